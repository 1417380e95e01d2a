import { checkDigit } from '../../../mrz-lines.ts'
import type { Someone } from './people.ts'

/** What a machine readable zone says. Dates are ISO; `sex` is left out where the card has none. */
export interface Zone {
  readonly code: string
  readonly country: string
  readonly number: string
  readonly optional?: string
  readonly birth: string
  readonly sex: 'F' | 'M' | '<'
  readonly expiry: string
  readonly nationality: string
  readonly holder: Someone
}

/** Three lines of thirty. ICAO 9303 part 5. */
export function threeLines(zone: Zone): readonly string[] {
  const upper = `${zone.code}${zone.country}${checked(zone.number.padEnd(9, '<'))}${zone.optional ?? ''}`.padEnd(
    30,
    '<',
  )
  const birth = checked(six(zone.birth))
  const expiry = checked(six(zone.expiry))
  const middle = `${birth}${zone.sex}${expiry}${zone.nationality}`.padEnd(29, '<')
  return [upper, middle + checkDigit(upper.slice(5) + birth + expiry + middle.slice(18)), names(zone.holder, 30)]
}

/** Two lines of forty-four. ICAO 9303 part 4. */
export function twoLines(zone: Zone): readonly string[] {
  const number = checked(zone.number.padEnd(9, '<'))
  const birth = checked(six(zone.birth))
  const expiry = checked(six(zone.expiry))
  const optional = checked((zone.optional ?? '').padEnd(14, '<'))
  const second = `${number}${zone.nationality}${birth}${zone.sex}${expiry}${optional}`
  return [
    `${zone.code}${zone.country}${names(zone.holder, 44 - 5)}`,
    second + checkDigit(number + birth + expiry + optional),
  ]
}

function checked(content: string): string {
  return content + checkDigit(content)
}

function six(iso: string): string {
  return iso.replaceAll('-', '').slice(2)
}

function names(holder: Someone, width: number): string {
  return `${coded(holder.surname)}<<${coded(holder.given)}`.slice(0, width).padEnd(width, '<')
}

function coded(name: string): string {
  return name
    .toUpperCase()
    .replaceAll('Ä', 'AE')
    .replaceAll('Ö', 'OE')
    .replaceAll('Ü', 'UE')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^A-Z]/g, '<')
}
