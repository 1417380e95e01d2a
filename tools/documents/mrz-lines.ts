import type { Person } from './person.ts'

/** What the MRZ of a travel document of Utopia says, ICAO's own example country. Dates are ISO. */
export interface MrzData {
  readonly person: Person
  readonly documentCode: 'P<' | 'I<' | 'ID' | 'C<' | 'IR' | 'CA'
  /** Utopia unless told otherwise. */
  readonly nationality?: string
  readonly number: string
  readonly expiry: string
}

/** The two lines of 44 of a passport. ICAO 9303 part 4. */
export function passportMrz(data: MrzData): [string, string] {
  const number = withDigit(data.number.padEnd(9, '<'))
  const birth = withDigit(shortDate(data.person.dateOfBirth))
  const expiry = withDigit(shortDate(data.expiry))
  const optional = withDigit('<'.repeat(14))
  const { nationality = utopia } = data
  const first = `${data.documentCode}${utopia}${mrzNames(data.person)}`
  const second = `${number}${nationality}${birth}${data.person.sex}${expiry}${optional}`
  return [first.slice(0, 44).padEnd(44, '<'), second + checkDigit(number + birth + expiry + optional)]
}

/** The three lines of 30 of a card. ICAO 9303 part 5. */
export function cardMrz(data: MrzData): [string, string, string] {
  const number = withDigit(data.number.padEnd(9, '<'))
  const birth = withDigit(shortDate(data.person.dateOfBirth))
  const expiry = withDigit(shortDate(data.expiry))
  const { nationality = utopia } = data
  const upper = `${data.documentCode}${utopia}${number}`.padEnd(30, '<')
  const middle = `${birth}${data.person.sex}${expiry}${nationality}`.padEnd(29, '<')
  const composite = checkDigit(upper.slice(5) + birth + expiry + middle.slice(18))
  return [upper, middle + composite, mrzNames(data.person).slice(0, 30).padEnd(30, '<')]
}

/** Weights 7, 3, 1; digits count as they are, A is 10, the filler 0. ICAO 9303 part 3, 4.9. */
export function checkDigit(content: string): string {
  const sum = [...content].reduce((subtotal, character, index) => {
    const value = character === '<' ? 0 : Number.parseInt(character, 36)
    return subtotal + value * (weights[index % 3] ?? 0)
  }, 0)
  return String(sum % 10)
}

const utopia = 'UTO'
const weights = [7, 3, 1] as const

function withDigit(content: string): string {
  return content + checkDigit(content)
}

function shortDate(date: string): string {
  return date.replaceAll('-', '').slice(2)
}

/** Surname first; accents go, hyphens and spaces become fillers. ICAO 9303 part 3, section 6. */
function mrzNames(person: Person): string {
  const coded = (name: string) =>
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toUpperCase()
      .replace(/[^A-Z]/g, '<')
  return `${coded(person.lastName)}<<${coded(`${person.firstName} ${person.middleNames}`)}`
}
