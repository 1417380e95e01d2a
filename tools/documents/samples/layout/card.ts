import { pdf417 } from '../../drawing/barcode.ts'
import { cardHeight, cardMillimetre, cardSide, cardWidth } from '../../drawing/card.ts'
import { printMrz } from '../../drawing/mrz-print.ts'
import { overprint, specimenWord } from '../../drawing/overprint.ts'
import { portrait, signature } from '../../drawing/portrait.ts'
import { rosette } from '../../drawing/security-print.ts'
import { box, roundedBox, text } from '../../drawing/sheet.ts'
import type { Mark, Sheet, Typeface } from '../../drawing/sheet.ts'
import type { Draft } from '../draft.ts'
import { fitted, fittingSize, widthOf, wrap } from './flow.ts'

/** A label, its value and the width the pair takes of its row, 1 unless told. An empty label prints the value alone. */
export interface CardCell {
  readonly label: string
  readonly value: string
  readonly span?: number
  readonly bold?: boolean
}

/** Where labels stand: small above the value, or on its line. */
export type CardLabels = 'above' | 'left'

/** What stands on the side of a card that has the portrait. */
export interface CardFace {
  readonly titles: readonly string[]
  readonly rows: readonly (readonly CardCell[])[]
  readonly labels: CardLabels
  readonly photo?: 'left' | 'right' | 'none'
  /** Set on a band of colour, white, or on the paper. */
  readonly banded?: boolean
  /** Below the portrait. */
  readonly underPhoto?: string
  /** The last line. */
  readonly foot?: string
  readonly chip?: boolean
}

/** Paper of a card: its colour, that of its fine print and that of its titles. */
export interface CardPaper {
  readonly tint: string
  readonly wave: string
  readonly ink: string
  readonly face: Typeface
}

/** One of a few kinds of card paper. */
export function cardPaper(draft: Draft): CardPaper {
  const [tint, wave, ink] = draft.pick(cardBackgrounds)
  return { tint, wave, ink, face: draft.pick(['sans', 'narrow', 'sans-bold', 'narrow-bold']) }
}

/** The front of a card. */
export function cardFront(draft: Draft, paper: CardPaper, front: CardFace): Sheet {
  const photo = front.photo ?? 'left'
  const photoWidth = photo === 'none' ? 0 : 330
  const left = photo === 'left' ? 60 + photoWidth + 50 : 60
  const width = cardWidth - 120 - (photo === 'none' ? 0 : photoWidth + 50)
  const headHeight = 52 + front.titles.length * 36
  const photoScale = Math.min(1.08, (cardHeight - headHeight - 150) / 390)
  const photoX = photo === 'left' ? 60 : cardWidth - 60 - 300 * photoScale
  const marks: Mark[] = [
    ...rosette(820, 430, 240, { color: paper.wave, opacity: 0.25 }),
    ...(front.banded ? [box(0, 0, cardWidth, headHeight, { fill: paper.ink })] : []),
    ...front.titles.map((title, index) =>
      text(60, 52 + index * 38, title, {
        size: fittingSize(title, 'sans-bold', index === 0 ? 34 : 27, cardWidth - 120),
        face: index === 0 ? 'sans-bold' : 'sans',
        color: front.banded ? '#fff' : paper.ink,
      }),
    ),
    ...(photo === 'none'
      ? []
      : portrait(
          { x: photoX, y: headHeight + 24, scale: photoScale },
          {
            hair: draft.pick(['#6b4226', '#2b201c', '#8c6a3f', '#1c1c22']),
            skin: draft.pick(['#e8c0a0', '#efcbb0', '#8d5a3b', '#c68f68']),
            coat: draft.pick(['#2f4858', '#4a4e69', '#6d4c41']),
            longHair: draft.person.sex === 'F',
          },
        )),
    ...(front.underPhoto === undefined
      ? []
      : [text(photoX, headHeight + 24 + 390 * photoScale + 40, front.underPhoto, { size: 30, face: 'sans-bold' })]),
    ...(front.chip && photo !== 'right'
      ? [
          roundedBox(cardWidth - 220, headHeight + 30, 140, 110, 14, {
            fill: '#d9b95b',
            stroke: '#9a7b2d',
            strokeWidth: 2,
          }),
        ]
      : []),
    overprint(760, 600, 84, specimenWord[draft.language], -10),
    ...cells(front.rows, {
      labels: front.labels,
      paper,
      x: left,
      y: headHeight + 34,
      width,
      height: cardHeight - headHeight - 100,
    }),
    ...(draft.chance(0.6) && photo !== 'none'
      ? signature(photoX + 30, cardHeight - 92, 0.9, draft.chance(0.5) ? 0 : 1)
      : []),
    text(cardWidth - 60, cardHeight - 26, specimenWord[draft.language], {
      size: 22,
      face: 'sans-bold',
      color: '#b3202a',
      align: 'right',
    }),
    ...(front.foot === undefined
      ? []
      : [fitted(left, cardHeight - 26, front.foot, width - 170, { size: 20, face: 'sans', color: '#555' })]),
  ]
  return cardSide(paper, marks)
}

