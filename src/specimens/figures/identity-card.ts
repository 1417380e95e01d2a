import { addDays, addYears } from '../calendar.ts'
import { cardMrz } from '../machine-zone.ts'
import type { Person } from '../people.ts'

/** What a national identity card says. Dates are ISO. */
export interface CardFigures {
  readonly person: Person
  readonly number: string
  readonly issued: string
  readonly expiry: string
  readonly mrzReading: readonly string[]
}

/** A card issued almost three years before a date, for ten years. */
export function cardFigures(person: Person, number: string, documentCode: 'I<' | 'ID', asOf: string): CardFigures {
  const issued = addDays(asOf, -1_043)
  const expiry = addDays(addYears(issued, 10), -1)
  const mrzReading = cardMrz({ person, documentCode, issuer: 'UTO', nationality: 'UTO', number, expiry })
  return { person, number, issued, expiry, mrzReading }
}
