import { longDate, parts, shortMonth } from '../../../calendar.ts'
import { canonicalMoney } from '../../../money.ts'
import { joinedAddress } from '../../../person.ts'
import type { Paper } from '../../paper.ts'

export type DateForm = (iso: string) => string
export type MoneyForm = (cents: number) => string

const two = (value: number): string => String(value).padStart(2, '0')
const frenchShort = ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.']

function pattern(form: string): DateForm {
  return (iso) => {
    const { year, month, day } = parts(iso)
    const en = shortMonth(iso, 'en')
    const fr = frenchShort[month - 1] ?? ''
    const values: Readonly<Record<string, string>> = {
      Y: String(year),
      y: two(year % 100),
      M: two(month),
      D: two(day),
      d: String(day),
      E: en,
      U: en.toUpperCase(),
      F: fr,
      G: fr.replace('.', '').toUpperCase(),
    }
    return form.replaceAll(/[YyMDdEUFG]/g, (letter) => values[letter] ?? letter)
  }
}

export const iso = pattern('Y-M-D')
export const isoSlash = pattern('Y/M/D')
export const slashes = pattern('D/M/Y')
export const shortSlashes = pattern('D/M/y')
export const dots = pattern('D.M.Y')
export const dashes = pattern('D-M-Y')
export const longEnglish: DateForm = (day) => longDate(day, 'en')
export const longFrench: DateForm = (day) => longDate(day, 'fr')
export const englishDates = [
  longEnglish,
  pattern('E d, Y'),
  pattern('d E Y'),
  pattern('D-E-Y'),
  pattern('U D/y'),
  pattern('U D Y'),
  pattern('E. D, Y'),
  iso,
  isoSlash,
  pattern('DUY'),
]
export const quebecDates = [
  longFrench,
  pattern('d F Y'),
  pattern('D G Y'),
  pattern('d F y'),
  iso,
  isoSlash,
  pattern('Y M D'),
]
export const frenchDates = [slashes, longFrench, dots, shortSlashes, pattern('d F Y'), dashes]

function amount(form: string, group: string, point: string): MoneyForm {
  return (cents) => {
    const [whole = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
    return form.replace('#', `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${point}${fraction}`)
  }
}

/** With a sign in front or behind where the amount is negative. */
function signed(form: string, negative: string, group: string, point: string): MoneyForm {
  const [plus, minus] = [amount(form, group, point), amount(negative, group, point)]
  return (cents) => (cents < 0 ? minus(cents) : plus(cents))
}

export const dollarsEnglish = [
  signed('$#', '-$#', ',', '.'),
  signed('#', '-#', ',', '.'),
  signed('$ #', '$ #CR', ',', '.'),
  signed('$#', '($#)', ',', '.'),
  signed('$#', '$# CR', ',', '.'),
  signed('#', '#-', ',', '.'),
  signed('$#', '-$#', '', '.'),
]
export const dollarsFrench = [
  signed('# $', '-# $', '\u00a0', ','),
  signed('# $', '# $ CR', ' ', ','),
  signed('#', '#-', ' ', ','),
  signed('#$', '-#$', ' ', ','),
  signed('# $', '(# $)', ' ', ','),
  signed('# $', '-# $', '', ','),
]
export const euros = [
  signed('# €', '-# €', ' ', ','),
  signed('#', '-#', ' ', ','),
  signed('# EUR', '-# EUR', ' ', ','),
  signed('#€', '-#€', '', ','),
  signed('# €', '- # €', '.', ','),
]
export const bareEnglish = amount('#', ',', '.')
export const bareFrench = amount('#', ' ', ',')

/** Records fields of a paper in its forms of dates and amounts. */
export interface Ledger {
  date(field: string, day: string): string
  money(field: string, cents: number): string
  address(field: string, lines: readonly string[]): readonly string[]
  /** An amount that is no field. */
  readonly plain: MoneyForm
  /** A date that is no field. */
  readonly day: DateForm
}

/** A ledger of a paper. */
export function openLedger(paper: Paper, day: DateForm, plain: MoneyForm): Ledger {
  return {
    date: (field, value) => paper.put(field, value, day(value)),
    money: (field, cents) => paper.put(field, canonicalMoney(cents), plain(cents)),
    address(field, lines) {
      paper.put(field, joinedAddress(lines), lines.join(' '))
      return lines
    },
    plain,
    day,
  }
}
