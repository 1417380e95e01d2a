import type { FieldEvidence } from '../../ports/reader.ts'
import { overlap } from '../page/page.ts'

type Fields = Readonly<Record<string, FieldEvidence>>

/**
 * Fields after a further look: those of the new look, and of the look before what the new one lost or read with less confidence
 * in the same place. Another place is another answer, for which a label was found meanwhile.
 */
export function surerFields(before: Fields, after: Fields): Record<string, FieldEvidence> {
  const fields: Record<string, FieldEvidence> = { ...after }
  for (const [name, old] of Object.entries(before)) {
    const found = after[name]
    if (found === undefined || (found.confidence < old.confidence && standsAt(found, old))) fields[name] = old
  }
  return fields
}

function standsAt(a: FieldEvidence, b: FieldEvidence): boolean {
  return a.page === b.page && a.box !== null && b.box !== null && overlap(a.box, b.box)
}
