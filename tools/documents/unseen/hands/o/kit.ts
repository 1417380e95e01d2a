import { addDays, addYears, parts, shortMonth } from '../../../calendar.ts'
import { cardHeight, cardWidth } from '../../../drawing/card.ts'
import { rosette, wavePattern } from '../../../drawing/security-print.ts'
import { box, ellipse, line, roundedBox, shape, text } from '../../../drawing/sheet.ts'
import type { Mark, Sheet, TextMark, Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

/** Colours of a card. */
export interface Palette {
  readonly tint: string
  readonly wave: string
  readonly ink: string
  readonly label: string
  readonly accent: string
}

const palette = (tint: string, wave: string, ink: string, label: string, accent: string): Palette => ({
  tint,
  wave,
  ink,
  label,
  accent,
})

export const palettes = {
  blue: palette('#e3ecf6', '#8fb0d6', '#101418', '#2f4d7a', '#1d4f91'),
  green: palette('#e6f2e6', '#9cc79f', '#14181a', '#2f6140', '#2c7a4b'),
  pink: palette('#f8e6ec', '#dfa0b8', '#191416', '#8a3355', '#b33a6b'),
  sand: palette('#f6eedc', '#d5bb84', '#1b1712', '#6f5523', '#a3702b'),
  grey: palette('#eef0f1', '#b9c0c7', '#15171a', '#4a525b', '#3a4754'),
  violet: palette('#ece7f5', '#b2a1d6', '#15121c', '#51407f', '#5e3f9e'),
  teal: palette('#e0f1f0', '#8fc8c5', '#0f1718', '#1f605f', '#0e7c7b'),
  rose: palette('#fbeee8', '#eab49d', '#1d1512', '#99452a', '#c2452d'),
  white: palette('#fcfcfb', '#d9dde2', '#17181a', '#5b6066', '#b0232a'),
  sky: palette('#e9f5fb', '#a7d2ea', '#10161b', '#2d6684', '#0a76b0'),
} as const

export type DateForm = keyof typeof dateForms

const dateForms = {
  'y-m-d': (y: string, m: string, d: string) => `${y}-${m}-${d}`,
  'y/m/d': (y: string, m: string, d: string) => `${y}/${m}/${d}`,
  'y m d': (y: string, m: string, d: string) => `${y} ${m} ${d}`,
  'y.m.d': (y: string, m: string, d: string) => `${y}.${m}.${d}`,
  'd.m.y': (y: string, m: string, d: string) => `${d}.${m}.${y}`,
  'd.m.yy': (y: string, m: string, d: string) => `${d}.${m}.${y.slice(2)}`,
  'd/m/y': (y: string, m: string, d: string) => `${d}/${m}/${y}`,
  'd-m-y': (y: string, m: string, d: string) => `${d}-${m}-${y}`,
  'd m y': (y: string, m: string, d: string) => `${d} ${m} ${y}`,
  'm/d/y': (y: string, m: string, d: string) => `${m}/${d}/${y}`,
  'm-d-y': (y: string, m: string, d: string) => `${m}-${d}-${y}`,
  'y-M-d': (y: string, _m: string, d: string, short: string) => `${y}-${short}-${d}`,
  'd M y': (y: string, _m: string, d: string, short: string) => `${d} ${short} ${y}`,
  'd-M-y': (y: string, _m: string, d: string, short: string) => `${d}-${short}-${y}`,
  'M d, y': (y: string, _m: string, d: string, short: string) => `${short} ${d}, ${y}`,
  'y M d': (y: string, _m: string, d: string, short: string) => `${y} ${short} ${d}`,
} as const

/** A date as an issuer prints it; months in capitals. */
export function dated(iso: string, form: DateForm, language: 'en' | 'fr' = 'en'): string {
  const [y = '', m = '', d = ''] = iso.split('-')
  return dateForms[form](y, m, d, shortMonth(iso, language).toUpperCase())
}

/** Prints and records dates in one form. */
export function datePrinter(paper: Paper, form: DateForm, language: 'en' | 'fr' = 'en') {
  return (field: string, iso: string) => paper.put(field, iso, dated(iso, form, language))
}

/** An issue date in the past and an expiry some years on, now and then on the holder's birthday. */
export function term(paper: Paper, birth: string, years: readonly number[]): { issued: string; expiry: string } {
  const issued = addDays(paper.today, -paper.between(12, 1500))
  const end = addYears(issued, paper.pick(years))
  const birthday = `${parts(end).year}${birth.slice(4)}`
  const valid = birthday.endsWith('02-29') ? end : birthday
  return { issued, expiry: paper.chance(0.45) ? valid : paper.chance(0.5) ? addDays(end, -1) : end }
}

/** Prints an address on several lines and records it as one. */
export function putAddress(paper: Paper, lines: readonly string[]): readonly string[] {
  const single = lines.map((line) => line.replace(/\s+/g, ' '))
  paper.put('address', single.join(', '), single[0])
  return lines
}

/** The same things in another order. */
export function shuffled<T>(paper: Paper, things: readonly T[]): readonly T[] {
  return things
    .map((thing) => ({ thing, key: paper.between(0, 9999) }))
    .sort((a, b) => a.key - b.key)
    .map(({ thing }) => thing)
}

/** A text made smaller until it is no wider than `width`. */
export function fit(x: number, y: number, content: string, width: number, style: Partial<TextMark> = {}): TextMark {
  const { size = 27, face = 'sans' } = style
  const natural = typeset(content, face, size).width
  return text(x, y, content, { ...style, face, size: natural > width ? (size * width) / natural : size })
}

/** One thing on a card: its caption and its lines. */
export interface Entry {
  readonly caption: string
  readonly values: readonly string[]
  /** Enlarges the values. */
  readonly scale?: number
}

export function entry(caption: string, value: string | readonly string[], scale = 1): Entry {
  return { caption, values: typeof value === 'string' ? [value] : value, scale }
}

/** Where and how entries stand. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly gap: number
  readonly palette: Palette
  /** Captions above, in a column before, run on before, or below their values. */
  readonly how: 'above' | 'before' | 'run' | 'below'
  readonly indent?: number
  readonly caption?: number
  readonly face?: Typeface
  readonly labelFace?: Typeface
}

