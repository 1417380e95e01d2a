import type { Check } from '../../../contract/check.ts'
import type { Judgement } from '../definition/contexts.ts'

/** True when no check of the document failed that sets it aside. */
export function isReliedOn({ failed }: Judgement): boolean {
  return !failed.some(setsAside)
}

/**
 * True for a failed check after which a document proves nothing: a critical one, and an expiry, which in a review is a flag only.
 * PCMLTFR s. 105(5); docs/rules/checks.md#validity-by-law.
 */
export function setsAside({ id, severity }: Check): boolean {
  return severity === 'critical' || id.startsWith('expiry:')
}

/** True when a document passed a comparison with the client, such as `match:name` or `match:address`. */
export function agreesOn(rule: string, { document, matches }: Judgement): boolean {
  const wanted = `${rule}:${document.label}`
  return matches.some(({ id, passed }) => passed && id === wanted)
}
