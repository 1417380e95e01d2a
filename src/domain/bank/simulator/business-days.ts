import { type BankCountry, dayNumber, holidayNumbers, isWeekend } from './holidays.ts'

const dayMs = 86_400_000

/** A calendar month; days are counted from 1970-01-01. */
export interface CalendarMonth {
  /** Months since year 0. */
  readonly index: number
  /** YYYY-MM. */
  readonly text: string
  readonly first: number
  readonly last: number
}

/** Days on which the banks of a country book. docs/rules/bank.md#business-days. */
export interface BusinessDays {
  isBusinessDay(day: number): boolean
  /** The day itself or the business day before. */
  onOrBefore(day: number): number
  /** The day itself or the business day after. */
  onOrAfter(day: number): number
}

/** The month of an index, months since year 0. */
export function calendarMonth(index: number): CalendarMonth {
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  return {
    index,
    text: `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`,
    first: dayNumber(year, month, 1),
    last: dayNumber(year, month + 1, 1) - 1,
  }
}

/** The index of the month of an ISO date. */
export function monthIndexOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
}

/** Days from 1970-01-01 to an ISO date. */
export function dayOfDate(date: string): number {
  return Date.parse(date) / dayMs
}

/** The business days of a country; holidays are computed once a year asked for. */
export function businessDaysOf(country: BankCountry): BusinessDays {
  const holidaysByYear = new Map<number, ReadonlySet<number>>()
  const holidaysOf = (year: number): ReadonlySet<number> => {
    const known = holidaysByYear.get(year)
    if (known !== undefined) return known
    const found = holidayNumbers(country, year)
    holidaysByYear.set(year, found)
    return found
  }
  const isBusinessDay = (day: number): boolean =>
    !isWeekend(day) && !holidaysOf(new Date(day * dayMs).getUTCFullYear()).has(day)
  const toward = (day: number, step: 1 | -1): number => {
    let found = day
    while (!isBusinessDay(found)) found += step
    return found
  }
  return {
    isBusinessDay,
    onOrBefore: (day) => toward(day, -1),
    onOrAfter: (day) => toward(day, 1),
  }
}
