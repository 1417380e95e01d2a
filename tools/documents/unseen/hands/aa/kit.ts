import { line, text, box, type Mark, type Sheet, type Typeface } from '../../../drawing/sheet.ts'
import { typeset } from '../../../drawing/typeset.ts'

type Style = Parameters<typeof text>[3]

/** A page being written: short calls for the few things that a page holds. */
export interface Page {
  readonly marks: Mark[]
  /** Text at its left end; made smaller when it would be wider than `fit`. */
  t(x: number, y: number, content: string, size?: number, face?: Typeface, style?: Style & { fit?: number }): void
  /** Text that ends at x. */
  r(x: number, y: number, content: string, size?: number, face?: Typeface, color?: string): void
  /** Text about x. */
  c(x: number, y: number, content: string, size?: number, face?: Typeface, color?: string): void
  /** Rows below one another; answers the baseline after the last. */
  rows(x: number, y: number, leading: number, contents: readonly string[], size?: number, face?: Typeface): number
  /** A paragraph that wraps; answers the baseline after the last line. */
  para(x: number, y: number, width: number, content: string, size?: number, face?: Typeface): number
  rule(x1: number, y: number, x2: number, color?: string, weight?: number): void
  upright(x: number, y1: number, y2: number): void
  box(x: number, y: number, width: number, height: number, style?: Parameters<typeof box>[4]): void
  add(marks: readonly Mark[]): void
  /** Columns at edges; a negative edge is the right end of its text. Answers the baseline after the last row. */
  grid(
    edges: readonly number[],
    y: number,
    leading: number,
    contents: readonly (readonly string[])[],
    size?: number,
    face?: Typeface,
  ): number
  sheet(): Sheet
}

const sizes = { a4: { width: 595, height: 842 }, letter: { width: 612, height: 792 } } as const

/** An empty page. */
export function openPage(size: keyof typeof sizes = 'a4', background = '#ffffff'): Page {
  const marks: Mark[] = []
  const put = (x: number, y: number, content: string, style: Style) => {
    if (content !== '') marks.push(text(x, y, content, style))
  }
  const page: Page = {
    marks,
    t(x, y, content, points = 9, face = 'sans', { fit, ...style } = {}) {
      const wide = typeset(content, face, points).width
      put(x, y, content, { size: fit !== undefined && wide > fit ? (points * fit) / wide : points, face, ...style })
    },
    r: (x, y, content, points = 9, face = 'sans', color = '#1b1b1b') =>
      put(x, y, content, { size: points, face, color, align: 'right' }),
    c: (x, y, content, points = 9, face = 'sans', color = '#1b1b1b') =>
      put(x, y, content, { size: points, face, color, align: 'middle' }),
    rows(x, y, leading, contents, points = 9, face = 'sans') {
      contents.forEach((row, index) => put(x, y + index * leading, row, { size: points, face }))
      return y + contents.length * leading
    },
    para(x, y, width, content, points = 9, face = 'sans') {
      const found = wrapped(content, width, points, face)
      return page.rows(x, y, points * 1.4, found, points, face)
    },
    rule: (x1, y, x2, color = '#000000', weight = 0.6) =>
      void marks.push(line(x1, y, x2, y, { stroke: color, strokeWidth: weight })),
    upright: (x, y1, y2) => void marks.push(line(x, y1, x, y2, { strokeWidth: 0.4 })),
    box: (x, y, width, height, style = { stroke: '#000000', strokeWidth: 0.6 }) =>
      void marks.push(box(x, y, width, height, style)),
    add: (more) => void marks.push(...more),
    grid(edges, y, leading, contents, points = 8, face = 'sans') {
      contents.forEach((row, index) =>
        row.forEach((content, column) => {
          const edge = edges[column] ?? 0
          put(Math.abs(edge), y + index * leading, content, { size: points, face, align: edge < 0 ? 'right' : 'left' })
        }),
      )
      return y + contents.length * leading
    },
    sheet: () => ({ ...sizes[size], pixelsPerUnit: 200 / 72, background, marks }),
  }
  return page
}

function wrapped(content: string, width: number, size: number, face: Typeface): string[] {
  const found: string[] = []
  let row = ''
  for (const word of content.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && typeset(longer, face, size).width > width) {
      found.push(row)
      row = word
    } else row = longer
  }
  return [...found, row]
}

const months = {
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
} as const

/** A date by a pattern of YYYY, YY, MMMM (name), MMM (three letters), MM, DD and D. */
export function day(iso: string, pattern: string, language: keyof typeof months = 'fr'): string {
  const [year = '', month = '', date = ''] = iso.split('-')
  const name = months[language].split(' ')[Number(month) - 1] ?? ''
  const made: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: name,
    MMM: name.slice(0, 3),
    MM: month,
    DD: date,
    D: language === 'fr' && date === '01' ? '1er' : String(Number(date)),
  }
  return pattern.replace(/YYYY|YY|MMMM|MMM|MM|DD|D/g, (token) => made[token] ?? token)
}

/** Cents as a field's value. */
export function amount(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Cents as a country prints them, without a sign of the currency. */
export function money(cents: number, form: 'fr' | 'en' | 'de' | 'plain' | 'comma'): string {
  const [whole = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const parted = { fr: '\u00a0', en: ',', de: '.', plain: '', comma: '' }[form]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, parted)
  return `${cents < 0 ? '-' : ''}${grouped}${form === 'en' || form === 'plain' ? '.' : ','}${rest}`
}

/** The value of an address. */
export function joined(rows: readonly string[]): string {
  return rows.join(', ')
}
