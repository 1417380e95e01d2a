import { cardHeight, cardSide, cardWidth } from '../../../drawing/card.ts'
import { overprint } from '../../../drawing/overprint.ts'
import { rosette } from '../../../drawing/security-print.ts'
import { box, line, shape, text, type Mark, type Sheet } from '../../../drawing/sheet.ts'
import type { Paper } from '../../paper.ts'

const papers = {
  blue: ['#e3ecf5', '#7fa3cc'],
  rose: ['#f6e6e8', '#d393a2'],
  green: ['#e6f1e6', '#86b58f'],
  sand: ['#f4eee0', '#c9b184'],
  violet: ['#ece7f4', '#a592cc'],
  grey: ['#eceef0', '#a7b0ba'],
  sea: ['#e1f0f1', '#75b3b8'],
} as const

export type Tint = keyof typeof papers

/** A side of a card on paper of one of these colours, with a rosette where the seed has one. */
export function card(paper: Paper, tints: readonly Tint[], marks: readonly Mark[]): Sheet {
  const [tint, wave] = papers[paper.pick(tints)]
  const guilloche = paper.chance(0.5)
    ? rosette(paper.between(500, 980), paper.between(240, 480), paper.between(110, 190), { color: wave, opacity: 0.25 })
    : []
  const word = paper.chance(0.4) ? [overprint(cardWidth / 2, cardHeight / 2 + 90, 170, 'SPECIMEN')] : []
  const foot = text(cardWidth - 34, cardHeight - 12, 'SPECIMEN', { size: 14, color: '#7a7a7a', align: 'right' })
  return cardSide({ tint, wave }, [...guilloche, ...word, ...marks, foot])
}

/** Three stripes standing or lying, as flags have. */
export function stripes(
  x: number,
  y: number,
  width: number,
  height: number,
  colours: readonly string[],
  upright: boolean,
): Mark[] {
  return colours.map((fill, index) => {
    const part = 1 / colours.length
    return upright
      ? box(x + index * part * width, y, part * width, height, { fill })
      : box(x, y + index * part * height, width, part * height, { fill })
  })
}

/** A ring of twelve dots with a code inside, after the mark of the member states. */
export function ringOfStars(x: number, y: number, radius: number, code: string): Mark[] {
  const dots = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    const [cx, cy] = [x + Math.cos(angle) * radius * 0.72, y + Math.sin(angle) * radius * 0.72]
    const size = radius * 0.12
    return box(cx - size / 2, cy - size / 2, size, size, { fill: '#f2cf3c' })
  })
  return [
    box(x - radius, y - radius, radius * 2, radius * 2, { fill: '#27408b' }),
    ...dots,
    text(x, y + radius * 0.22, code, { size: radius * 0.62, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
  ]
}

/** A contact chip. */
export function chip(x: number, y: number, width: number): Mark[] {
  const height = width * 0.78
  const ink = { stroke: '#8d7430', strokeWidth: 2 }
  return [
    box(x, y, width, height, { fill: '#d9bd6a', ...ink }),
    ...[0.33, 0.66].map((part) => line(x, y + height * part, x + width, y + height * part, ink)),
    ...[0.35, 0.65].map((part) => line(x + width * part, y, x + width * part, y + height, ink)),
  ]
}

/** A star of five points in outline. */
export function star(x: number, y: number, radius: number, colour: string, strokeWidth = 4): Mark {
  const points = [0, 2, 4, 1, 3].map((index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`
  })
  return shape(`M${points.join(' L')} Z`, { stroke: colour, strokeWidth })
}
