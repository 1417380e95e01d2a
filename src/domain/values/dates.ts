const dayMs = 86_400_000

const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Month names in documents and requests, English and French, without accents. */
const monthNumbers: ReadonlyMap<string, number> = new Map(
  [
    ['january', 'jan', 'janvier', 'janv'],
    ['february', 'feb', 'fevrier', 'fevr', 'fev'],
    ['march', 'mar', 'mars'],
    ['april', 'apr', 'avril', 'avr'],
    ['may', 'mai'],
    ['june', 'jun', 'juin'],
    ['july', 'jul', 'juillet', 'juil'],
    ['august', 'aug', 'aout'],
    ['september', 'sep', 'sept', 'septembre'],
    ['october', 'oct', 'octobre'],
    ['november', 'nov', 'novembre'],
    ['december', 'dec', 'decembre'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
)

const isoDateLength = 10
const hyphen = 0x2d
const zero = 0x30

/** Longest text that can be a date, in characters: an ISO instant with a time zone fits. */
const dateLengthMax = 40

/** True for a day of the calendar written YYYY-MM-DD. docs/api.md#every-call. */
export function isIsoDate(text: string): boolean {
  if (text.length !== isoDateLength || text.charCodeAt(4) !== hyphen || text.charCodeAt(7) !== hyphen) return false
  const year = wholeAt(text, 0, 4)
  return year !== null && isCalendarDay(year, wholeAt(text, 5, 7) ?? 0, wholeAt(text, 8, 10) ?? 0)
}

/** The whole number at characters `start` to `end`; null when one of them is not a digit. */
function wholeAt(text: string, start: number, end: number): number | null {
  let whole = 0
  for (let index = start; index < end; index++) {
    const digit = text.charCodeAt(index) - zero
    if (!(digit >= 0 && digit <= 9)) return null
    whole = whole * 10 + digit
  }
  return whole
}

/**
 * The day a text names, YYYY-MM-DD: ISO (also with a time), YYYY/MM/DD, YYYYMMDD, `10 May 1990`, `May 10, 1990`, `1er
 * mai 1990`, `10-MAI-1990`, and DD/MM/YYYY or MM/DD/YYYY where only one of them is possible. Null when it is no date,
 * when the year has two digits, or when day and month are ambiguous: a guess could be a false birth date.
 */
export function parseDate(text: string): string | null {
  const [day, other] = dateReadings(text)
  return day === undefined || other !== undefined ? null : day
}

/**
 * Every day that a text can name, YYYY-MM-DD: two when day and month could be swapped (`04/05/1990`, the day first), none when it
 * is no date. docs/rules/profile.md#dates.
 */
export function dateReadings(text: string): readonly string[] {
  const trimmed = text.trim()
  if (trimmed.length > dateLengthMax) return []
  if (isIsoDate(trimmed)) return [trimmed]
  return parseNumericDate(trimmed) ?? days(parseWrittenDate(trimmed))
}

function parseNumericDate(text: string): readonly string[] | null {
  const yearFirst =
    /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/.exec(text) ??
    /^(\d{4})(-)(\d{2})-(\d{2})[T ]\d{2}:\d{2}/.exec(text) ??
    /^(\d{4})()(\d{2})(\d{2})$/.exec(text)
  if (yearFirst !== null) return days(isoDate(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4])))
  const yearLast = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/.exec(text)
  if (yearLast === null) return null
  const [first, second, year] = [Number(yearLast[1]), Number(yearLast[3]), Number(yearLast[4])]
  return days(isoDate(year, second, first), first === second ? null : isoDate(year, first, second))
}

function days(...read: readonly (string | null)[]): readonly string[] {
  return read.filter((day) => day !== null)
}

function parseWrittenDate(text: string): string | null {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|er)?[\s./-]*(?:of |de )?([a-z]{3,9})\.?[\s,./-]*(\d{4})$/.exec(plain)
  if (dayFirst !== null) return writtenDate(dayFirst[3], dayFirst[2], dayFirst[1])
  const monthFirst = /^([a-z]{3,9})\.?[\s./-]*(\d{1,2})(?:st|nd|rd|th)?(?:\s*,\s*|[\s./-]+)(\d{4})$/.exec(plain)
  if (monthFirst !== null) return writtenDate(monthFirst[3], monthFirst[1], monthFirst[2])
  const yearFirst = /^(\d{4})[\s./-]+([a-z]{3,9})\.?[\s./-]+(\d{1,2})$/.exec(plain)
  if (yearFirst !== null) return writtenDate(yearFirst[1], yearFirst[2], yearFirst[3])
  return null
}

function writtenDate(year: string | undefined, word: string | undefined, day: string | undefined): string | null {
  const month = monthNumbers.get(word ?? '')
  return month === undefined ? null : isoDate(Number(year), month, Number(day))
}

function isoDate(year: number, month: number, day: number): string | null {
  if (!isCalendarDay(year, month, day)) return null
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function isCalendarDay(year: number, month: number, day: number): boolean {
  const length = month === 2 && isLeapYear(year) ? 29 : daysInMonth[month - 1]
  return length !== undefined && day >= 1 && day <= length
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** Days from one ISO date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** The ISO date that many days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** The ISO date that many months later, or earlier when negative; the 31st becomes the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const monthIndex = yearOf(date) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(monthIndex / 12)
  const month = (monthIndex % 12) + 1
  const day = Number(date.slice(8, 10))
  const length = month === 2 && isLeapYear(year) ? 29 : (daysInMonth[month - 1] ?? 31)
  return isoDate(year, month, Math.min(day, length)) ?? date
}

/** Age in full years on `asOf`; a person born on 29 February turns older on 1 March of a common year. */
export function ageAt(dateOfBirth: string, asOf: string): number {
  const years = yearOf(asOf) - yearOf(dateOfBirth)
  return asOf.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** The year of an ISO date. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

/** Since 1972 every time zone is a whole number of quarter hours from UTC, so the date never changes within one. */
const quarterMs = 15 * 60_000

interface TimeZoneDay {
  readonly format: Intl.DateTimeFormat
  /** The last quarter hour requested, and its date. */
  quarter: number
  date: string
}

const timeZoneDays = new Map<string, TimeZoneDay>()

/**
 * The calendar date of an instant (ISO 8601) in an IANA time zone: the `as_of` of a request.
 * docs/rules/verdict.md#day-of-a-verdict. Throws RangeError for an unknown time zone or an invalid instant; both come from our own code.
 */
export function dateInTimeZone(instant: string, timezone: string): string {
  const time = Date.parse(instant)
  const quarter = Math.floor(time / quarterMs)
  const day = timeZoneDays.get(timezone) ?? newTimeZoneDay(timezone)
  if (quarter === day.quarter) return day.date
  const date = day.format.format(time)
  Object.assign(day, { quarter, date })
  return date
}

function newTimeZoneDay(timezone: string): TimeZoneDay {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const day = {
    format: new Intl.DateTimeFormat('en-CA', { timeZone: timezone, ...parts }),
    quarter: Number.NaN,
    date: '',
  }
  timeZoneDays.set(timezone, day)
  return day
}
