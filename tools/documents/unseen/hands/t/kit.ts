import { longDate, parts, shortMonth } from '../../../calendar.ts'
import { box, ellipse, letterPaper, line, shape, text } from '../../../drawing/sheet.ts'
import type { Mark, Sheet, Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import { canonicalMoney, printedMoney } from '../../../money.ts'
import { joinedAddress } from '../../../person.ts'
import type { Paper } from '../../paper.ts'

export interface Ink {
  readonly size?: number
  readonly face?: Typeface
  readonly color?: string
  readonly align?: 'left' | 'middle' | 'right'
  readonly leading?: number
}

/** An A4 page with its foot line. */
export function a4(marks: readonly Mark[], foot = 'SPECIMEN', background = '#fff'): Sheet {
  const note = text(297, 836, foot, { size: 5.5, color: '#8a8a8a', align: 'middle' })
  return { width: 595, height: 842, pixelsPerUnit: 200 / 72, background, marks: [...marks, note] }
}

/** A Letter page with its foot line. */
export function letter(marks: readonly Mark[], foot = 'SPECIMEN', background = '#fff'): Sheet {
  return {
    ...letterPaper,
    background,
    marks: [...marks, text(306, 787, foot, { size: 5.5, color: '#8a8a8a', align: 'middle' })],
  }
}

/** Rows of a text that fit a width; only plain spaces break. */
export function wrap(content: string, face: Typeface, size: number, width: number): readonly string[] {
  const rows: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && typeset(longer, face, size).width > width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  return [...rows, row]
}

/** A column of text written from top to bottom. */
export interface Column {
  readonly marks: Mark[]
  /** The baseline of the last line. */
  bottom(): number
  gap(by: number): Column
  say(content: string, ink?: Ink): Column
  list(contents: readonly string[], ink?: Ink): Column
  /** A caption with its value at a distance, or at the right edge where `at` is 0. */
  pair(caption: string, value: string, at: number, ink?: Ink & { readonly valueFace?: Typeface }): Column
  rule(color?: string, width?: number): Column
}

export function column(x: number, y: number, width: number, base: Ink = {}): Column {
  const marks: Mark[] = []
  let pen = y
  const full = { size: 9.5, face: 'sans', color: '#1b1b1b', align: 'left', leading: 1.42, ...base } as const
  const self: Column = {
    marks,
    bottom: () => pen,
    gap(by) {
      pen += by
      return self
    },
    say(content, ink = {}) {
      const { leading, ...style } = { ...full, ...ink }
      const edge = style.align === 'left' ? x : style.align === 'right' ? x + width : x + width / 2
      for (const row of wrap(content, style.face, style.size, width)) {
        pen += style.size * leading
        marks.push(text(edge, pen, row, style))
      }
      return self
    },
    list(contents, ink) {
      for (const content of contents) self.say(content, ink)
      return self
    },
    pair(caption, value, at, ink = {}) {
      const { leading, valueFace, ...style } = { ...full, ...ink }
      const face = valueFace ?? style.face
      const rows = at === 0 ? [value] : wrap(value, face, style.size, width - at)
      pen += style.size * leading
      marks.push(text(x, pen, caption, style))
      for (const [index, row] of rows.entries()) {
        if (index > 0) pen += style.size * leading
        const edge = at === 0 ? x + width : x + at
        marks.push(text(edge, pen, row, { ...style, face, align: at === 0 ? 'right' : 'left' }))
      }
      return self
    },
    rule(color = '#9aa0a8', thickness = 0.6) {
      pen += 5
      marks.push(line(x, pen, x + width, pen, { stroke: color, strokeWidth: thickness }))
      return self
    },
  }
  return self
}

/** A box with a small caption at its top and the value below. */
export function cell(
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  caption: string,
  value: string,
  ink: Ink & { readonly fill?: string; readonly edge?: string } = {},
): Mark[] {
  const { fill = '#fff', edge = '#555', size = 9, face = 'sans', color = '#111' } = ink
  const rows = wrap(value, face, size, at.width - 8)
  return [
    box(at.x, at.y, at.width, at.height, { fill, stroke: edge, strokeWidth: 0.6 }),
    text(at.x + 4, at.y + 8, caption, { size: Math.min(6.4, size * 0.75), color: '#444' }),
    ...rows.map((row, index) => text(at.x + 4, at.y + 10 + size * 1.2 * (index + 1), row, { size, face, color })),
  ]
}

/** Rows whose contents stand at given edges; the first row in bold where asked. */
export function rowsAt(
  edges: readonly { readonly x: number; readonly align?: 'left' | 'right' | 'middle' }[],
  rows: readonly (readonly string[])[],
  at: { readonly y: number; readonly leading: number; readonly bold?: boolean; readonly rule?: string },
  ink: Ink = {},
): { readonly marks: Mark[]; readonly bottom: number } {
  const { size = 8.5, face = 'sans', color = '#1b1b1b' } = ink
  const bold = face.startsWith('mono') ? 'mono-bold' : face.startsWith('narrow') ? 'narrow-bold' : 'sans-bold'
  const marks: Mark[] = []
  const [left, right] = [edges[0]?.x ?? 0, edges.at(-1)?.x ?? 0]
  for (const [index, row] of rows.entries()) {
    const y = at.y + index * at.leading
    for (const [place, content] of row.entries()) {
      const edge = edges[place]
      if (edge === undefined || content === '') continue
      const style = {
        size,
        color,
        face: at.bold === true && index === 0 ? bold : face,
        align: edge.align ?? 'left',
      } as const
      marks.push(text(edge.x, y, content, style))
    }
    if (at.rule !== undefined) {
      marks.push(line(left, y + at.leading * 0.3, right, y + at.leading * 0.3, { stroke: at.rule, strokeWidth: 0.4 }))
    }
  }
  return { marks, bottom: at.y + rows.length * at.leading }
}

export type Emblem = 'disc' | 'square' | 'peak' | 'hexagon' | 'ring'

/** A drawn sign with initials. */
export function emblem(x: number, y: number, size: number, initials: string, color: string, kind: Emblem): Mark[] {
  const [cx, cy, r] = [x + size / 2, y + size / 2, size / 2]
  const hexagon = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3
    return `${(cx + r * Math.cos(angle)).toFixed(1)} ${(cy + r * Math.sin(angle)).toFixed(1)}`
  })
  const sign: Readonly<Record<Emblem, Mark>> = {
    disc: ellipse(cx, cy, r, r, { fill: color }),
    ring: ellipse(cx, cy, r, r, { stroke: color, strokeWidth: size / 12 }),
    square: box(x, y, size, size, { fill: color }),
    peak: shape(`M${x} ${y + size} L${cx} ${y - size * 0.25} L${x + size} ${y + size} Z`, { fill: color }),
    hexagon: shape(`M${hexagon.join(' L')} Z`, { fill: color }),
  }
  const tint = kind === 'ring' ? color : '#fff'
  const fit = (size * 0.9) / Math.max(1.6, initials.length)
  return [
    sign[kind],
    text(cx, cy + fit * 0.42, initials, { size: fit, face: 'sans-bold', color: tint, align: 'middle' }),
  ]
}

