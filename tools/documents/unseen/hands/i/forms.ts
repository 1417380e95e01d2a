import { longDate, parts, shortMonth } from '../../../calendar.ts'
import { canonicalMoney, printedMoney } from '../../../money.ts'
import type { Paper } from '../../paper.ts'

const frenchShort = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']
const frenchLoud = ['JAN', 'FÉV', 'MAR', 'AVR', 'MAI', 'JUN', 'JUL', 'AOÛ', 'SEP', 'OCT', 'NOV', 'DÉC']

/** How an issuer writes a date, by the example of 30 September 2026. */
export type DateForm =
  | 'September 30, 2026'
  | 'Sep 30, 2026'
  | 'Sep. 30, 2026'
  | 'SEP 30 2026'
  | 'SEP 30/26'
  | 'SEP 30'
  | 'Sep 30'
  | '30-Sep-2026'
  | '30 Sep 26'
  | '2026-09-30'
  | '2026/09/30'
  | '2026 09 30'
  | '26/09/30'
  | '09/30/2026'
  | '09/30'
  | '30/09/2026'
  | '30-09-2026'
  | '30.09.26'
  | '30 septembre 2026'
  | '30 sept. 2026'
  | '30 sept.'
  | '30 SEP 2026'
  | '30 SEP'

/** A date as an issuer writes it. */
export function dateIn(iso: string, form: DateForm): string {
  const { year, month, day } = parts(iso)
  const [mm, dd, yy] = [String(month).padStart(2, '0'), String(day).padStart(2, '0'), String(year).slice(2)]
  const short = shortMonth(iso, 'en')
  const loud = short.toUpperCase()
  const court = frenchShort[month - 1] ?? ''
  const fort = frenchLoud[month - 1] ?? ''
  const all: Readonly<Record<DateForm, string>> = {
    'September 30, 2026': longDate(iso, 'en'),
    'Sep 30, 2026': `${short} ${day}, ${year}`,
    'Sep. 30, 2026': `${short}${month === 5 ? '' : '.'} ${dd}, ${year}`,
    'SEP 30 2026': `${loud} ${dd} ${year}`,
    'SEP 30/26': `${loud} ${dd}/${yy}`,
    'SEP 30': `${loud} ${dd}`,
    'Sep 30': `${short} ${day}`,
    '30-Sep-2026': `${dd}-${short}-${year}`,
    '30 Sep 26': `${dd} ${short} ${yy}`,
    '2026-09-30': iso,
    '2026/09/30': `${year}/${mm}/${dd}`,
    '2026 09 30': `${year} ${mm} ${dd}`,
    '26/09/30': `${yy}/${mm}/${dd}`,
    '09/30/2026': `${mm}/${dd}/${year}`,
    '09/30': `${mm}/${dd}`,
    '30/09/2026': `${dd}/${mm}/${year}`,
    '30-09-2026': `${dd}-${mm}-${year}`,
    '30.09.26': `${dd}.${mm}.${yy}`,
    '30 septembre 2026': longDate(iso, 'fr'),
    '30 sept. 2026': `${day === 1 ? '1er' : day} ${court} ${year}`,
    '30 sept.': `${day === 1 ? '1er' : day} ${court}`,
    '30 SEP 2026': `${dd} ${fort} ${year}`,
    '30 SEP': `${dd} ${fort}`,
  }
  return all[form]
}

/** How an issuer writes an amount, by its look when negative. */
export type MoneyForm =
  | '-$1.00'
  | '-1.00'
  | '1.00-'
  | '(1.00)'
  | '$1.00 CR'
  | '1.00 CR'
  | '$ 1.00'
  | '-1,00 $'
  | '-1,00'
  | '1,00 $ CR'
  | '1,00 CR'
  | '1,00-'

/** Cents as an issuer writes them. */
export function moneyIn(cents: number, form: MoneyForm): string {
  const french = form.includes(',')
  const bare = printedMoney(Math.abs(cents), french ? 'fr' : 'en')
  const plain = form.includes('$')
    ? french
      ? `${bare}\u00a0$`
      : form.startsWith('$ ')
        ? `$ ${bare}`
        : `$${bare}`
    : bare
  if (cents >= 0) return plain
  if (form.endsWith('CR')) return `${plain} CR`
  if (form.startsWith('(')) return `(${plain})`
  return form.endsWith('-') ? `${plain}-` : `-${plain}`
}

/** Records a date and answers what to print. */
export function putDate(paper: Paper, field: string, iso: string, form: DateForm): string {
  return paper.put(field, iso, dateIn(iso, form))
}

/** Records an amount and answers what to print. */
export function putMoney(paper: Paper, field: string, cents: number, form: MoneyForm): string {
  return paper.put(field, canonicalMoney(cents), moneyIn(cents, form))
}

/** Records the lines of an address and answers them. */
export function putAddress(paper: Paper, lines: readonly string[], field = 'address'): readonly string[] {
  const value = lines.map((line) => line.replace(/\s+/g, ' ')).join(', ')
  paper.put(field, value, lines.join(' '))
  return lines
}

/** A 14-digit account or another number in groups, as its pattern has them. */
export function number(paper: Paper, field: string, pattern: string): string {
  return paper.put(field, paper.code(pattern))
}
