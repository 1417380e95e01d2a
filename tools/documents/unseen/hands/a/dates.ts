import { parts, shortMonth } from '../../../calendar.ts'

/** How issuers write a day. */
export type Way =
  | 'SEP 30/26'
  | 'SEP30'
  | 'Sep 30'
  | 'Sep 30, 2026'
  | 'Sep 30 2026'
  | 'Sep. 30, 2026'
  | '30-SEP-2026'
  | '30 Sep 2026'
  | '2026/09/30'
  | '09/30/2026'
  | '09/30/26'
  | 'September'

/** A date in an issuer's way. */
export function written(date: string, way: Way): string {
  const { year, month, day } = parts(date)
  const [name, upper] = [shortMonth(date, 'en'), shortMonth(date, 'en').toUpperCase()]
  const [yy, mm, dd] = [String(year).slice(2), two(month), two(day)]
  switch (way) {
    case 'SEP 30/26':
      return `${upper} ${dd}/${yy}`
    case 'SEP30':
      return `${upper}${dd}`
    case 'Sep 30':
      return `${name} ${dd}`
    case 'Sep 30, 2026':
      return `${name} ${day}, ${year}`
    case 'Sep 30 2026':
      return `${name} ${dd} ${year}`
    case 'Sep. 30, 2026':
      return `${name}. ${day}, ${year}`
    case '30-SEP-2026':
      return `${dd}-${upper}-${year}`
    case '30 Sep 2026':
      return `${dd} ${name} ${year}`
    case '2026/09/30':
      return `${year}/${mm}/${dd}`
    case '09/30/2026':
      return `${mm}/${dd}/${year}`
    case '09/30/26':
      return `${mm}/${dd}/${yy}`
    case 'September':
      return months[month - 1] ?? ''
  }
}

const months = [
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
] as const

function two(number: number): string {
  return String(number).padStart(2, '0')
}
