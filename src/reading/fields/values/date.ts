import { fold } from '../../page/fold.ts'
import type { FoundValue, PrintedText } from '../../page/printed-text.ts'

/** First and last year of a date on a document. */
const yearMin = 1900
const yearMax = 2099
/** Two-digit years are at most this far ahead: a licence can be valid for 15 years, and who was born in '53 was born in 1953. */
const yearsAheadMax = 16
/** Two-digit years of statements and payslips are about those of today. */
const yearsBackMax = 8

/** Whether `03/04/2026` is the 3rd of April; null when the page has no evidence. `year`: `26-04-03` begins with the year. */
export type DayFirst = boolean | 'year' | null

/** What dates are read with. `today`: YYYY-MM-DD, which decides the century of a year of two digits. */
export interface DateContext {
  readonly dayFirst: DayFirst
  readonly today: string
}

const monthNames = [
  ['january', 'janvier', 'januar', 'enero'],
  ['february', 'fevrier', 'feb'],
  ['march', 'mars'],
  ['april', 'avril', 'avr'],
  ['may', 'mai'],
  ['june', 'juin'],
  ['july', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'octobre', 'okt'],
  ['november', 'novembre'],
  ['december', 'decembre', 'dez'],
] as const
const month = '([a-z0]{3,10})\\.?'
const bilingual = '(?: ?/ ?[a-z0]{3,10}\\.?)?'
const day = '(\\d{1,2})(?: ?(?:er|st|nd|rd|th))?(?: day of| jour de)?'
const gap = '[ .,/-]{0,3}'

/** The ways dates are printed, with the order of their parts. */
const forms: readonly { readonly pattern: RegExp; readonly order: string }[] = [
  { pattern: /(?<!\d)(\d{4}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})(?!\d)/g, order: 'ymd' },
  { pattern: /(?<!\d)(\d{1,2}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{4})(?!\d)/g, order: 'numeric' },
  { pattern: new RegExp(`(?<![\\da-z])${day}${gap}${month}${bilingual}${gap}(\\d{4})(?!\\d)`, 'g'), order: 'dmy' },
  { pattern: new RegExp(`(?<![a-z])${month}${bilingual}${gap}${day}${gap}(\\d{4})(?!\\d)`, 'g'), order: 'mdy' },
  { pattern: new RegExp(`(?<!\\d)(\\d{4})${gap}${month}${bilingual}${gap}${day}(?!\\d)`, 'g'), order: 'ymd' },
  // A slash or an apostrophe makes two digits a year: "SEP 30/26", "Sept. 30, '26". Without one they may be the next day.
  {
    pattern: new RegExp(`(?<!\\d[ .-]?)(?<![a-z])${month} ?${day}(?: ?/ ?|,? ?['’])(\\d{2})(?![\\d/])`, 'g'),
    order: 'mdy',
  },
  { pattern: new RegExp(`(?<![\\da-z])${day}${gap}${month}${bilingual}${gap}(\\d{2})(?!\\d)`, 'g'), order: 'dmy' },
  { pattern: /(?<!\d)(\d{2}) (\d{2}) (\d{4})(?!\d)/g, order: 'numeric' },
  { pattern: /(?<!\d)(\d{4}) (\d{2}) (\d{2})(?!\d)/g, order: 'ymd' },
  { pattern: /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.](\d{2})(?!\d)/g, order: 'numeric' },
  { pattern: /(?<!\d)((?:19|20)\d\d)([01]\d)([0-3]\d)(?!\d)/g, order: 'ymd' },
]
/** First day of a range, which lacks the year or month of the last day: "du 1er au 31 octobre 2026", "Oct 1 - Oct 31, 2026". */
const rangeStarts: readonly { readonly pattern: RegExp; readonly order: string }[] = [
  { pattern: new RegExp(`(?<![a-z])${month} ?${day},? ?(?:au|to|-|through|thru|until) ?$`), order: 'md' },
  { pattern: new RegExp(`(?<!\\d)${day} ?(?:${month})? ?(?:au|to|-|through|thru|until|a) ?$`), order: 'dm' },
]

