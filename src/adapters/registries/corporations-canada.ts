import { Type, type Static } from 'typebox'
import type { EntityStatus, RegistryEntity } from '../../contract/registry.ts'
import type { Register } from '../../ports/registry.ts'
import { getJson, type RegisterAddress } from './get-json.ts'
import { dayOrNull, maybe, maybeText, shaped, textOrNull } from './schema.ts'

/** Where Corporations Canada documents its datasets. Open Government Licence – Canada. */
export const corporationsCanadaBase = 'https://www.ic.gc.ca/app/scr/cc/CorporationsCanada/api/'

/** A federal corporation in the register's format; `adresses` is its spelling. */
const Corporation = Type.Object({
  corporationId: Type.String(),
  act: maybeText,
  status: maybeText,
  corporationNames: Type.Array(
    Type.Object({
      CorporationName: Type.Object({
        name: Type.String(),
        nameType: maybeText,
        current: Type.Boolean(),
        expiryDate: maybeText,
      }),
    }),
  ),
  adresses: maybe(
    Type.Array(
      Type.Object({
        address: Type.Object({
          addressLine: maybe(Type.Array(Type.String())),
          city: maybeText,
          postalCode: maybeText,
          provinceCode: maybeText,
          countryCode: maybeText,
        }),
      }),
    ),
  ),
  activities: maybe(Type.Array(Type.Object({ activity: Type.Object({ activity: Type.String(), date: maybeText }) }))),
  annualReturns: maybe(Type.Array(Type.Object({ annualReturn: Type.Object({ annualMeetingDate: maybeText }) }))),
  businessNumbers: maybe(Type.Object({ businessNumber: maybeText })),
})
type Corporation = Static<typeof Corporation>

/** One object per language, one of them null; a sentence when the corporation does not exist. */
const Answer = Type.Array(Type.Union([Corporation, Type.Null(), Type.String()]))

/** Status by the register's own term; the first match counts. Every term that begins with "Active" is an existing corporation. */
const statuses: readonly (readonly [RegExp, EntityStatus])[] = [
  [/^active/i, 'active'],
  [/amalgamat/i, 'merged'],
  [/bankrupt/i, 'bankrupt'],
  [/dissol/i, 'dissolved'],
  [/inactive|discontinu/i, 'inactive'],
]

/**
 * Federal corporations of Canada, by corporation number or business number. It names no directors.
 * docs/rules/registries.md#registers.
 */
export function corporationsCanada(address: RegisterAddress): Register {
  return {
    id: 'corporations_canada',
    name: 'Corporations Canada',
    mode: 'live',
    snapshotDate: null,
    canAnswer: ({ by, country }) => country === 'CA' && (by === 'registration_number' || by === 'business_number'),
    async ask({ value }, signal) {
      const json = await getJson(address, `corporations/${encodeURIComponent(value)}.json?lang=eng`, signal)
      if (json === null) return { status: 'not_found' }
      const corporation = shaped(Answer, json).find((part) => part !== null && typeof part !== 'string')
      if (corporation === undefined) return { status: 'not_found' }
      return {
        status: 'found',
        recordType: 'federal corporation',
        entity: entityOf(corporation),
        url: `https://ised-isde.canada.ca/cc/lgcy/fdrlCrpDtls.html?corpId=${encodeURIComponent(corporation.corporationId)}`,
      }
    },
  }
}

function entityOf(corporation: Corporation): RegistryEntity {
  const names = corporation.corporationNames.map((entry) => entry.CorporationName)
  const current = names.filter((name) => name.current)
  const shown = current.find(({ nameType }) => nameType === 'Primary') ?? current[0] ?? names[0]
  const status = statuses.find(([pattern]) => pattern.test(corporation.status ?? ''))?.[1] ?? 'unknown'
  const ended = dateOf(corporation, /dissol/i)
  return {
    legal_name: shown?.name ?? '',
    previous_names: names
      .filter((name) => name !== shown)
      .map(({ name, expiryDate }) => ({ name, until: dayOrNull(expiryDate) })),
    registration_number: corporation.corporationId,
    business_number: textOrNull(corporation.businessNumbers?.businessNumber),
    lei: null,
    legal_form: textOrNull(corporation.act),
    jurisdiction: 'CA',
    status,
    status_raw: textOrNull(corporation.status),
    status_since: status === 'dissolved' ? ended : null,
    incorporation_date: dateOf(corporation, /incorporation|amalgamation|continuance/i),
    dissolution_date: status === 'active' ? null : ended,
    registered_address: officeOf(corporation),
    activity: [],
    officers: [],
    owners: [],
    parents: [],
    last_filing: lastReturn(corporation),
  }
}

/** The earliest activity of a type. */
function dateOf({ activities }: Corporation, kind: RegExp): string | null {
  const days = (activities ?? [])
    .filter(({ activity }) => kind.test(activity.activity))
    .map(({ activity }) => dayOrNull(activity.date))
    .filter((day) => day !== null)
  return days.toSorted()[0] ?? null
}

function officeOf({ adresses }: Corporation): RegistryEntity['registered_address'] {
  const office = adresses?.[0]?.address
  if (office === undefined) return null
  return {
    street1: textOrNull(office.addressLine?.join(', ')),
    city: textOrNull(office.city),
    province: textOrNull(office.provinceCode),
    postal_code: textOrNull(office.postalCode),
    country: textOrNull(office.countryCode),
  }
}

function lastReturn({ annualReturns }: Corporation): RegistryEntity['last_filing'] {
  const days = (annualReturns ?? [])
    .map(({ annualReturn }) => dayOrNull(annualReturn.annualMeetingDate))
    .filter((day) => day !== null)
  const date = days.toSorted().at(-1)
  return date === undefined ? null : { type: 'annual_return', date }
}
