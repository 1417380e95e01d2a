import { countryOf } from './place-values.ts'
import type { TaxResidence } from './profile.ts'
import { ownValue, textOf, type Reader } from './reading.ts'

const residencesMax = 20
const textLengthMax = 200

/**
 * Countries of tax residence, each with its number or the reason for having none; a text lists countries.
 * docs/rules/profile.md#keys.
 */
export const taxResidences: Reader<readonly TaxResidence[]> = (raw) => {
  const items: readonly unknown[] = Array.isArray(raw)
    ? raw
    : typeof raw === 'string'
      ? raw.split(/[,;/|]/, residencesMax)
      : [raw]
  const residences = items.slice(0, residencesMax).map(readResidence)
  const known = residences.filter((residence) => residence !== null)
  return {
    ...(known.length > 0 ? { value: known } : {}),
    ...(known.length === residences.length ? {} : { why: 'not_a_country' }),
  }
}

function readResidence(item: unknown): TaxResidence | null {
  const isObject = typeof item === 'object' && item !== null
  const country = countryOf(isObject ? (ownValue(item, 'country') ?? ownValue(item, 'pays')) : item)
  if (country === null) return null
  const number = shortText(ownValue(item, 'number') ?? ownValue(item, 'tin') ?? ownValue(item, 'numero'))
  const reason = shortText(ownValue(item, 'reason') ?? ownValue(item, 'raison'))
  return { country, ...(number === null ? {} : { number }), ...(reason === null ? {} : { reason }) }
}

function shortText(raw: unknown): string | null {
  const text = textOf(raw)
  return text === null || text === '' || text.length > textLengthMax ? null : text
}
