import type { FaultReason } from '../values/fault-reason.ts'
import { normaliseWithDigits, wordsOf } from './normalise.ts'
import { isPostOfficeBox, mentionsPostOfficeBox } from './post-office-box.ts'
import { placeBlocks } from './parse-address.ts'

/** Texts that people write where they have nothing to say, as `normaliseWithDigits` leaves them. */
const noAnswers: ReadonlySet<string> = new Set([
  ...['N A', 'NA', 'ND', 'N D', 'NONE', 'NIL', 'NULL', 'UNKNOWN', 'TBD', 'TBC', 'TEST', 'XXX', 'HOMELESS', 'SDF'],
  ...['INCONNU', 'INCONNUE', 'AUCUN', 'AUCUNE', 'A CONFIRMER', 'A VENIR', 'TO BE CONFIRMED', 'TO FOLLOW'],
  ...['NO FIXED ADDRESS', 'NO ADDRESS', 'SANS DOMICILE FIXE', 'SANS ADRESSE', 'SANS ADRESSE FIXE', 'NO FIXED ABODE'],
  ...['NOT PROVIDED', 'NOT AVAILABLE', 'NOT APPLICABLE', 'NON FOURNI', 'NON FOURNIE', 'NON DISPONIBLE'],
  ...['SANS OBJET', 'SAME AS ABOVE', 'VOIR CI DESSUS', 'IDEM'],
])

/** Another person's name in place of a street, as `normaliseWithDigits` leaves it: `c/o John Smith`, `a/s de Me Roy`. */
const careOf = /^(?:C O|CARE OF|A S(?: DE)?|AUX (?:BONS )?SOINS DE|P A|Z H|ZU HANDEN)(?: |$)/

/** Words of a place without a number that describe where it is: `near the old mill`. */
const describingWordsMin = 3

/** Why a street is none: a post office box, or a text that names no place. docs/rules/profile.md#addresses. */
export function streetFault(street: string): FaultReason | null {
  if (isPostOfficeBox(street)) return 'post_office_box'
  return saysNothing(street) ? 'not_an_address' : null
}

/**
 * Why an address written as one text names no place to live or work. A text that our parser cannot take apart is an address when
 * something besides the town has a number, or describes a place in three words. docs/rules/profile.md#addresses.
 */
export function addressFault(address: string, country: string | undefined): FaultReason | null {
  if (saysNothing(address)) return 'not_an_address'
  const blocks = placeBlocks(address, country)
  if (blocks.some((block) => !mentionsPostOfficeBox(block) && describesPlace(block))) return null
  if (blocks.some(isPostOfficeBox)) return 'post_office_box'
  return blocks.some(describesPlace) ? null : 'not_an_address'
}

/** True for a document whose address is a post office box, which proves no residence. docs/rules/checks.md#addresses. */
export function showsPostOfficeBox({ street1, street2, address }: Readonly<Record<string, string>>): boolean {
  if (street1 !== undefined) return isPostOfficeBox(street2 === undefined ? street1 : `${street1}, ${street2}`)
  return (
    address !== undefined && mentionsPostOfficeBox(address) && addressFault(address, undefined) === 'post_office_box'
  )
}

/** A number and a letter, as nearly every address has: these need no further look. */
const numbered = /\d[^]*[a-z]|[a-z][^]*\d/i

function saysNothing(text: string): boolean {
  if (numbered.test(text)) return false
  const words = wordsOf(normaliseWithDigits(text)).join(' ')
  return !/\p{L}/u.test(words) || noAnswers.has(words) || careOf.test(words)
}

function describesPlace(block: string): boolean {
  if (saysNothing(block)) return false
  const words = block.match(/[\p{L}\p{M}]{2,}/gu) ?? []
  return words.length >= describingWordsMin || (/\d/.test(block) && /\p{L}/u.test(block))
}
