import { countryCode } from '../values/countries.ts'
import { postalCode as postalCodeRule, writePostalCode } from '../formats/postal-code.ts'
import { mentionsPostOfficeBox } from '../names/post-office-box.ts'
import { provinceCode } from '../names/provinces.ts'
import { addressFault, streetFault } from '../names/street-fault.ts'
import type { FaultReason } from '../values/fault-reason.ts'
import { shownValue, textOf, type Reading } from './reading.ts'
import { shaped } from './value-shape.ts'

const placeLengthMax = 100
const addressLengthMax = 500
const countriesMax = 50
/** Items of a list that are shown when they cannot be read. */
const itemsShownMax = 5
/** Parts of an address object. */
const partsMax = 12

/** ISO alpha-2 of a country written as alpha-2, alpha-3 or name. docs/rules/profile.md#countries-and-places. */
export const country = shaped<string>({ kind: 'country' }, (raw) => {
  const code = countryOf(raw)
  return code === null ? { why: 'not_a_country' } : { value: code }
})

/** Several countries: a list, or a text with commas. */
export const countries = shaped<readonly string[]>({ kind: 'countries' }, readCountries)

/** The first of one or several countries; the others have a key of their own. docs/rules/profile.md#countries-and-places. */
export const firstCountry = shaped<string>({ kind: 'countries' }, (raw) => {
  const { value, ...rest } = readCountries(raw)
  return value?.[0] === undefined ? rest : { ...rest, value: value[0] }
})

/** What stands between countries in a text, tried in this order: a country's name may have a comma or an "and". */
const separators = [/[;|\n]/, /\//, /,/, /\s(?:and|et|&)\s/i] as const

/** The countries that a list or a text names, in its order. */
export function readCountries(raw: unknown): Reading<readonly string[]> {
  const one = typeof raw === 'string' ? countryOf(raw) : null
  if (one !== null) return { value: [one] }
  const items: readonly unknown[] = Array.isArray(raw) ? raw : [raw]
  const unread: unknown[] = []
  const codes = items.slice(0, countriesMax + 1).flatMap((item) => countriesIn(item, 0, unread))
  const known = codes.filter((code) => code !== null)
  const value = known.length > 0 ? { value: known } : {}
  if (codes.length > countriesMax) return { ...value, why: 'too_long', partial: true }
  return {
    ...value,
    ...(known.length === codes.length
      ? {}
      : { why: 'not_a_country', partial: true, ...(Array.isArray(raw) ? { unread: shownItems(unread) } : {}) }),
  }
}

function countriesIn(raw: unknown, from: number, unread: unknown[]): readonly (string | null)[] {
  const code = countryOf(raw)
  const separator = separators[from]
  const text = textOf(raw)
  if (code !== null || separator === undefined || text === null) {
    if (code === null) unread.push(raw)
    return [code]
  }
  const parts = text.split(separator, countriesMax + 1).filter((part) => part.trim() !== '')
  return parts.length === 0 ? [null] : parts.flatMap((part) => countriesIn(part, from + 1, unread))
}

/** The items of a list that could not be read, in its order. */
export function shownItems(items: readonly unknown[]): string {
  return items.slice(0, itemsShownMax).map(shownValue).join('; ')
}

/** The country a raw value names; null when it names none. */
export function countryOf(raw: unknown): string | null {
  const text = textOf(raw)
  return text === null || text === '' || text.length > placeLengthMax ? null : countryCode(text)
}

/**
 * ISO 3166-2 suffix in Canada and the United States; elsewhere the region as written.
 * docs/rules/profile.md#countries-and-places.
 */
export const province = shaped<string>({ kind: 'province' }, (raw, context) => {
  const text = textOf(raw)
  if (text === null) return { why: 'unknown_value' }
  if (text.length > placeLengthMax) return { why: 'too_long' }
  if (context.country !== 'CA' && context.country !== 'US') return { value: text }
  const code = provinceCode(text, context.country)
  return code === null ? { value: text, why: 'unknown_value' } : { value: code }
})

/** A province whose country may differ from the client's; an unknown one is kept as written. */
export const anyProvince = shaped<string>({ kind: 'province' }, (raw, context) => {
  const reading = province(raw, context)
  return reading.value === undefined ? reading : { value: reading.value }
})

/** Postal code of the client's country, as it is printed there. docs/rules/checks.md#postal-codes. */
export const postalCode = shaped<string>({ kind: 'postal_code' }, (raw, context) => {
  const text = textOf(raw)
  if (text === null) return { why: 'not_a_postal_code' }
  if (text.length > placeLengthMax) return { why: 'too_long' }
  const normalised = postalCodeRule.normalise(text)
  const result = postalCodeRule.test(normalised, context.country === null ? {} : { country: context.country })
  return result.valid ? { value: writePostalCode(normalised) } : { value: text, why: result.why }
})

/** An address as one text; the parts of an object are joined in the order they were sent. */
export const addressText = shaped<string>({ kind: 'address' }, (raw) => {
  const text = textOf(raw) ?? joinParts(raw)
  if (text === '') return { why: 'unknown_value' }
  return text.length > addressLengthMax ? { why: 'too_long' } : { value: text }
})

/** The same where somebody lives or works: no post office box. docs/rules/profile.md#addresses. */
export const residence = shaped<string>({ kind: 'address' }, (raw, context) => {
  const reading = addressText(raw, context)
  const why = reading.value === undefined ? null : noResidence(reading.value)
  return why === null ? reading : { why }
})

/** A town alone is kept: only a text that can be no residence is refused. */
function noResidence(address: string): FaultReason | null {
  return mentionsPostOfficeBox(address) ? addressFault(address, undefined) : streetFault(address)
}

/** The texts of an address object in the order they were sent. */
function joinParts(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return ''
  return Object.values(raw)
    .slice(0, partsMax)
    .map((part) => textOf(part) ?? '')
    .filter((part) => part !== '')
    .join(', ')
}