/** Entries below one another; `y` is the first baseline, `bottom` the next one. */
export function stack(entries: readonly Entry[], frame: Frame): { readonly marks: Mark[]; readonly bottom: number } {
  const { x, width, size, gap, how, indent = 120, face = 'sans', labelFace = 'narrow', palette: colors } = frame
  const small = frame.caption ?? size * 0.64
  const marks: Mark[] = []
  let { y } = frame
  for (const { caption, values, scale = 1 } of entries) {
    const label = { size: small, face: labelFace, color: colors.label }
    const run =
      how === 'run' && caption !== '' ? Math.min(typeset(caption, labelFace, small).width + size * 0.4, width * 0.6) : 0
    const shift = how === 'before' ? indent : run
    if (how === 'above' && caption !== '') {
      marks.push(fit(x, y, caption, width, label))
      y += size * scale * 1.06
    } else if (how !== 'below' && caption !== '') {
      marks.push(fit(x, y, caption, how === 'before' ? indent - 6 : width * 0.56, label))
    }
    for (const value of values) {
      marks.push(fit(x + shift, y, value, width - shift, { size: size * scale, face, color: colors.ink }))
      y += size * scale * 1.16
    }
    if (how === 'below' && caption !== '') {
      marks.push(fit(x, y - size * 0.28, caption, width, label))
      y += small * 1.05
    }
    y += gap
  }
  return { marks, bottom: y }
}

/** Entries beside one another in columns of equal width, or of the shares given. */
export function across(entries: readonly Entry[], frame: Frame, shares?: readonly number[]): Mark[] {
  const whole = shares?.reduce((sum, share) => sum + share, 0) ?? entries.length
  let { x } = frame
  return entries.flatMap((one, index) => {
    const width = (frame.width * (shares?.[index] ?? 1)) / whole
    const { marks } = stack([one], { ...frame, x, width: width - 14 })
    x += width
    return marks
  })
}

/** A side of a card, lying or upright: patterned paper, the marks, and the word SPECIMEN somewhere small. */
export function side(paper: Paper, colors: Palette, marks: readonly Mark[], upright = false): Sheet {
  const [width, height] = upright ? [cardHeight, cardWidth] : [cardWidth, cardHeight]
  const edge = roundedBox(0, 0, width, height, 42, { fill: colors.tint, stroke: '#b9bec6', strokeWidth: 2 })
  const word = paper.pick(['SPECIMEN', 'SPÉCIMEN', 'Specimen', 'SPECIMEN / SPÉCIMEN', 'SPECIMEN - VOID'])
  const style = { size: 13, face: 'narrow', color: colors.label } as const
  const foot = paper.pick([
    text(60, height - 14, word, style),
    text(width - 68, height - 14, word, { ...style, align: 'right' }),
    text(width / 2, height - 12, word, { ...style, align: 'middle' }),
    text(width - 12, height * 0.63, word, { ...style, turnDegrees: -90 }),
  ])
  const backdrop = pattern(paper, colors, width, height)
  return { width, height, pixelsPerUnit: 1, background: '#f4f3f0', marks: [edge, ...backdrop, ...marks, foot] }
}

