import type { FieldEvidence } from '../../ports/reader.ts'
import { overlap } from '../page/page.ts'

type Fields = Readonly<Record<string, FieldEvidence>>

/**
 * Fields after a second pass: its own, except where the first pass read the same place with a higher confidence or the second
 * lost the field. A value from another place replaces the first one, as a label was found there meanwhile.
 */
export function fieldsOfBothPasses(first: Fields, second: Fields): Record<string, FieldEvidence> {
  const fields: Record<string, FieldEvidence> = { ...second }
  for (const [name, old] of Object.entries(first)) {
    const found = second[name]
    if (found === undefined || (found.confidence < old.confidence && isSamePlace(found, old))) fields[name] = old
  }
  return fields
}

function isSamePlace(a: FieldEvidence, b: FieldEvidence): boolean {
  return a.page === b.page && a.box !== null && b.box !== null && overlap(a.box, b.box)
}
