import { parts } from '../../../calendar.ts'
import { canonicalMoney } from '../../../money.ts'
import { box, line, text, type Mark, type Sheet, type TextMark, type Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'
import type { Paper } from '../../paper.ts'

type Style = Partial<Omit<TextMark, 'kind' | 'text' | 'x' | 'y'>>
type Look = NonNullable<Parameters<typeof box>[4]>

const sizes = {
  letter: [612, 792],
  a4: [595, 842],
  wide: [792, 612],
  a4wide: [842, 595],
  slip: [612, 300],
} as const

/** A page while it is being drawn, with one typeface unless told otherwise. */
export interface Leaf {
  readonly width: number
  readonly height: number
  /** Text from the left, to the right edge, or about the middle. */
  t(x: number, y: number, content: string, style?: Style): void
  r(x: number, y: number, content: string, style?: Style): void
  c(x: number, y: number, content: string, style?: Style): void
  /** Rows below one another; answers the baseline after the last. */
  rows(x: number, y: number, leading: number, contents: readonly string[], style?: Style): number
  /** A paragraph broken at the width; answers the baseline after the last line. */
  p(x: number, y: number, width: number, content: string, style?: Style & { leading?: number }): number
  /** Text made smaller until it fits the width. */
  fit(x: number, y: number, width: number, content: string, style?: Style): void
  rule(x1: number, y1: number, x2: number, y2: number, look?: Look): void
  box(x: number, y: number, width: number, height: number, look?: Look): void
  /** A square, crossed when it holds. */
  tick(x: number, y: number, size: number, isOn: boolean): void
  add(...marks: readonly Mark[]): void
  sheet(): Sheet
}

/** An empty page. */
export function leaf(
  format: keyof typeof sizes,
  about: { face?: Typeface; size?: number; color?: string; background?: string } = {},
): Leaf {
  const [width, height] = sizes[format]
  const { face = 'sans', size = 9, color = '#1a1a1a', background = '#fff' } = about
  const marks: Mark[] = []
  const plain = { face, size, color }
  const page: Leaf = {
    width,
    height,
    t: (x, y, content, style) => void marks.push(text(x, y, content, { ...plain, ...style })),
    r: (x, y, content, style) => page.t(x, y, content, { ...style, align: 'right' }),
    c: (x, y, content, style) => page.t(x, y, content, { ...style, align: 'middle' }),
    rows(x, y, leading, contents, style) {
      contents.forEach((content, index) => {
        if (content !== '') page.t(x, y + index * leading, content, style)
      })
      return y + contents.length * leading
    },
    p(x, y, room, content, style = {}) {
      const { leading, ...rest } = style
      const at = { ...plain, ...rest }
      const step = leading ?? at.size * 1.38
      const broken = wrap(content, room, at.face, at.size)
      broken.forEach((row, index) => page.t(x, y + index * step, row, rest))
      return y + broken.length * step
    },
    fit(x, y, room, content, style) {
      const at = { ...plain, ...style }
      const taken = widthOf(content, at.face, at.size)
      page.t(x, y, content, { ...style, size: taken > room ? Math.floor((at.size * room * 10) / taken) / 10 : at.size })
    },
    rule: (x1, y1, x2, y2, look) => void marks.push(line(x1, y1, x2, y2, look)),
    box: (x, y, across, down, look) => void marks.push(box(x, y, across, down, look ?? thin)),
    tick(x, y, side, isOn) {
      marks.push(box(x, y - side, side, side, thin))
      if (!isOn) return
      const stroke = { strokeWidth: side / 7 }
      marks.push(line(x + 1, y - side + 1, x + side - 1, y - 1, stroke))
      marks.push(line(x + side - 1, y - side + 1, x + 1, y - 1, stroke))
    },
    add: (...more) => void marks.push(...more),
    sheet: () => ({ width, height, pixelsPerUnit: 200 / 72, background, marks }),
  }
  return page
}

const thin = { stroke: '#222', strokeWidth: 0.6 } as const

/** How wide a text is drawn. */
export function widthOf(content: string, face: Typeface, size: number): number {
  return typeset(content, face, size).width
}

function wrap(content: string, room: number, face: Typeface, size: number): readonly string[] {
  const rows: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && widthOf(longer, face, size) > room) {
      rows.push(row)
      row = word
    } else row = longer
  }
  return [...rows, row]
}

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
}
const short = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  fr: 'janv. févr. mars avr. mai juin juill. août sept. oct. nov. déc.'.split(' '),
}

/** A date in a pattern of YYYY, YY, MMMM, MMM, MM, M, DD, D and Do (1er, 3rd). */
export function day(iso: string, pattern: string, language: 'en' | 'fr' = 'en'): string {
  const at = parts(iso)
  const two = (value: number) => String(value).padStart(2, '0')
  return pattern.replace(/YYYY|YY|MMMM|MMM|MM|M|DD|Do|D/g, (token) => {
    if (token === 'YYYY') return String(at.year)
    if (token === 'YY') return two(at.year % 100)
    if (token === 'MMMM') return months[language][at.month - 1] ?? ''
    if (token === 'MMM') return short[language][at.month - 1] ?? ''
    if (token === 'MM') return two(at.month)
    if (token === 'M') return String(at.month)
    if (token === 'DD') return two(at.day)
    return token === 'Do' ? ordinal(at.day, language) : String(at.day)
  })
}

function ordinal(value: number, language: 'en' | 'fr'): string {
  if (language === 'fr') return value === 1 ? '1er' : String(value)
  const ending = value > 10 && value < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${value}${ending}`
}

/** Cents with a separator of thousands and a decimal mark; no decimals for ''. */
export function cash(cents: number, group: string, mark: '.' | ',' | ''): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(mark === '' ? 0 : 2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return mark === '' ? grouped : `${grouped}${mark}${fraction}`
}

/** A no-break space. */
export const nb = '\u00a0'

/** Records a date, answers it printed. */
export function putDay(paper: Paper, field: string, iso: string, pattern: string, language: 'en' | 'fr' = 'en') {
  return paper.put(field, iso, day(iso, pattern, language))
}

/** Records cents, answers them printed as given. */
export function putCash(paper: Paper, field: string, cents: number, printed: string): string {
  return paper.put(field, canonicalMoney(cents), printed)
}

/** Records several names, answers them. */
export function putList(paper: Paper, field: string, names: readonly string[], printed = names[0]): readonly string[] {
  paper.put(field, names.join('; '), printed)
  return names
}

/** Records an address, answers its lines. */
export function putAddress(paper: Paper, field: string, rows: readonly string[]): readonly string[] {
  paper.put(field, rows.join(', ').replace(/ {2,}/g, ' '), rows[0])
  return rows
}