/** Two days of one month: "Oct 1 - 31, 2026". */
const daysOfMonth = new RegExp(`(?<![a-z])${month} ?${day} ?(?:-|to|through|thru) ?${day},? ?(\\d{4})(?!\\d)`, 'g')

/** All dates of a line as YYYY-MM-DD, left to right, without dates that do not exist. */
export function readDates(line: PrintedText, context: DateContext): readonly FoundValue[] {
  const text = digitsCorrected(fold(line.text))
  const found: DatedText[] = [...text.matchAll(daysOfMonth)].flatMap((match) => datesOfMonth(match, context))
  for (const { pattern, order } of forms) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (found.some((other) => match.index < other.end && end > other.start)) continue
      const date = dateOf(match.slice(1), order, context)
      if (date !== null) found.push({ start: match.index, end, date })
    }
  }
  found.sort((a, b) => a.start - b.start)
  const first = found[0]
  if (first !== undefined) {
    const start = rangeStart(text.slice(0, first.start), first.date, context)
    if (start !== null) found.unshift(start)
  }
  return found.map(({ start, end, date }) => ({ value: date, words: line.wordsOf(start, end) }))
}

/** A date and where it stands in a text. */
interface DatedText {
  readonly start: number
  readonly end: number
  readonly date: string
}

/** The first one ends behind its day. */
function datesOfMonth(match: RegExpExecArray, context: DateContext): readonly DatedText[] {
  const [whole, printedMonth = '', first = '', last = '', year = ''] = match
  const [from, to] = [first, last].map((printed) => iso([year, printedMonth, printed], context))
  if (!from || !to || from >= to) return []
  const middle = match.index + whole.indexOf(first, printedMonth.length) + first.length
  return [
    { start: match.index, end: middle, date: from },
    { start: middle, end: match.index + whole.length, date: to },
  ]
}

/**
 * Dates that tell the order of day and month when one of the two is past 12, the plainest first: with signs, with spaces, and with
 * years of two digits between slashes, which cannot come first.
 */
const telling: readonly RegExp[] = [
  /(?<!\d)(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}(?!\d)/g,
  /(?<!\d ?)(\d{2}) (\d{2}) (?:19|20)\d{2}(?!\d)/g,
  /(?<!\d)(\d{1,2})\/(\d{1,2})\/\d{2}(?![\d/])/g,
]

/** Whether the numeric dates of a page put the day first, from a date whose day is past 12; null without one. `today`: YYYY-MM-DD. */
export function dayFirstOf(text: string, today: string): DayFirst {
  if (isYearFirst(text, today)) return 'year'
  for (const pattern of telling) {
    for (const [, first, second] of text.matchAll(pattern)) {
      if (Number(first) > 12 && Number(first) <= 31 && Number(second) <= 12) return true
      if (Number(second) > 12 && Number(second) <= 31 && Number(first) <= 12) return false
    }
  }
  return null
}

/** Whether all dates with two-digit years are possible with the year first, and one of them would lie ahead with the year last. */
function isYearFirst(text: string, today: string): boolean {
  const thisYear = yearOf(today)
  const dates = [...text.matchAll(/(?<![\d-])(\d{2})-(\d{2})-(\d{2})(?![\d-])/g)].map(([, a = '', b = '', c = '']) => [
    a,
    b,
    c,
  ])
  const near = (year: string | undefined) =>
    2000 + Number(year) <= thisYear + 1 && 2000 + Number(year) >= thisYear - yearsBackMax
  return (
    dates.length > 0 &&
    dates.every(([year, b, c]) => near(year) && Number(b) <= 12 && Number(c) <= 31) &&
    dates.some(([, , last]) => !near(last))
  )
}

