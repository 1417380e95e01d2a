import { checkDigit } from '../../../mrz-lines.ts'
import { portrait } from '../../../drawing/portrait.ts'
import type { Mark } from '../../../drawing/sheet.ts'
import type { Paper } from '../../paper.ts'
import type { Someone } from './people.ts'

interface Travel {
  readonly code: string
  /** Three letters. */
  readonly state: string
  readonly nationality: string
  readonly number: string
  readonly optional: string
  readonly holder: Someone
  /** As the card spells it. */
  readonly surname: string
  readonly given: string
  readonly expiry: string
}

/** Three lines of 30. ICAO 9303 part 5. */
export function cardLines(data: Travel): readonly string[] {
  const upper = `${data.code}${data.state}${checked(data.number.padEnd(9, '<'))}${data.optional}`.padEnd(30, '<')
  const birth = checked(short(data.holder.birth))
  const expiry = checked(short(data.expiry))
  const middle = `${birth}${sexOf(data.holder)}${expiry}${data.nationality}`.padEnd(29, '<')
  return [upper, middle + checkDigit(upper.slice(5) + birth + expiry + middle.slice(18)), namesOf(data, 30)]
}

/** Two lines of 44. ICAO 9303 part 4. */
export function passportLines(data: Travel): readonly string[] {
  const number = checked(data.number.padEnd(9, '<'))
  const [birth, expiry] = [checked(short(data.holder.birth)), checked(short(data.expiry))]
  const optional = checked(data.optional.padEnd(14, '<'))
  const line = `${number}${data.nationality}${birth}${sexOf(data.holder)}${expiry}${optional}`
  return [`${data.code}${data.state}${namesOf(data, 39)}`, line + checkDigit(number + birth + expiry + optional)]
}

export function sexOf({ woman }: Someone): 'F' | 'M' {
  return woman ? 'F' : 'M'
}

function checked(content: string): string {
  return content + checkDigit(content)
}

function short(date: string): string {
  return date.replaceAll('-', '').slice(2)
}

function namesOf({ surname, given }: Travel, length: number): string {
  const coded = (name: string) =>
    name
      .toUpperCase()
      .replaceAll('Ü', 'UE')
      .replaceAll('Ö', 'OE')
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .replace(/[^A-Z]/g, '<')
  return `${coded(surname)}<<${coded(given)}`.slice(0, length).padEnd(length, '<')
}

/** A drawn face for somebody. */
export function faceOf(paper: Paper, holder: Someone, at: { x: number; y: number; scale: number }): Mark[] {
  return portrait(at, {
    hair: paper.pick(['#2b211c', '#5a3b22', '#8a8580', '#151515']),
    skin: paper.pick(['#e8c3a2', '#c99670', '#8d5a3b', '#f0d4bd']),
    coat: paper.pick(['#33415c', '#6b2f3a', '#3e4f3a', '#222']),
    longHair: holder.woman,
  })
}
