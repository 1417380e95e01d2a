import { checkDigit } from '../../../mrz-lines.ts'
import { plainCapitals } from './kit.ts'
import { givenNames, type Someone } from './people.ts'

/** The two lines of 44 of a Canadian passport or visa. ICAO 9303 parts 4 and 7. */
export function bookLines(about: {
  readonly code: string
  readonly person: Someone
  readonly number: string
  readonly nationality: string
  readonly expiry: string
}): readonly string[] {
  const { person } = about
  const names = `${coded(person.last)}<<${coded(givenNames(person))}`
  const number = checked(about.number.padEnd(9, '<'))
  const birth = checked(short(person.born))
  const expiry = checked(short(about.expiry))
  const first = `${about.code}CAN${names}`.slice(0, 44).padEnd(44, '<')
  const second = `${number}${about.nationality}${birth}${person.sex}${expiry}`
  if (about.code.startsWith('V')) return [first, second.padEnd(44, '<')]
  const optional = `${'<'.repeat(14)}0`
  return [first, `${second}${optional}${checkDigit(number + birth + expiry + optional)}`]
}

function checked(content: string): string {
  return `${content}${checkDigit(content)}`
}

function short(iso: string): string {
  return iso.replaceAll('-', '').slice(2)
}

function coded(name: string): string {
  return plainCapitals(name)
    .replaceAll("'", '')
    .replace(/[^A-Z]/g, '<')
}