/** Last day of the month at the start of a line ("2029-12", "12/2029") as YYYY-MM-DD; empty without one. */
export function readMonthEnd(line: PrintedText): readonly FoundValue[] {
  const match = /^(?:(20\d\d) ?[-/. ] ?(\d{1,2})|(\d{1,2}) ?[-/. ] ?(20\d\d))(?![\d/.-])/.exec(
    digitsCorrected(fold(line.text)),
  )
  if (match === null) return []
  const [year, monthNumber] = [Number(match[1] ?? match[4]), Number(match[2] ?? match[3])]
  if (monthNumber < 1 || monthNumber > 12) return []
  const last = new Date(Date.UTC(year, monthNumber, 0)).toISOString().slice(0, 10)
  return [{ value: last, words: line.wordsOf(0, match[0].length) }]
}

function dateOf(parts: readonly (string | undefined)[], order: string, context: DateContext): string | null {
  const [a = '', b = '', c = ''] = parts
  const { dayFirst } = context
  if (order === 'ymd') return iso([a, b, c], context)
  if (order === 'dmy') return iso([c, b, a], context)
  if (order === 'mdy') return iso([c, a, b], context)
  if (dayFirst === 'year' && c.length === 2) return iso([a, b, c], context)
  if (Number(a) > 12) return iso([c, b, a], context)
  if (Number(b) > 12) return iso([c, a, b], context)
  return (dayFirst ?? true) !== false ? iso([c, b, a], context) : iso([c, a, b], context)
}

function rangeStart(before: string, end: string, context: DateContext): DatedText | null {
  for (const { pattern, order } of rangeStarts) {
    const match = pattern.exec(before)
    if (match === null) continue
    const [printedDay = '', printedMonth] = order === 'dm' ? match.slice(1) : [match[2], match[1]]
    const monthNumber = printedMonth === undefined ? Number(end.slice(5, 7)) : monthOf(printedMonth)
    if (monthNumber === null) continue
    const year = Number(end.slice(0, 4)) - (monthNumber > Number(end.slice(5, 7)) ? 1 : 0)
    const date = iso([String(year), String(monthNumber), printedDay], context)
    if (date !== null) return { start: match.index, end: before.length, date }
  }
  return null
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** Year, month and day as printed. */
function iso(
  [printedYear, printedMonth, printedDay]: readonly [year: string, month: string, day: string],
  { today }: DateContext,
): string | null {
  const shortYearMax = (yearOf(today) + yearsAheadMax) % 100
  const short = Number(printedYear)
  const year = printedYear.length === 2 ? short + (short <= shortYearMax ? 2000 : 1900) : short
  const monthNumber = /^\d+$/.test(printedMonth) ? Number(printedMonth) : monthOf(printedMonth)
  if (monthNumber === null || year < yearMin || year > yearMax) return null
  const date = `${year}-${String(monthNumber).padStart(2, '0')}-${printedDay.padStart(2, '0')}`
  const exists = !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date)
  return exists ? date : null
}

/** Number of a month from its first three letters or more ("juin" and "juillet" need four); null when unknown. */
function monthOf(printed: string): number | null {
  const name = printed.replaceAll('0', 'o')
  const found = monthNames.findIndex((names) =>
    names.some((full) => full.startsWith(name) || (name.length >= 5 && name.startsWith(full.slice(0, 4)))),
  )
  return found === -1 || name.length < 3 ? null : found + 1
}

/** Text with letters misread for digits corrected in words that are mostly digits. */
function digitsCorrected(text: string): string {
  return text
    .replace(/(?<![a-z0-9])[li|]er(?![a-z])/g, '1er')
    .replace(/(?<![a-z])[\dolis|]*\d[\dolis|]*(?=[\s\-/.,]|$)/g, (number) =>
      number.replace(/[olis|]/g, (letter) => ({ o: '0', l: '1', i: '1', '|': '1', s: '5' })[letter] ?? letter),
    )
}
