import { wavePattern } from './security-print.ts'
import { roundedBox, text } from './sheet.ts'
import type { Mark, Sheet } from './sheet.ts'

/** A side of an ID-1 card (85.60 by 53.98 mm), 14 pixels a millimetre, on tinted paper with fine waves. ISO/IEC 7810. */
export function cardSide(paper: { tint: string; wave: string }, marks: readonly Mark[]): Sheet {
  const area = { x: 0, y: 0, width: cardWidth, height: cardHeight }
  const base = roundedBox(0, 0, cardWidth, cardHeight, 42, { fill: paper.tint, stroke: '#b9bec6', strokeWidth: 2 })
  const waves = wavePattern({ ...area, y: 24, height: cardHeight - 48 }, { color: paper.wave, opacity: 0.3, count: 40 })
  return {
    width: cardWidth,
    height: cardHeight,
    pixelsPerUnit: 1,
    background: '#f4f3f0',
    marks: [base, ...waves, ...marks],
  }
}

/** Pixels of a card's side. */
export const cardWidth = 1198
/** Pixels of a card's side. */
export const cardHeight = 756
/** Pixels per millimetre of a card. */
export const cardMillimetre = 14

/** A small label with its value below, as cards print them. */
export function labelled(
  x: number,
  y: number,
  label: string,
  value: string,
  style: { ink: string; size: number } = { ink: '#3b5170', size: 27 },
): Mark[] {
  return [
    text(x, y, label, { size: style.size * 0.66, color: style.ink }),
    text(x, y + style.size * 1.14, value, { size: style.size, face: 'sans' }),
  ]
}
