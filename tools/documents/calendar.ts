import type { Locale } from '../../src/contract/locale.ts'

/** A date some days later (or earlier, when negative); both are YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The same day some years later; 29 February becomes 1 March. */
export function addYears(date: string, years: number): string {
  const { year, month, day } = parts(date)
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10)
}

/** The last day of a month that lies wholly before the date, `monthsBack` 1 being the month just past. */
export function monthEnd(date: string, monthsBack: number): string {
  const { year, month } = parts(date)
  return new Date(Date.UTC(year, month - monthsBack, 0)).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function weekday(date: string): number {
  return new Date(date).getUTCDay()
}

/** Days from the first date to the second. */
export function daysBetween(first: string, second: string): number {
  return (Date.parse(second) - Date.parse(first)) / 86_400_000
}

/** The date as numbers. */
export function parts(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

/** As people write it: "March 5, 2026", "5 mars 2026", "1er mars 2026". */
export function longDate(date: string, language: Locale): string {
  const { year, month, day } = parts(date)
  const name = monthNames[language][month - 1]
  return language === 'en' ? `${name} ${day}, ${year}` : `${day === 1 ? '1er' : day} ${name} ${year}`
}

/** Three letters, as statements and cards print: "Mar", "MARS". */
export function shortMonth(date: string, language: Locale): string {
  return shortMonths[language][parts(date).month - 1] ?? ''
}

const monthNames = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
} as const

const shortMonths = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  fr: ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'],
} as const
