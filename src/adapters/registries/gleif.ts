import { Type, type Static } from 'typebox'
import type { EntityStatus, RegistryEntity } from '../../contract/registry.ts'
import type { RegisterSays } from '../../domain/registry/registry-lookup.ts'
import type { Register } from '../../ports/registry.ts'
import { getJson, type RegisterAddress } from './get-json.ts'
import { pickByName } from './pick-by-name.ts'
import { dayOrNull, maybe, maybeText, shaped, textOrNull } from './schema.ts'

/** The Global LEI Foundation's API. CC0, without a key, about 60 requests a minute. */
export const gleifBase = 'https://api.gleif.org/api/v1/'

const resultsMax = 10

const Name = Type.Object({ name: Type.String() })

/** One LEI record of the JSON:API. */
const LeiRecord = Type.Object({
  attributes: Type.Object({
    lei: Type.String(),
    entity: Type.Object({
      legalName: Name,
      otherNames: maybe(Type.Array(Name)),
      transliteratedOtherNames: maybe(Type.Array(Name)),
      legalAddress: maybe(
        Type.Object({
          addressLines: maybe(Type.Array(Type.String())),
          city: maybeText,
          region: maybeText,
          country: maybeText,
          postalCode: maybeText,
        }),
      ),
      registeredAs: maybeText,
      jurisdiction: maybeText,
      legalForm: maybe(Type.Object({ id: maybeText, other: maybeText })),
      status: maybeText,
      creationDate: maybeText,
      expiration: maybe(Type.Object({ date: maybeText, reason: maybeText })),
    }),
    registration: maybe(Type.Object({ lastUpdateDate: maybeText })),
  }),
})
type LeiRecord = Static<typeof LeiRecord>

const One = Type.Object({ data: LeiRecord })
const Several = Type.Object({ data: Type.Array(LeiRecord) })

/** Status of an inactive entity, by GLEIF's reason. */
const endings: Readonly<Record<string, EntityStatus>> = { DISSOLVED: 'dissolved', CORPORATE_ACTION: 'merged' }

/**
 * Entities with an LEI anywhere, by LEI, by a country's register number, or by name.
 * docs/rules/registries.md#registers.
 */
export function gleif(address: RegisterAddress): Register {
  async function parentsOf(lei: string, signal: AbortSignal): Promise<RegistryEntity['parents']> {
    const relations = ['direct', 'ultimate'] as const
    const records = await Promise.all(
      relations.map((relation) => getJson(address, `lei-records/${lei}/${relation}-parent`, signal)),
    )
    return relations.flatMap((relation, index) => {
      const json = records[index] ?? null
      if (json === null) return []
      const { attributes } = shaped(One, json).data
      return [{ lei: attributes.lei, name: attributes.entity.legalName.name, relation }]
    })
  }

  async function found(record: LeiRecord, signal: AbortSignal): Promise<RegisterSays> {
    const lei = encodeURIComponent(record.attributes.lei)
    const entity = { ...entityOf(record), parents: await parentsOf(lei, signal) }
    return { status: 'found', recordType: 'LEI record', entity, url: `https://search.gleif.org/#/record/${lei}` }
  }

  async function search(filter: string, signal: AbortSignal): Promise<readonly LeiRecord[]> {
    const json = await getJson(address, `lei-records?${filter}&page[size]=${resultsMax}`, signal)
    return json === null ? [] : shaped(Several, json).data
  }

  return {
    id: 'gleif',
    name: 'GLEIF',
    mode: 'live',
    snapshotDate: null,
    canAnswer: ({ by, country }) => by === 'lei' || by === 'name' || (by !== 'business_number' && country !== null),
    async ask({ by, value, country }, signal) {
      const asked = encodeURIComponent(value)
      if (by === 'lei') {
        const json = await getJson(address, `lei-records/${asked}`, signal)
        return json === null ? { status: 'not_found' } : await found(shaped(One, json).data, signal)
      }
      const filter =
        by === 'name'
          ? `filter[entity.legalName]=${asked}`
          : `filter[entity.registeredAs]=${asked}&filter[entity.legalAddress.country]=${country ?? ''}`
      const records = (await search(filter, signal)).map((record) => ({
        record,
        number: record.attributes.lei,
        names: [record.attributes.entity.legalName.name, ...otherNames(record)],
      }))
      const [only] = records
      if (by !== 'name') {
        return only !== undefined && records.length === 1 ? await found(only.record, signal) : { status: 'not_found' }
      }
      const picked = pickByName(value, records)
      if (picked.status === 'several') return { status: 'ambiguous', candidates: picked.candidates }
      return picked.status === 'none' ? { status: 'not_found' } : await found(picked.record.record, signal)
    },
  }
}

function entityOf({ attributes: { lei, entity, registration } }: LeiRecord): RegistryEntity {
  const raw = textOrNull(entity.status)
  const ended = dayOrNull(entity.expiration?.date)
  const updated = dayOrNull(registration?.lastUpdateDate)
  return {
    legal_name: entity.legalName.name,
    previous_names: otherNames({ attributes: { lei, entity } }).map((name) => ({ name, until: null })),
    registration_number: textOrNull(entity.registeredAs) ?? lei,
    business_number: null,
    lei,
    legal_form: textOrNull(entity.legalForm?.other) ?? textOrNull(entity.legalForm?.id),
    jurisdiction: textOrNull(entity.jurisdiction)?.slice(0, 2) ?? null,
    status: statusOf(raw, entity.expiration?.reason ?? ''),
    status_raw: raw,
    status_since: raw === 'INACTIVE' ? ended : null,
    incorporation_date: dayOrNull(entity.creationDate),
    dissolution_date: raw === 'INACTIVE' ? ended : null,
    registered_address: officeOf(entity),
    activity: [],
    officers: [],
    owners: [],
    parents: [],
    last_filing: updated === null ? null : { type: 'lei_update', date: updated },
  }
}

function otherNames({ attributes: { entity } }: LeiRecord): readonly string[] {
  return [...(entity.otherNames ?? []), ...(entity.transliteratedOtherNames ?? [])].map(({ name }) => name)
}

function statusOf(raw: string | null, reason: string): EntityStatus {
  if (raw === 'ACTIVE') return 'active'
  return raw === 'INACTIVE' ? (endings[reason] ?? 'inactive') : 'unknown'
}

function officeOf({ legalAddress }: LeiRecord['attributes']['entity']): RegistryEntity['registered_address'] {
  if (legalAddress === undefined || legalAddress === null) return null
  return {
    street1: textOrNull(legalAddress.addressLines?.[0]),
    city: textOrNull(legalAddress.city),
    // ISO 3166-2: `CA-QC`.
    province: textOrNull(legalAddress.region)?.replace(/^[A-Z]{2}-/, '') ?? null,
    postal_code: textOrNull(legalAddress.postalCode),
    country: textOrNull(legalAddress.country),
  }
}
