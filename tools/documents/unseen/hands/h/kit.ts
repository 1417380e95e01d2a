import { parts } from '../../../calendar.ts'
import { box, letterPaper, line, text, type Mark, type Sheet, type TextMark } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'

type Style = Partial<Pick<TextMark, 'size' | 'face' | 'color' | 'align'>>
interface Base {
  readonly size: number
  readonly face: TextMark['face']
  readonly leading: number
}

/** A column of running text that wraps at its width and knows how far down it is. */
export function column(x: number, top: number, width: number, base: Base) {
  const marks: Mark[] = []
  let y = top
  const say = (content: string, style: Style & { readonly indent?: number } = {}) => {
    const { indent = 0, ...rest } = style
    const look = { size: base.size, face: base.face, ...rest }
    const at = look.align === 'middle' ? x + width / 2 : look.align === 'right' ? x + width : x + indent
    for (const row of wrapped(content, width - indent, look)) {
      marks.push(text(at, y, row, look))
      y += (base.leading * look.size) / base.size
    }
  }
  return {
    marks,
    say,
    skip: (height: number) => {
      y += height
    },
    bottom: () => y,
  }
}

function wrapped(content: string, width: number, look: Pick<TextMark, 'size' | 'face'>): readonly string[] {
  const rows: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && typeset(longer, look.face, look.size).width > width) {
      rows.push(row)
      row = word
    } else row = longer
  }
  return [...rows, row]
}

/** A4 or Letter with its marks. */
export function sheetOf(form: 'a4' | 'letter', marks: readonly Mark[], background = '#ffffff'): Sheet {
  const size = form === 'letter' ? letterPaper : { width: 595, height: 842, pixelsPerUnit: 200 / 72 }
  return { ...size, background, marks }
}

/** A box with a small caption at the top and its value below. */
export function cell(
  at: readonly [x: number, y: number, width: number, height: number],
  caption: string,
  value: string,
  style: Style & { readonly captionSize?: number } = {},
): Mark[] {
  const [x, y, width, height] = at
  const { captionSize = 5.6, ...rest } = style
  return [
    box(x, y, width, height, { stroke: '#333', strokeWidth: 0.5 }),
    text(x + 3, y + captionSize + 2, caption, { size: captionSize }),
    text(x + (rest.align === 'right' ? width - 4 : 5), y + height - 4.5, value, { size: 9, face: 'sans', ...rest }),
  ]
}

/** A caption and a value on one line. */
export function pair(x: number, valueX: number, y: number, caption: string, value: string, style: Style = {}): Mark[] {
  return [text(x, y, caption, { size: 9, ...style, align: 'left' }), text(valueX, y, value, { size: 9, ...style })]
}

/** A line to sign on, with what stands below it. */
export function signOn(x: number, y: number, width: number, below: readonly string[], size = 8): Mark[] {
  return [
    line(x, y, x + width, y),
    ...below.map((row, index) => text(x, y + (size + 2.2) * (index + 1), row, { size })),
  ]
}

/** Two digits. */
export function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** A date by a pattern of YYYY, YY, MM, DD and D. */
export function written(date: string, pattern: string): string {
  const { year, month, day } = parts(date)
  return pattern
    .replace('YYYY', String(year))
    .replace('YY', two(year % 100))
    .replace('MM', two(month))
    .replace('DD', two(day))
    .replace('D', String(day))
}

/** "12th September 2026" or "12 September 2026". */
export function britishDate(date: string, ordinal: boolean): string {
  const { year, month, day } = parts(date)
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th'
  return `${day}${ordinal ? ending : ''} ${englishMonths[month - 1] ?? ''} ${year}`
}

/** Whole pounds, dollars or euros in groups; a negative one in brackets. */
export function whole(value: number, separator = ','): string {
  const grouped = String(Math.abs(value)).replace(/\B(?=(\d{3})+$)/g, separator)
  return value < 0 ? `(${grouped})` : grouped
}

const englishMonths = 'January,February,March,April,May,June,July,August,September,October,November,December'.split(',')
