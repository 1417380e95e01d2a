import { acceptedTypes } from '../../document-types/steps.ts'
import type { Judgement } from '../definition/contexts.ts'

/** True when no critical check of the document failed. */
export function isReliedOn({ failed }: Judgement): boolean {
  return failed.every(({ severity }) => severity !== 'critical')
}

/** True when a document that may be relied on is of one of the types. */
export function holdsOneOf(judgements: readonly Judgement[], types: readonly string[]): boolean {
  return judgements.some((judgement) => types.includes(judgement.document.facts.docType) && isReliedOn(judgement))
}

/** True when a document that may be relied on is of a type the step takes. */
export function holdsStep(judgements: readonly Judgement[], step: string): boolean {
  return holdsOneOf(judgements, acceptedTypes(step) ?? [])
}

/** True when a document of the file was compared with the client on this and agreed: `match:name`, `match:address`. */
export function agreesOn(rule: string, { document, matches }: Judgement): boolean {
  const wanted = `${rule}:${document.label}`
  return matches.some(({ id, passed }) => passed && id === wanted)
}
