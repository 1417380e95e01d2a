import type { PartyIdentifier } from '../../domain/screening/party-identifier.ts'
import type { ListedIdentifier } from '../entity/listed-entity.ts'

/** Shortest identifier that is compared, in characters: shorter ones are not unique. */
const identifierMin = 5
/** Shortest identifier that finds an entry by itself, in characters: shorter numbers repeat between countries and registers. */
const aloneMin = 7

/** An identifier in comparable form: letters and digits only, upper case; '' when too short. */
export function plainIdentifier(value: string): string {
  const plain = value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return plain.length >= identifierMin && /\d/.test(plain) ? plain : ''
}

/** Whether an identifier, in comparable form, finds an entry whatever its name. */
export function standsAlone(plain: string): boolean {
  return plain.length >= aloneMin
}

/** The types of a list that a number of a party may be: registers of taxes number people and companies for other registers too. */
const mayBe: Readonly<Record<PartyIdentifier['type'], readonly ListedIdentifier['type'][]>> = {
  passport: ['passport', 'other'],
  national_id: ['national_id', 'tax', 'other'],
  tax: ['tax', 'national_id', 'registration', 'other'],
  registration: ['registration', 'tax', 'other'],
  lei: ['lei', 'other'],
  unknown: ['passport', 'national_id', 'tax', 'registration', 'lei', 'imo', 'other'],
}

/** Whether two numbers are of one kind and of one country, as far as these are known; only then are their values compared. */
export function areOfOneKind(own: PartyIdentifier, listed: ListedIdentifier): boolean {
  if (own.country !== '' && listed.country !== '' && own.country !== listed.country) return false
  return mayBe[own.type].includes(listed.type)
}
