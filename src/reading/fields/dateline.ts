import type { PageContext } from './read-value.ts'
import type { LabelledPage } from './places.ts'
import type { FoundValue } from './printed-text.ts'
import { printedText } from './printed-text.ts'
import { fold } from './fold.ts'
import { readDates } from '../values/date.ts'

/** What stands before the date of a letter, folded: a place, "le", "on", nothing. */
const dateline = /^(?:[\p{L}'. -]{2,34},? )?(?:le|on|the|ce)?[ ,]*$/u
/** What stands before the date of a deed or at its end. */
const closing =
  /\b(?:fait|signe|signee|donne|passe|dresse|delivre|delivree|etabli|etablie|dated|signed|executed|issued|given|made|sworn|declared)\b.{0,60}?\b(?:le|ce|this|on|of|au|day)\b[^\p{L}]*$/u
/** Words before a date that make it the date of something else. */
const otherDates = /\b(?:naissance|birth|ne|nee|born|expir|echeance|due|depuis|since|until|jusqu)/

/**
 * The date of a letter or a deed: on a line of its own, after a place ("Montréal, le 3 mars 2026"), or in the sentence it
 * closes with ("Fait à Rabat, le …", "Dated at Toronto this …"). The closing one is surer.
 */
export function findDateline(pages: readonly LabelledPage[], context: PageContext): FoundValue | null {
  let alone: FoundValue | null = null
  for (const { rows } of pages) {
    for (const segment of rows.flatMap((row) => row.segments)) {
      const printed = printedText(segment.words)
      const [date] = readDates(printed, context.dayFirst)
      const [first] = date?.words ?? []
      if (date === undefined || first === undefined) continue
      const before = textBefore(segment.words, first)
      if (closing.test(before)) return date
      const after = segment.words
        .slice(segment.words.indexOf(first) + date.words.length)
        .filter((word) => !/^\d{1,2}[:h]\d{2}/.test(word.text))
      if (after.length === 0 && dateline.test(before) && !otherDates.test(before)) alone ??= date
    }
  }
  return alone
}

function textBefore(words: FoundValue['words'], first: FoundValue['words'][number]): string {
  const before = words.slice(0, words.indexOf(first)).map((word) => word.text)
  return fold(before.length === 0 ? '' : `${before.join(' ')} `)
}
