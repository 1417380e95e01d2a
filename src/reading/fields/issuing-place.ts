import { readJurisdiction, readStateName } from './values/place.ts'
import { fold } from '../page/fold.ts'
import type { LabelledDocument } from './labelled-document.ts'
import type { FoundValue } from '../page/printed-text.ts'

/** A government's name is in this share of the page. */
const headShare = 0.5

/** The province or state whose government is named at the head of a certificate; null without one. */
export function territoryOf({ pages }: LabelledDocument): FoundValue | null {
  const [first] = pages
  for (const { words, box } of first?.rows ?? []) {
    if (first === undefined || box[1] > first.page.height * headShare) break
    const text = words.map((word) => word.text).join(' ')
    const place =
      /(?:^(?:Government|Province|State) of |^Gouvernement du |^Registraire des entreprises (?:- |du ))(.+)$/.exec(
        text,
      )?.[1]
    if (place !== undefined && readJurisdiction(place) !== null) return { value: place, words }
  }
  return null
}

/** The province or state of a licence, or its country: named on it, else by its code before the country; null without one. */
export function jurisdictionOf({ pages }: LabelledDocument, part: 'code' | 'country'): FoundValue | null {
  const [first] = pages
  if (first === undefined) return null
  for (const row of first.rows) {
    const text = row.words.map((word) => word.text).join(' ')
    const codes = /\b([A-Z]{2}),? ?(CANADA|USA|U\.S\.A\.)/.exec(text)
    const named = readJurisdiction(text)
    const state = part === 'country' ? readStateName(text) : null
    if (state !== null) return { value: state, words: row.words }
    if (codes === null && named === null) continue
    const code = codes?.[1] ?? named?.code ?? ''
    const country = codes === null ? (named?.country ?? '') : codes[2] === 'CANADA' ? 'CA' : 'US'
    return { value: part === 'code' ? code : country, words: row.words }
  }
  return /\bcanada\b/.test(fold(first.page.words.map((word) => word.text).join(' '))) && part === 'country'
    ? { value: 'CA', words: [] }
    : null
}
