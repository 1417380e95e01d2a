import type { PageContext } from './read-value.ts'
import type { LabelledPage } from './places.ts'
import type { FoundValue } from '../page/printed-text.ts'
import type { Row, Segment } from '../page/rows.ts'
import { printedText } from '../page/printed-text.ts'
import { fold } from '../page/fold.ts'
import { readDates } from './values/date.ts'

/** A label above a value is within this many heights of it and of its left edge. */
const labelGapHeights = 1.2
/** Text before the date of a letter, folded: a place, "le", "on", nothing. */
const dateline = /^(?:[\p{L}'. -]{2,34},? )?(?:le|on|the|ce)?[ ,]*$/u
/** Text before the date of a deed, folded. */
const closing =
  /\b(?:fait|signe|signee|donne|passe|dresse|delivre|delivree|etabli|etablie|dated|signed|executed|issued|given|made|sworn|declared)\b.{0,60}?\b(?:le|ce|this|on|of|au|day)\b[^\p{L}]*$/u
/** Words before a date of something else. */
const otherDates = /\b(?:naissance|birth|ne|nee|born|expir|echeance|due|depuis|since|until|jusqu)/

/**
 * The date of a letter or a deed: on a line of its own, after a place ("Montréal, le 3 mars 2026"), or in the sentence it
 * closes with ("Fait à Rabat, le …", "Dated at Toronto this …"). The closing one wins. Null without one.
 */
export function findDateline(pages: readonly LabelledPage[], context: PageContext): FoundValue | null {
  let alone: FoundValue | null = null
  for (const { rows } of pages) {
    for (const segment of rows.filter((row) => !holdsPeriod(row, context)).flatMap((row) => row.segments)) {
      const printed = printedText(segment.words)
      const [date] = readDates(printed, context)
      const [first] = date?.words ?? []
      if (date === undefined || first === undefined) continue
      const before = textBefore(segment.words, first)
      if (closing.test(before)) return date
      const after = segment.words
        .slice(segment.words.indexOf(first) + date.words.length)
        .filter((word) => !/^\d{1,2}[:h]\d{2}/.test(word.text))
      const ofLetter = after.length === 0 && dateline.test(before) && !otherDates.test(before)
      if (ofLetter && !standsUnderLabel(segment, rows)) alone ??= date
    }
  }
  return alone
}

/** Whether a row has two dates and nothing else: the ends of a period. */
function holdsPeriod({ segments }: Row, context: PageContext): boolean {
  const days = segments.filter(({ words }) => readDates(printedText(words), context)[0]?.words.length === words.length)
  return days.length === 2 && segments.length === 2
}

/** Whether the label of another date is directly above: "Date of last annual meeting". */
function standsUnderLabel({ box }: Segment, rows: readonly Row[]): boolean {
  const [left, top, , height] = box
  return rows.some((row) =>
    row.segments.some(
      ({ box: above, text }) =>
        above[1] < top &&
        top - (above[1] + above[3]) < height * labelGapHeights &&
        Math.abs(above[0] - left) < height * labelGapHeights &&
        /^[^\d]*\bdate\b/.test(fold(text)) &&
        !/\d{4}/.test(text),
    ),
  )
}

function textBefore(words: FoundValue['words'], first: FoundValue['words'][number]): string {
  const before = words.slice(0, words.indexOf(first)).map((word) => word.text)
  return fold(before.length === 0 ? '' : `${before.join(' ')} `)
}