function pattern(paper: Paper, { wave: color, accent }: Palette, width: number, height: number): Mark[] {
  const area = { x: 6, y: 26, width: width - 12, height: height - 52 }
  const soft = { stroke: color, strokeWidth: 1, opacity: 0.4 }
  const [right, foot] = [width - 4, height - 41]
  switch (paper.between(0, 5)) {
    case 0:
      return wavePattern(area, { color, opacity: 0.45, count: paper.between(18, 46) })
    case 1:
      return [0.17, 0.5, 0.83].flatMap((part) =>
        rosette(width * part, paper.between(250, 520), paper.between(90, 120), { color, opacity: 0.4 }),
      )
    case 2:
      return Array.from({ length: Math.floor(width / 19) - 3 }, (_, i) =>
        line(20 + i * 19, 40, 60 + i * 19, foot, soft),
      )
    case 3:
      return Array.from({ length: 22 }, (_, i) => ellipse(width * 0.68, 380, 14 + i * 10, 10 + i * 15, soft))
    case 4:
      return [
        shape(
          `M4 ${foot} L${width * 0.15} 480 L${width * 0.25} 590 L${width * 0.44} 330 L${width * 0.6} 560 L${width * 0.72} 420 L${right} 690 L${right} ${foot} Z`,
          { fill: color, opacity: 0.25 },
        ),
        ...wavePattern(area, { color: accent, opacity: 0.15, count: 20 }),
      ]
    default:
      return Array.from({ length: Math.floor(height / 63) }, (_, i) =>
        box(4, 40 + i * 56, width - 8, 28, { fill: color, opacity: 0.06 + (i % 4) * 0.05 }),
      )
  }
}

/** A grey portrait; no photograph of anybody. */
export function photo(paper: Paper, x: number, y: number, width: number, height: number, opacity = 1): Mark[] {
  const back = paper.pick(['#dfe3e6', '#e9e6e1', '#cfd6db', '#f1f1ef'])
  const front = paper.pick(['#8f969c', '#7d8389', '#a19a92', '#6f767c'])
  const [cx, head] = [x + width / 2, y + height * 0.4]
  return [
    box(x, y, width, height, { fill: back, opacity }),
    ellipse(cx, head, width * 0.21, height * 0.22, { fill: front, opacity }),
    shape(
      `M${x + width * 0.1} ${y + height} C${x + width * 0.14} ${y + height * 0.68} ${x + width * 0.86} ${y + height * 0.68} ${x + width * 0.9} ${y + height} Z`,
      { fill: front, opacity },
    ),
  ]
}

/** Small words over and over, as microprint looks when it can just be read. */
export function microprint(x: number, y: number, width: number, words: string, color: string): TextMark {
  return fit(x, y, words.repeat(Math.max(1, Math.floor(width / (words.length * 5.4)))), width, {
    size: 8,
    face: 'narrow',
    color,
  })
}

/** A pale shiny patch. */
export function hologram(x: number, y: number, radius: number, color: string): Mark[] {
  return [1, 0.72, 0.44].map((part) =>
    ellipse(x, y, radius * part, radius * part * 0.9, {
      fill: color,
      stroke: '#ffffff',
      strokeWidth: 2,
      opacity: 0.22,
    }),
  )
}

/** A pen stroke nobody can read. */
export function scrawl(paper: Paper, x: number, y: number, width: number, color = '#1e2350'): Mark {
  const step = width / 6
  const jump = () => paper.between(-26, 22)
  let path = `M${x} ${y}`
  for (let at = 0; at < 6; at += 1) {
    const start = x + at * step
    path += ` C${(start + step * 0.3).toFixed(1)} ${y + jump()} ${(start + step * 0.6).toFixed(1)} ${y + jump()} ${(start + step).toFixed(1)} ${y + jump() / 3}`
  }
  return shape(path, { stroke: color, strokeWidth: 3 })
}
