import { addDays, longDate, parts, shortMonth } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

/** Ways to print a date. */
export type Day =
  | 'en'
  | 'fr'
  | 'uk'
  | 'ukOrdinal'
  | 'slashDmy'
  | 'slashMdy'
  | 'slashYmd'
  | 'dots'
  | 'shortYear'
  | 'abbrEn'
  | 'capsEn'
  | 'abbrFr'
  | 'dashes'
  | 'iso'

/** A date as an issuer prints it. */
export function day(iso: string, form: Day): string {
  const { year, month, day: date } = parts(iso)
  const two = (number: number): string => String(number).padStart(2, '0')
  const [dd, mm, yy] = [two(date), two(month), two(year % 100)]
  const english = longDate(iso, 'en').replace(/ .*/, '')
  const ending =
    date % 10 === 1 && date !== 11
      ? 'st'
      : date % 10 === 2 && date !== 12
        ? 'nd'
        : date % 10 === 3 && date !== 13
          ? 'rd'
          : 'th'
  const forms: Readonly<Record<Day, string>> = {
    en: longDate(iso, 'en'),
    fr: longDate(iso, 'fr'),
    uk: `${date} ${english} ${year}`,
    ukOrdinal: `${date}${ending} ${english} ${year}`,
    slashDmy: `${dd}/${mm}/${year}`,
    slashMdy: `${mm}/${dd}/${year}`,
    slashYmd: `${year}/${mm}/${dd}`,
    dots: `${dd}.${mm}.${year}`,
    shortYear: `${dd}/${mm}/${yy}`,
    abbrEn: `${shortMonth(iso, 'en')} ${date}, ${year}`,
    capsEn: `${shortMonth(iso, 'en').toUpperCase()} ${dd}/${yy}`,
    abbrFr: `${date} ${shortMonth(iso, 'fr')}${['mars', 'mai', 'juin', 'août'].includes(shortMonth(iso, 'fr')) ? '' : '.'} ${year}`,
    dashes: `${dd}-${mm}-${year}`,
    iso,
  }
  return forms[form]
}

/** Records a date and answers its print. */
export function putDay(paper: Paper, field: string, iso: string, form: Day): string {
  return paper.put(field, iso, day(iso, form))
}

/** Some days before the paper is handed in. */
export function recent(paper: Paper, min = 4, max = 80): string {
  return addDays(paper.today, -paper.between(min, max))
}

/** Ways to print an amount. */
export type Sum = 'dollars' | 'dollarsFr' | 'pounds' | 'euros' | 'plain' | 'plainFr' | 'eurWord' | 'whole'

/** Cents as an issuer prints them. */
export function sum(cents: number, form: Sum): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = (separator: string): string => whole.replace(/\B(?=(\d{3})+$)/g, separator)
  const minus = cents < 0 ? '-' : ''
  const english = `${grouped(',')}.${fraction}`
  const french = `${grouped('\u00a0')},${fraction}`
  const forms: Readonly<Record<Sum, string>> = {
    dollars: `${minus}$${english}`,
    dollarsFr: `${minus}${french}\u00a0$`,
    pounds: `${minus}£${english}`,
    euros: `${minus}${french}\u00a0€`,
    plain: minus + english,
    plainFr: minus + french,
    eurWord: `${minus}${french} euros`,
    whole: minus + grouped(','),
  }
  return forms[form]
}

/** Records an amount of cents and answers its print. */
export function putSum(paper: Paper, field: string, cents: number, form: Sum): string {
  return paper.put(field, (cents / 100).toFixed(2), sum(cents, form))
}

/** Records an address; answers its lines. */
export function putAddress(paper: Paper, field: string, lines: readonly string[]): readonly string[] {
  paper.put(field, lines.map((line) => line.replace(/\s+/g, ' ')).join(', '), lines.join(' '))
  return lines
}

/** Records names of several people, each printed by itself. */
export function putNames(paper: Paper, field: string, names: readonly string[]): readonly string[] {
  for (const name of names) paper.put(field, names.join('; '), name)
  return names
}
