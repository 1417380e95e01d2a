import { printedText, readRecords } from '../../values/data-record.ts'
import data from './holidays.json' with { type: 'json' }

/** Countries whose banks are simulated. */
export const bankCountries = ['CA', 'MA', 'FR'] as const
export type BankCountry = (typeof bankCountries)[number]

const dayMs = 86_400_000

interface Holiday {
  readonly country: string
  readonly name: string
  /** MM-DD; '' for a movable one. */
  readonly date: string
  /** '' for a fixed one. */
  readonly rule: string
  /** First year. */
  readonly since: number
}

const holidays: readonly Holiday[] = readRecords('holidays.json', data, (record) => ({
  country: record.text('country', /^(CA|MA|FR)$/),
  name: record.text('name', printedText),
  date: record.optionalText('date', /^\d\d-\d\d$/),
  rule: record.optionalText('rule', /^(easter[+-]\d+|monday-before-\d\d-\d\d|monday-\d-of-\d\d)$/),
  since: Number(record.optionalText('since', /^\d{4}$/) || '0'),
}))

/**
 * Days from 1970-01-01 on which the banks of a country are closed besides weekends. In Canada a holiday of fixed date that falls
 * on a weekend is kept on the next business day. docs/rules/bank.md#business-days.
 */
export function holidayNumbers(country: BankCountry, year: number): ReadonlySet<number> {
  const own = holidays.filter((holiday) => holiday.country === country && holiday.since <= year)
  const days = new Set(own.map((holiday) => dayOfHoliday(holiday, year)))
  if (country !== 'CA') return days
  for (const day of [...days].sort((a, b) => a - b)) {
    let kept = day
    while (isWeekend(kept) || (kept !== day && days.has(kept))) kept++
    days.add(kept)
  }
  return days
}

/** True for Saturday and Sunday; days from 1970-01-01, which was a Thursday. */
export function isWeekend(day: number): boolean {
  const weekday = weekdayOf(day)
  return weekday === 0 || weekday === 6
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** Days from 1970-01-01 to a day of the Gregorian calendar; `month` is 1 to 12. */
export function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / dayMs
}

function dayOfHoliday({ date, rule }: Holiday, year: number): number {
  if (date !== '') return dayNumber(year, Number(date.slice(0, 2)), Number(date.slice(3)))
  if (rule.startsWith('easter')) return easterSunday(year) + Number(rule.slice('easter'.length))
  const before = /^monday-before-(\d\d)-(\d\d)$/.exec(rule)
  if (before !== null) {
    const last = dayNumber(year, Number(before[1]), Number(before[2])) - 1
    return last - ((weekdayOf(last) + 6) % 7)
  }
  const [, nth, month] = /^monday-(\d)-of-(\d\d)$/.exec(rule) ?? []
  const first = dayNumber(year, Number(month), 1)
  return first + ((8 - weekdayOf(first)) % 7) + (Number(nth) - 1) * 7
}

/** Easter Sunday of the Gregorian calendar by the anonymous algorithm (Meeus, Jones, Butcher). */
export function easterSunday(year: number): number {
  const goldenNumber = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * goldenNumber + century - Math.floor(century / 4) - correction + 15) % 30
  const weekdays = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const shift = Math.floor((goldenNumber + 11 * epact + 22 * weekdays) / 451)
  const marchDay = epact + weekdays - 7 * shift + 22
  return dayNumber(year, 3, 1) + marchDay - 1
}