/** What the back carries. */
export interface CardBack {
  readonly rows: readonly (readonly CardCell[])[]
  readonly labels: CardLabels
  /** Three lines of 30 characters. */
  readonly mrz?: readonly string[]
  /** Content of a PDF417. */
  readonly barcode?: string
  readonly notes?: readonly string[]
  readonly stripe?: boolean
}

/** The back of a card. */
export async function cardBack(draft: Draft, paper: CardPaper, back: CardBack): Promise<Sheet> {
  const top = back.stripe ? 200 : 60
  const symbol = back.barcode === undefined ? [] : await pdf417(back.barcode, { x: 56, y: top + 60, module: 3.7 })
  const notesTop = back.mrz ? 396 : cardHeight - 110
  return cardSide(paper, [
    ...(back.stripe ? [box(2, 60, cardWidth - 4, 96, { fill: '#2b2b2b' })] : []),
    text(60, top, specimenWord[draft.language], { size: 26, face: 'sans-bold', color: '#b3202a' }),
    ...symbol,
    ...cells(back.rows, {
      labels: back.labels,
      paper,
      x: 60,
      y: back.barcode === undefined ? top + 40 : top + 400,
      width: cardWidth - 120,
      height: 300,
    }),
    ...(back.notes ?? []).flatMap((note, index) =>
      wrap(note, 'sans', 19, cardWidth - 120)
        .slice(0, 1)
        .map((row) => text(60, notesTop + index * 28, row, { size: 19, face: 'sans', color: '#444' })),
    ),
    ...(back.mrz
      ? [
          box(2, 440, cardWidth - 4, 272, { fill: '#fbfaf6' }),
          ...printMrz(back.mrz, { x: 66, y: 476, millimetre: cardMillimetre, leadingMm: 4.9 }),
        ]
      : []),
  ])
}

/** Rows of labels and values on a card's paper. */
export function cells(
  rows: readonly (readonly CardCell[])[],
  at: { labels: CardLabels; paper: CardPaper; x: number; y: number; width: number; height: number },
): Mark[] {
  const kept = rows.map((row) => row.filter(({ value }) => value !== '')).filter((row) => row.length > 0)
  const step = Math.min(at.labels === 'above' ? 84 : 62, at.height / Math.max(kept.length, 1))
  const size = Math.min(29, step * (at.labels === 'above' ? 0.4 : 0.56))
  return kept.flatMap((row, index): Mark[] => {
    const spans = row.reduce((sum, { span = 1 }) => sum + span, 0)
    let x = at.x
    const continues = at.labels === 'above' && row.every(({ label }) => label === '')
    const y = at.y + index * step - (continues ? size * 0.95 : 0)
    return row.flatMap(({ label, value, span = 1, bold }): Mark[] => {
      const width = (at.width * span) / spans
      const left = x
      x += width
      const face = bold ? 'sans-bold' : at.paper.face
      const labelSize = size * 0.68
      if (label === '')
        return [fitted(left, y + size * (at.labels === 'above' ? 1.1 : 0.5), value, width - 16, { size, face })]
      if (at.labels === 'above') {
        return [
          fitted(left, y, label, width - 14, { size: labelSize, face: 'narrow', color: at.paper.ink }),
          fitted(left, y + size * 1.15, value, width - 16, { size, face }),
        ]
      }
      const ownSize = fittingSize(label, 'narrow', labelSize * 1.1, width * 0.5)
      const labelWidth = widthOf(label, 'narrow', ownSize) + 14
      return [
        text(left, y + size * 0.5, label, { size: ownSize, face: 'narrow', color: at.paper.ink }),
        fitted(left + labelWidth, y + size * 0.5, value, width - labelWidth - 10, { size, face }),
      ]
    })
  })
}

const cardBackgrounds = [
  ['#e9eff6', '#7fa3c9', '#1f3a63'],
  ['#f5ece9', '#c99a8f', '#5c1f2e'],
  ['#eef3e9', '#93b48b', '#2f5230'],
  ['#f2eef7', '#a993c9', '#47306f'],
  ['#fbf6e8', '#cdb57a', '#5f4a13'],
] as const
