import type { Judgement } from '../definition/contexts.ts'

/** True when no critical check of the document failed. */
export function isReliedOn({ failed }: Judgement): boolean {
  return failed.every(({ severity }) => severity !== 'critical')
}

/** True when a document passed a comparison with the client, such as `match:name` or `match:address`. */
export function agreesOn(rule: string, { document, matches }: Judgement): boolean {
  const wanted = `${rule}:${document.label}`
  return matches.some(({ id, passed }) => passed && id === wanted)
}
