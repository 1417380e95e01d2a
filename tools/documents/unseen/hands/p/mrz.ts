import { checkDigit } from '../../../mrz-lines.ts'
import { printMrz } from '../../../drawing/mrz-print.ts'
import type { PathMark } from '../../../drawing/sheet.ts'
import { cardHeight } from '../../../drawing/card.ts'
import type { Somebody } from './people.ts'

/** What an MRZ says; `state` and `nationality` are ICAO codes. */
export interface MrzContent {
  readonly code: string
  readonly state: string
  readonly nationality: string
  readonly number: string
  readonly who: Somebody
  readonly sex?: string
  readonly expiry: string
  readonly optional?: string
  readonly optional2?: string
}

const letters: Readonly<Record<string, string>> = { ß: 'SS', ä: 'AE', ö: 'OE', ü: 'UE', ø: 'OE', æ: 'AE', œ: 'OE' }

/** A name in the alphabet of an MRZ. */
export function mrzName(name: string): string {
  return [...name.toLowerCase()]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '<')
}

const short = (iso: string) => iso.replaceAll('-', '').slice(2)
const checked = (field: string) => field + checkDigit(field)
const namesOf = (who: Somebody) => `${mrzName(who.last)}<<${who.given.map(mrzName).join('<')}`
const filled = (content: string, length: number) => content.slice(0, length).padEnd(length, '<')
const strip = (number: string) => number.replace(/[^A-Z0-9]/g, '')

/** Two lines of 44, of passports and of visas (which have no composite digit). */
export function td3(content: MrzContent): string[] {
  const { code, state, nationality, who, expiry } = content
  const number = checked(filled(strip(content.number), 9))
  const [birth, end] = [checked(short(who.birth)), checked(short(expiry))]
  const upper = filled(`${filled(code, 2)}${filled(state, 3)}${namesOf(who)}`, 44)
  const lower = `${number}${filled(nationality, 3)}${birth}${content.sex ?? who.sex}${end}`
  if (code.startsWith('V')) return [upper, filled(`${lower}${content.optional ?? ''}`, 44)]
  const personal = checked(filled(content.optional ?? '', 14))
  return [upper, `${lower}${personal}${checkDigit(number + birth + end + personal)}`]
}

/** Three lines of 30, of cards. */
export function td1(content: MrzContent): string[] {
  const { code, state, nationality, who, expiry, optional = '', optional2 = '' } = content
  const whole = strip(content.number)
  const long = `${whole.slice(0, 9)}<${whole.slice(9)}${checkDigit(whole)}<`
  const number = whole.length > 9 ? long : checked(filled(whole, 9))
  const [birth, end] = [checked(short(who.birth)), checked(short(expiry))]
  const upper = filled(`${filled(code, 2)}${filled(state, 3)}${number}${optional}`, 30)
  const tail = filled(optional2, 11)
  const middle = `${birth}${content.sex ?? who.sex}${end}${filled(nationality, 3)}${tail}`
  return [upper, middle + checkDigit(upper.slice(5) + birth + end + tail), filled(namesOf(who), 30)]
}

/** The two lines of 36 of the French card of 1988. */
export function frenchTd2(who: Somebody, number: string, office: string): string[] {
  const given = filled(who.given.map(mrzName).join('<<'), 14)
  const upper = `IDFRA${filled(mrzName(who.last), 25)}${filled(office, 6)}`
  const lower = `${checked(number)}${given}${checked(short(who.birth))}${who.sex}`
  return [upper, lower + checkDigit(upper + lower)]
}

/** The MRZ at the foot of a card's side. */
export function cardFoot(lines: readonly string[]): PathMark[] {
  const y = cardHeight - 40 - lines.length * 58
  return printMrz(lines, {
    x: lines.length === 3 ? 66 : 40,
    y,
    millimetre: lines.length === 3 ? 14 : 12.1,
    leadingMm: 4.23,
  })
}
