import { addDays, addYears } from '../../calendar.ts'
import { cardMrz } from '../../mrz-lines.ts'
import type { SpecimenPerson } from '../people.ts'

/** What a national identity card says. Dates are ISO. */
export interface CardFigures {
  readonly person: SpecimenPerson
  readonly number: string
  readonly issued: string
  readonly expiry: string
  readonly mrz: readonly string[]
}

/** A card issued almost three years before a date, for ten years. */
export function cardFigures(
  person: SpecimenPerson,
  number: string,
  documentCode: 'I<' | 'ID',
  asOf: string,
): CardFigures {
  const issued = addDays(asOf, -1_043)
  const expiry = addDays(addYears(issued, 10), -1)
  const mrz = cardMrz({ person, documentCode, number, expiry })
  return { person, number, issued, expiry, mrz }
}
