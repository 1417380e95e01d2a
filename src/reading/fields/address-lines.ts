import type { Word } from '../page/page.ts'
import { hasPostalCode } from './values/address.ts'
import { fold } from '../page/fold.ts'
import type { LabelHit } from './labels.ts'
import type { LabelledPage } from './places.ts'
import { withPostalCodes } from './blocks.ts'
import { boxOf, segmentOf, type Segment } from '../page/rows.ts'

/** Labels of the city, which forms ask for separately. */
const cityLabel = /^(?:city|town|ville|municipalite|localite|code postal|postal code|cp)\b/
/** Most rows between the street of a form and its city. */
const cityRowsMax = 3
/** The last line of an address may be under its label, at most this many heights below. */
const underLabelHeights = 2.2

/** Lines of an address with the city that has a label of its own: "Ville, code postal   Lévis (Québec) G6V 7M1". */
export function withCity(lines: readonly Segment[], hit: LabelHit, page: LabelledPage): readonly Segment[] {
  const last = lines.at(-1)
  if (last === undefined || lines.some(({ text }) => hasPostalCode(text))) return lines
  const under = page.rows.filter(({ box }) => box[1] > last.box[1] + last.box[3] / 2).slice(0, cityRowsMax)
  for (const [index, row] of under.entries()) {
    const at = row.segments.findIndex(
      ({ box, text }) => Math.abs(box[0] - hit.segment.box[0]) < hit.box[3] && cityLabel.test(fold(text)),
    )
    const label = row.segments[at]
    if (label === undefined) continue
    const colon = label.words.findIndex((word) => /:$/.test(word.text))
    const own = colon === -1 ? [] : label.words.slice(colon + 1)
    const below = under[index + 1]?.segments.find(({ box }) => Math.abs(box[0] - label.box[0]) < hit.box[3])
    const city = own.length > 0 ? segmentOf(own) : (row.segments[at + 1] ?? below)
    if (city !== undefined && hasPostalCode(city.text)) return [...lines, city]
  }
  return lines
}

/** Lines below a value that continue it at its left edge; else the line with the postal code under its label. */
export function continuation(
  words: readonly Word[],
  { row, segment: begun }: LabelHit,
  page: LabelledPage,
): readonly Segment[] {
  const [left, top, width, height] = boxOf(words)
  const lines: Segment[] = []
  let bottom = top + height
  for (const next of page.rows.slice(page.rows.indexOf(row) + 1)) {
    const inColumn = next.segments.find(
      (segment) =>
        Math.abs(segment.box[0] - left) < height * 1.5 && segment.box[0] < left + Math.max(width, height * 10),
    )
    if (next.box[1] - bottom > height * 1.6) break
    if (inColumn === undefined || page.hits.some((hit) => hit.segment === inColumn)) continue
    lines.push(inColumn)
    bottom = inColumn.box[1] + inColumn.box[3]
  }
  if (lines.length > 0 || hasPostalCode(segmentOf(words).text)) return lines
  const next = page.rows[page.rows.indexOf(row) + 1]
  const under = withPostalCodes(next?.segments ?? []).find(
    ({ box }) => Math.abs(box[0] - begun.box[0]) < height && box[1] - (top + height) < height * underLabelHeights,
  )
  const labelled = page.hits.some(({ segment }) => segment.words[0] === under?.words[0])
  return under !== undefined && !labelled && hasPostalCode(under.text) ? [under] : []
}
