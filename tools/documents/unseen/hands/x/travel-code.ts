import { checkDigit } from '../../../mrz-lines.ts'
import type { Someone } from './people.ts'

interface Travel {
  readonly holder: Someone
  readonly code: string
  /** Three letters, of the issuer and the nationality. */
  readonly state: string
  readonly number: string
  /** YYYY-MM-DD. */
  readonly expiry: string
  /** What stands behind the number on a card. */
  readonly optional?: string
}

/** Two lines of 44 characters for a passport. ICAO 9303 part 4. */
export function passportLines(travel: Travel): readonly [string, string] {
  const { holder, code, state, expiry } = travel
  const number = withDigit(travel.number.padEnd(9, '<'))
  const [birth, end] = [withDigit(short(holder.born)), withDigit(short(expiry))]
  const optional = `${'<'.repeat(14)}<`
  return [
    `${code}${state}${names(holder)}`.slice(0, 44).padEnd(44, '<'),
    `${number}${state}${birth}${holder.sex}${end}${optional}${checkDigit(number + birth + end + optional)}`,
  ]
}

/** Three lines of 30 characters for a card. ICAO 9303 part 5. */
export function cardLines(travel: Travel): readonly [string, string, string] {
  const { holder, code, state, expiry, optional = '' } = travel
  const upper = `${code}${state}${withDigit(travel.number.padEnd(9, '<'))}${optional}`.padEnd(30, '<')
  const [birth, end] = [withDigit(short(holder.born)), withDigit(short(expiry))]
  const middle = `${birth}${holder.sex}${end}${state}`.padEnd(29, '<')
  return [
    upper,
    middle + checkDigit(upper.slice(5) + birth + end + middle.slice(18)),
    names(holder).slice(0, 30).padEnd(30, '<'),
  ]
}

function withDigit(content: string): string {
  return content + checkDigit(content)
}

function short(iso: string): string {
  return iso.replaceAll('-', '').slice(2)
}

function names({ surname, given, middle }: Someone): string {
  const coded = (name: string) =>
    bare(name)
      .replace(/['’.]/g, '')
      .replace(/[^A-Z]+/g, '<')
  return `${coded(surname)}<<${coded(`${given} ${middle}`.trim())}`
}

/** Capitals without accents, as cards and their codes have them. */
export function bare(content: string): string {
  return content
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
}
