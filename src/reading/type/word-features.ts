import { fold } from '../page/fold.ts'
import type { ReadPage } from '../page/page.ts'
import { letterHeight, type Row, type Segment } from '../page/rows.ts'

/** Words are learned from so many pages, and from so many words of a page. */
const pagesMax = 3
const wordsPerPageMax = 1500
/** The upper part of the first page, and how much larger than the median print a heading is. */
const headShare = 0.28
const headingHeights = 1.25
/** Letters of a word with digits that is a name of a form: "t4", "w-2". */
const formLettersMax = 5
/** Most words of a line that stands alone. */
const aloneWordsMax = 5

/**
 * What the words of a document say of its type: each word, each pair of neighbours, and again those in headings, at the top, and
 * lines that stand alone. Numbers are left out, since they are values.
 */
export function wordFeatures(pages: readonly ReadPage[], rows: readonly (readonly Row[])[]): ReadonlySet<string> {
  const features = new Set<string>()
  for (const [index, page] of pages.slice(0, pagesMax).entries()) {
    const pageRows = rows[index] ?? []
    const heights = pageRows.flatMap((row) => row.words.map(({ box }) => box[3])).toSorted((a, b) => a - b)
    const median = heights[Math.floor(heights.length / 2)] ?? 0
    let count = 0
    for (const row of pageRows) {
      if (count > wordsPerPageMax) break
      count += row.words.length
      for (const segment of row.segments) {
        const isHead =
          index === 0 && (row.box[1] < page.height * headShare || letterHeight(segment) >= median * headingHeights)
        addSegment(features, segment, isHead)
      }
    }
  }
  return features
}

function addSegment(features: Set<string>, segment: Segment, isHead: boolean): void {
  const words = segment.words.flatMap(({ text }) => wordsOf(text))
  const marks = isHead ? ['', '^'] : ['']
  for (const [index, word] of words.entries()) {
    if (word === '') continue
    const next = words[index + 1] ?? ''
    for (const mark of marks) {
      features.add(mark + word)
      if (next !== '') features.add(`${mark}${word} ${next}`)
    }
  }
  const alone = words.filter((word) => word !== '')
  if (alone.length > 0 && alone.length <= aloneWordsMax) features.add(`=${alone.join(' ')}`)
}

/** The words in a printed word, folded; '' for a number or a value, which parts its neighbours. */
function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/œ/g, 'oe')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => part.replace(/^-+|-+$/g, ''))
    .map((part) => (/\p{N}/u.test(part) && (part.length > formLettersMax || !/\p{L}/u.test(part)) ? '' : part))
}
