import { acceptedTypes } from '../../document-types/steps.ts'
import type { Judgement } from '../definition/contexts.ts'

/** True when no critical check of the document failed. */
export function isReliedOn({ failed }: Judgement): boolean {
  return failed.every(({ severity }) => severity !== 'critical')
}

/** True when a document without a failed critical check is of one of the types. */
export function holdsOneOf(judgements: readonly Judgement[], types: readonly string[]): boolean {
  return judgements.some((judgement) => types.includes(judgement.document.facts.docType) && isReliedOn(judgement))
}

/** True when a document without a failed critical check is of a type that the step accepts. */
export function holdsStep(judgements: readonly Judgement[], step: string): boolean {
  return holdsOneOf(judgements, acceptedTypes(step) ?? [])
}

/** True when a document passed a comparison with the client, such as `match:name` or `match:address`. */
export function agreesOn(rule: string, { document, matches }: Judgement): boolean {
  const wanted = `${rule}:${document.label}`
  return matches.some(({ id, passed }) => passed && id === wanted)
}
