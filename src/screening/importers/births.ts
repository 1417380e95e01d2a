import { addDays, parseDate } from '../../domain/values/dates.ts'
import type { ListedBirth } from '../entity/listed-entity.ts'

const circaWords = /^(?:circa|approximately|approx\.?|about|c\.|ca\.?|~)\s*/i
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * The birth dates in a list's text: `1960-05-10`, `10 May 1960`, `1960-05`, `May 1960`, `1960`, `circa 1960`,
 * `1958-1960`, `1958 to 1960`, `between 1958 and 1960`; an unknown day may be `00` or `dd`. Null for anything else,
 * because a guess could exclude the wrong person.
 */
export function birthOf(text: string): ListedBirth | null {
  const plain = text.trim().replace(/\s+/g, ' ')
  const circa = circaWords.test(plain)
  const bare = plain.replace(circaWords, '').replace(/\.$/, '')
  const day = /^\d{4}-\d{2}-\d{2}T/.test(bare) ? parseDate(bare.slice(0, 10)) : parseDate(bare)
  if (day !== null) return circa ? yearBirth(Number(day.slice(0, 4)), true) : { from: day, to: day, precision: 'day' }
  const range = /^(?:between )?(?:circa )?(\d{4})\s*(?:-|–|to|and)\s*(?:circa )?(\d{4})$/i.exec(bare)
  if (range !== null) return rangeBirth(Number(range[1]), Number(range[2]))
  const days = /^(\d{1,2} \w+ \d{4}) to (\d{1,2} \w+ \d{4})$/i.exec(bare)
  if (days !== null) return dayRange(parseDate(days[1] ?? ''), parseDate(days[2] ?? ''))
  const month = monthOf(bare)
  if (month !== null) return circa ? yearBirth(month.year, true) : monthBirth(month.year, month.month)
  const year = /^(?:(?:dd|00)[/.-](?:mm|00)[/.-])?(\d{4})(?:-00-00)?$/i.exec(bare)
  return year === null ? null : yearBirth(Number(year[1]), circa)
}

/** A year, exact or approximate. Null for a year in which no living or recently deceased person was born. */
export function yearBirth(year: number, circa: boolean): ListedBirth | null {
  if (!isYear(year)) return null
  return circa
    ? { from: `${year - 1}-01-01`, to: `${year + 1}-12-31`, precision: 'circa' }
    : { from: `${year}-01-01`, to: `${year}-12-31`, precision: 'year' }
}

/** From the first to the last of two years; null when they are in the wrong order. */
export function rangeBirth(from: number, to: number): ListedBirth | null {
  if (!isYear(from) || !isYear(to) || from > to) return null
  return { from: `${from}-01-01`, to: `${to}-12-31`, precision: 'range' }
}

function dayRange(from: string | null, to: string | null): ListedBirth | null {
  return from === null || to === null || from > to ? null : { from, to, precision: 'range' }
}

/** A calendar month, 1 to 12; an invalid month gives the whole year. */
export function monthBirth(year: number, month: number): ListedBirth | null {
  if (!isYear(year)) return null
  if (month < 1 || month > 12) return yearBirth(year, false)
  const first = (m: number, y: number) => `${y}-${String(m).padStart(2, '0')}-01`
  const next = month === 12 ? first(1, year + 1) : first(month + 1, year)
  return { from: first(month, year), to: addDays(next, -1), precision: 'month' }
}

function monthOf(text: string): { readonly year: number; readonly month: number } | null {
  const numeric = /^(\d{4})-(\d{1,2})(?:-00)?$/.exec(text) ?? null
  if (numeric !== null) return { year: Number(numeric[1]), month: Number(numeric[2]) }
  const dayUnknown = /^(?:dd|00)[/.-](\d{1,2})[/.-](\d{4})$/i.exec(text)
  if (dayUnknown !== null) return { year: Number(dayUnknown[2]), month: Number(dayUnknown[1]) }
  const written = /^([a-z]{3})[a-z]*\.? (\d{4})$/i.exec(text)
  const month = months.indexOf((written?.[1] ?? '').toLowerCase()) + 1
  return written === null || month === 0 ? null : { year: Number(written[2]), month }
}

function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= 1850 && year <= 2100
}
