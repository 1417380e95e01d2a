import type { FoundValue } from '../../page/printed-text.ts'
import { printedText } from '../../page/printed-text.ts'
import type { Row, Segment } from '../../page/rows.ts'
import type { LabelledPage } from '../places.ts'
import { readDates, type DateContext } from '../values/date.ts'

/** Words of a date on either side of the end of a line: "on the 31st of July," and "2027". */
const wordsMax = 4
/** The next line is at most this many heights below. */
const gapHeights = 1.5

/** A date, and where it begins. */
export interface PlacedDate extends FoundValue {
  readonly row: Row
  readonly segment: Segment
}

/** Dates that go over the end of a line of running text. */
export function datesOverLines({ rows }: LabelledPage, context: DateContext): readonly PlacedDate[] {
  return rows.slice(1).flatMap((row, index) => {
    const above = rows[index]
    if (above === undefined || row.box[1] - (above.box[1] + above.box[3]) > gapHeights * above.height) return []
    return above.segments.flatMap((segment) => {
      const below = row.segments.find((other) => isUnder(other, segment))
      if (below === undefined || !/\p{L}|\d/u.test(below.words[0]?.text ?? '')) return []
      const before = segment.words.slice(-wordsMax)
      const after = below.words.slice(0, wordsMax)
      return readDates(printedText([...before, ...after]), context)
        .filter(
          ({ words }) => words.some((word) => before.includes(word)) && words.some((word) => after.includes(word)),
        )
        .map((date): PlacedDate => ({ ...date, row: above, segment }))
    })
  })
}

function isUnder({ box: lower }: Segment, { box: upper }: Segment): boolean {
  return lower[0] < upper[0] + upper[2] && upper[0] < lower[0] + lower[2]
}
