import type { FieldKind, FieldRule } from '../../../domain/document-types/definition/document-type.ts'
import type { FoundValue } from '../../page/printed-text.ts'
import { segmentOf, type Segment } from '../../page/rows.ts'
import { readValues, type PageContext } from '../read-value.ts'
import { readJurisdiction, readStateName } from '../values/place.ts'

/** Most words of a value of these kinds: "United States of America". */
const wordsMax: Readonly<Partial<Record<FieldKind, number>>> = { sex: 1, country: 4, province: 1, code: 8 }
/** Kinds whose values have no digits: "1,77m" is no sex, and "PR212080K4" no country. */
const worded: ReadonlySet<FieldKind> = new Set(['sex', 'country', 'province'])
/** A code of a country or province is printed in capitals: "or" is not Oregon. */
const shortLetters = 3

/** Whether a field's values are from a list, so that they are told by their words wherever they stand. */
export function isClosed(kind: FieldKind): boolean {
  return wordsMax[kind] !== undefined
}

/** The values of such a kind in a segment: the longest one that begins at each word, and places named in the whole. */
export function closedValuesIn(rule: FieldRule, segment: Segment, context: PageContext): readonly FoundValue[] {
  const most = wordsMax[rule.kind] ?? 1
  const named = placeNamed(rule.kind, segment)
  const found: FoundValue[] = named === null ? [] : [{ value: named, words: segment.words }]
  for (const [start, { text }] of segment.words.entries()) {
    if (!/[\p{L}\d]/u.test(text) || (worded.has(rule.kind) && /\d/.test(text))) continue
    for (let count = Math.min(most, segment.words.length - start); count > 0; count--) {
      const words = segment.words.slice(start, start + count)
      const printed = words.map((word) => word.text).join(' ')
      if (printed.length <= shortLetters && printed !== printed.toUpperCase()) continue
      const [value] = readValues(rule, [segmentOf(words)], context)
      if (value === undefined) continue
      found.push(value)
      break
    }
  }
  return found
}

function placeNamed(kind: FieldKind, { text }: Segment): string | null {
  const place = kind === 'country' || kind === 'province' ? readJurisdiction(text) : null
  if (kind === 'province') return place?.code ?? null
  return kind === 'country' ? (readStateName(text) ?? place?.country ?? null) : null
}
