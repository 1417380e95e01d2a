import { longDate, parts, shortMonth } from '../../../calendar.ts'
import { luhnNumber } from '../../../samples/numbers.ts'
import type { Paper } from '../../paper.ts'

const two = (number: number) => String(number).padStart(2, '0')

const ordinals = ['th', 'st', 'nd', 'rd']
const ordinal = (day: number) => `${day}${(day > 10 && day < 14 ? 'th' : ordinals[day % 10]) ?? 'th'}`

const units =
  'zéro,un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix-sept,dix-huit,dix-neuf,vingt,vingt et un,vingt-deux,vingt-trois,vingt-quatre,vingt-cinq,vingt-six,vingt-sept,vingt-huit,vingt-neuf,trente,trente et un'.split(
    ',',
  )
const inWords = (number: number) => (number === 1 ? 'premier' : (units[number] ?? ''))

const styles = {
  iso: (date: string) => date,
  enLong: (date: string) => longDate(date, 'en'),
  enBritish: (date: string) => longDate(date, 'en').replace(/^(\w+) (\d+), (\d+)$/, '$2 $1 $3'),
  enShort: (date: string) => `${shortMonth(date, 'en')} ${parts(date).day}, ${parts(date).year}`,
  enDash: (date: string) => `${two(parts(date).day)}-${shortMonth(date, 'en').toUpperCase()}-${parts(date).year}`,
  enOrdinal: (date: string) =>
    `${ordinal(parts(date).day)} day of ${longDate(date, 'en').split(' ')[0] ?? ''}, ${parts(date).year}`,
  us: (date: string) => `${two(parts(date).month)}/${two(parts(date).day)}/${parts(date).year}`,
  yearSlash: (date: string) => date.replace(/-/g, '/'),
  yearSpace: (date: string) => date.replace(/-/g, ' '),
  slash: (date: string) => date.split('-').reverse().join('/'),
  shortSlash: (date: string) => date.slice(2).split('-').reverse().join('/'),
  dots: (date: string) => date.split('-').reverse().join('.'),
  dash: (date: string) => date.split('-').reverse().join('-'),
  frLong: (date: string) => longDate(date, 'fr'),
  frShort: (date: string) =>
    `${two(parts(date).day)} ${shortMonth(date, 'fr')}. ${parts(date).year}`.replace(/(mars|août)\./, '$1'),
  frWords: (date: string) => {
    const { year, day } = parts(date)
    return `${inWords(day)} ${longDate(date, 'fr').split(' ')[1] ?? ''} deux mille ${units[year - 2000] ?? ''}`
  },
} as const

/** The ways to print a date. */
export type DateForm = keyof typeof styles

/** A date as printed. */
export function dated(date: string, form: DateForm): string {
  return styles[form](date)
}

/** Records a date and answers it as printed. */
export function putDate(paper: Paper, field: string, date: string, form: DateForm): string {
  return paper.put(field, date, dated(date, form))
}

const signs = { CA: '$*', US: '$*', GB: '£*', QC: '* $', FR: '* €', MA: '* DH' } as const

/** Cents as the land prints them; `whole` leaves the cents out, `bare` the sign of the currency. */
export function amount(
  cents: number,
  land: keyof typeof signs,
  style: { whole?: boolean; bare?: boolean } = {},
): string {
  const isEnglish = signs[land].endsWith('*')
  const [units = '', fraction = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, isEnglish ? ',' : '\u00a0')
  const figure = style.whole === true ? grouped : `${grouped}${isEnglish ? '.' : ','}${fraction}`
  return style.bare === true ? figure : signs[land].replace('*', figure).replace(' ', '\u00a0')
}

/** A nine digit number with a Luhn check, in groups of three: a SIREN, or the root of a Canadian business number. */
export function nineDigits(paper: Paper, separator: string): string {
  const digits = luhnNumber(paper, `${paper.between(4, 9)}########`)
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(separator)
}
