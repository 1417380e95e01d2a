import { longDate, parts } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'

const pad = (number: number) => String(number).padStart(2, '0')
const englishMonths = 'January February March April May June July August September October November December'.split(' ')

/** A date with its parts in the order of a pattern of d, m, y (two digits of the year) and Y. */
export function numeric(date: string, pattern: string): string {
  const { year, month, day } = parts(date)
  const made: Readonly<Record<string, string>> = { d: pad(day), m: pad(month), y: pad(year % 100), Y: String(year) }
  return pattern.replace(/[dmyY]/g, (letter) => made[letter] ?? letter)
}

/** "1er octobre 2026". */
export function french(date: string): string {
  return longDate(date, 'fr')
}

/** "October 1, 2026". */
export function american(date: string): string {
  return longDate(date, 'en')
}

/** "1 October 2026". */
export function british(date: string): string {
  const { year, month, day } = parts(date)
  return `${day} ${englishMonths[month - 1]} ${year}`
}

/** "1st day of October, 2026". */
export function solemn(date: string): string {
  const { year, month, day } = parts(date)
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th'
  return `${day}${ending} day of ${englishMonths[month - 1]}, ${year}`
}

/** Cents with a separator of thousands and of decimals; a minus stands in front. */
export function money(cents: number, thousands: string, decimals: string): string {
  const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimals}${fraction}`
}

/** Whole units, as accounts print them; brackets around what is negative. */
export function whole(units: number, thousands: string): string {
  const digits = String(Math.abs(units)).replace(/\B(?=(\d{3})+$)/g, thousands)
  return units < 0 ? `(${digits})` : digits
}

/** Cents as a field has them. */
export function canonical(cents: number): string {
  return (cents / 100).toFixed(2)
}

/** Records a date and answers it in its print. */
export function dated(paper: Paper, field: string, date: string, print: string): string {
  return paper.put(field, date, print)
}

/** Records the lines of an address and answers them. */
export function addressed(paper: Paper, field: string, rows: readonly string[]): readonly string[] {
  paper.put(field, rows.map((row) => row.replace(/\s+/g, ' ')).join(', '), rows.join(' '))
  return rows
}

/** Records names, each of which is printed somewhere, and answers them. */
export function listed(paper: Paper, field: string, names: readonly string[]): readonly string[] {
  for (const name of names) paper.put(field, names.join('; '), name)
  return names
}

/** A day some days before the day of handing in. */
export function ago(paper: Paper, min: number, max: number): string {
  return new Date(Date.parse(paper.today) - paper.between(min, max) * 86_400_000).toISOString().slice(0, 10)
}
