import { countryOf, shownItems } from './place-values.ts'
import type { TaxResidence } from './profile.ts'
import { isEmpty, ownValue, textOf } from './reading.ts'
import { knownMembers, shaped, type Member } from './value-shape.ts'

const residencesMax = 20
const textLengthMax = 200

/** The keys of one residence, compared as they are written. */
const members = {
  country: { name: 'country', aliases: ['pays'], shape: { kind: 'country' } },
  number: { name: 'number', aliases: ['tin', 'numero'], shape: { kind: 'number' } },
  reason: { name: 'reason', aliases: ['raison'], shape: { kind: 'text' } },
} as const satisfies Readonly<Record<string, Member>>
const residenceMembers = knownMembers(Object.values(members), (key) => key)

/**
 * Countries of tax residence, each with its number or the reason for having none; a text lists countries.
 * docs/rules/profile.md#keys.
 */
export const taxResidences = shaped<readonly TaxResidence[]>(
  { kind: 'tax_residences', isList: true, members: () => residenceMembers },
  (raw) => {
    const items: readonly unknown[] = Array.isArray(raw)
      ? raw
      : typeof raw === 'string'
        ? raw.split(/[,;/|]/, residencesMax + 1)
        : [raw]
    const residences = items.slice(0, residencesMax).map(readResidence)
    const known = residences.filter((residence) => residence !== null)
    const value = known.length > 0 ? { value: known } : {}
    if (items.length > residencesMax) return { ...value, why: 'too_long', partial: true }
    if (known.length === residences.length) return value
    const unread = items.filter((_, index) => residences[index] === null).map(countryOfItem)
    return {
      ...value,
      why: 'not_a_country',
      partial: true,
      ...(Array.isArray(raw) ? { unread: shownItems(unread) } : {}),
    }
  },
)

function countryOfItem(item: unknown): unknown {
  return typeof item === 'object' && item !== null ? memberValue(item, members.country) : item
}

function readResidence(item: unknown): TaxResidence | null {
  const country = countryOf(countryOfItem(item))
  if (country === null) return null
  const number = shortText(memberValue(item, members.number))
  const reason = shortText(memberValue(item, members.reason))
  return { country, ...(number === null ? {} : { number }), ...(reason === null ? {} : { reason }) }
}

/** The value under the first of its names that has one. */
function memberValue(item: unknown, { name, aliases }: Member): unknown {
  return [name, ...aliases].map((key) => ownValue(item, key)).find((value) => !isEmpty(value))
}

function shortText(raw: unknown): string | null {
  const text = textOf(raw)
  return text === null || text === '' || text.length > textLengthMax ? null : text
}
