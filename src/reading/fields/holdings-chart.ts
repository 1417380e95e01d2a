import { firmIn, nameIn } from './values/names.ts'
import type { LabelledDocument } from './labelled-document.ts'
import type { FoundValue } from '../page/printed-text.ts'

/** A share is at most this many lines below a name. */
const shareRowsMax = 2

/** Persons of a chart: names with a share beside or below them, joined by `; `; null without any. */
export function ownersInBoxes(pages: LabelledDocument['pages']): FoundValue | null {
  const owners = pages.flatMap(({ rows }) =>
    rows.flatMap((row, index) =>
      row.segments.flatMap((segment) => {
        const name = nameIn(segment.words)
        if (name === null || firmIn(name.value) !== null) return []
        const [left, , width] = segment.box
        const near = [row, ...rows.slice(index + 1, index + 1 + shareRowsMax)].flatMap((other) =>
          other.segments.filter(({ box }) => box[0] < left + width && box[0] + box[2] > left),
        )
        return near.some(({ text }) => /\d ?%/.test(text)) ? [name] : []
      }),
    ),
  )
  const names = [...new Set(owners.map(({ value }) => value))]
  return names.length === 0 ? null : { value: names.join('; '), words: owners.flatMap(({ words }) => words) }
}

/** The lowest firm of a holdings chart, which the others hold; null without one. */
export function lowestFirm({ pages }: LabelledDocument): FoundValue | null {
  const lines = pages.flatMap(({ rows }) => rows.flatMap((row) => row.segments))
  const line = lines.findLast(({ text }) => firmIn(text) === text)
  return line === undefined ? null : { value: line.text, words: line.words }
}