/** A round rubber stamp with a name in its middle. */
export function stamp(x: number, y: number, radius: number, words: readonly string[], color = '#3a4c9c'): Mark[] {
  return [
    ellipse(x, y, radius, radius, { stroke: color, strokeWidth: 1.4 }),
    ellipse(x, y, radius * 0.9, radius * 0.9, { stroke: color, strokeWidth: 0.5 }),
    ...words.map((word, index) =>
      text(x, y + (index - (words.length - 1) / 2) * 7.5 + 2, word, { size: 5.6, color, align: 'middle' }),
    ),
  ]
}

export type DateLook = keyof typeof dateLooks

const two = (number: number) => String(number).padStart(2, '0')

const dateLooks = {
  en: (iso: string) => longDate(iso, 'en'),
  enShort: (iso: string) => `${shortMonth(iso, 'en')} ${parts(iso).day}, ${parts(iso).year}`,
  enBare: (iso: string) => `${shortMonth(iso, 'en')} ${parts(iso).day} ${parts(iso).year}`,
  enCaps: (iso: string) => `${shortMonth(iso, 'en').toUpperCase()} ${two(parts(iso).day)}, ${parts(iso).year}`,
  capsSlash: (iso: string) => `${shortMonth(iso, 'en').toUpperCase()} ${two(parts(iso).day)}/${iso.slice(2, 4)}`,
  gb: (iso: string) => `${parts(iso).day} ${longDate(iso, 'en').split(' ')[0] ?? ''} ${parts(iso).year}`,
  gbTh: (iso: string) => `${ordinal(parts(iso).day)} ${longDate(iso, 'en').split(' ')[0] ?? ''} ${parts(iso).year}`,
  gbShort: (iso: string) => `${two(parts(iso).day)} ${shortMonth(iso, 'en')} ${parts(iso).year}`,
  gbDashes: (iso: string) => `${two(parts(iso).day)}-${shortMonth(iso, 'en')}-${parts(iso).year}`,
  fr: (iso: string) => longDate(iso, 'fr'),
  frCaps: (iso: string) => longDate(iso, 'fr').toUpperCase(),
  frShort: (iso: string) => `${parts(iso).day} ${abridged(shortMonth(iso, 'fr'))} ${parts(iso).year}`,
  dmy: (iso: string) => iso.split('-').reverse().join('/'),
  dmy2: (iso: string) => iso.slice(2).split('-').reverse().join('/'),
  mdy: (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`,
  ymd: (iso: string) => iso.replaceAll('-', '/'),
  iso: (iso: string) => iso,
  dots: (iso: string) => iso.split('-').reverse().join('.'),
  dashes: (iso: string) => iso.split('-').reverse().join('-'),
} as const

function ordinal(day: number): string {
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th'
  return `${day}${ending}`
}

function abridged(month: string): string {
  return ['mars', 'mai', 'juin', 'août'].includes(month) ? month : `${month}.`
}

export function day(iso: string, look: DateLook): string {
  return dateLooks[look](iso)
}

export type MoneyLook =
  'dollars' | 'qc' | 'euro' | 'pound' | 'dh' | 'mad' | 'bareEn' | 'bareFr' | 'dollars0' | 'qc0' | 'pound0'

/** Cents as an issuer prints them. */
export function money(cents: number, look: MoneyLook): string {
  const [en, fr] = [printedMoney(cents, 'en'), printedMoney(cents, 'fr')]
  switch (look) {
    case 'dollars':
      return `$${en}`
    case 'dollars0':
      return `$${en.slice(0, -3)}`
    case 'pound':
      return `£${en}`
    case 'pound0':
      return `£${en.slice(0, -3)}`
    case 'qc':
      return `${fr}\u00a0$`
    case 'qc0':
      return `${fr.slice(0, -3)}\u00a0$`
    case 'euro':
      return `${fr}\u00a0€`
    case 'dh':
      return `${fr}\u00a0DH`
    case 'mad':
      return `MAD ${fr.replaceAll('\u00a0', '.')}`
    case 'bareEn':
      return en
    case 'bareFr':
      return fr
  }
}

export function putDate(paper: Paper, field: string, iso: string, look: DateLook): string {
  return paper.put(field, iso, day(iso, look))
}

export function putSum(paper: Paper, field: string, cents: number, look: MoneyLook): string {
  return paper.put(field, canonicalMoney(cents), money(cents, look))
}

/** The lines of the address, recorded as a block. */
export function putAddress(paper: Paper, lines: readonly string[]): readonly string[] {
  paper.put('address', joinedAddress(lines), lines.join(' '))
  return lines
}

/** The address in a sentence. */
export function sayAddress(paper: Paper, lines: readonly string[]): string {
  return paper.put('address', joinedAddress(lines), lines.join(', '))
}
