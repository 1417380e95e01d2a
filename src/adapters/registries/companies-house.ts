import { Type, type Static } from 'typebox'
import type { EntityStatus, RegistryEntity } from '../../contract/registry.ts'
import type { Register } from '../../ports/registry.ts'
import { getJson, type RegisterAddress } from './get-json.ts'
import { pickByName } from './pick-by-name.ts'
import { dayOrNull, maybe, maybeText, shaped, textOrNull } from './schema.ts'

/** The United Kingdom's register: a free key as the Basic user name, 600 requests in 5 minutes. */
export const companiesHouseBase = 'https://api.company-information.service.gov.uk/'

const officersMax = 100
const ownersMax = 100
const resultsMax = 20

const Profile = Type.Object({
  company_name: Type.String(),
  company_number: Type.String(),
  company_status: maybeText,
  type: maybeText,
  jurisdiction: maybeText,
  date_of_creation: maybeText,
  date_of_cessation: maybeText,
  sic_codes: maybe(Type.Array(Type.String())),
  previous_company_names: maybe(Type.Array(Type.Object({ name: Type.String(), ceased_on: maybeText }))),
  registered_office_address: maybe(
    Type.Object({
      address_line_1: maybeText,
      locality: maybeText,
      region: maybeText,
      postal_code: maybeText,
    }),
  ),
  confirmation_statement: maybe(Type.Object({ last_made_up_to: maybeText })),
})
type Profile = Static<typeof Profile>

const Officers = Type.Object({
  items: maybe(
    Type.Array(
      Type.Object({
        name: Type.String(),
        officer_role: Type.String(),
        appointed_on: maybeText,
        resigned_on: maybeText,
      }),
    ),
  ),
})
type Officers = Static<typeof Officers>

const Owners = Type.Object({
  items: maybe(
    Type.Array(
      Type.Object({
        name: maybeText,
        kind: maybeText,
        natures_of_control: maybe(Type.Array(Type.String())),
        ceased_on: maybeText,
      }),
    ),
  ),
})
type Owners = Static<typeof Owners>

const Search = Type.Object({
  items: maybe(Type.Array(Type.Object({ title: Type.String(), company_number: Type.String() }))),
})

/** Status by the register's own term. A company in a voluntary arrangement still trades. */
const statuses: Readonly<Record<string, EntityStatus>> = {
  active: 'active',
  open: 'active',
  registered: 'active',
  'voluntary-arrangement': 'active',
  dissolved: 'dissolved',
  removed: 'struck_off',
  closed: 'inactive',
  'converted-closed': 'inactive',
  liquidation: 'bankrupt',
  receivership: 'bankrupt',
  administration: 'bankrupt',
  'insolvency-proceedings': 'bankrupt',
}

/** `ownership-of-shares-25-to-50-percent`. */
const band = /-(\d+)-to-(\d+)-percent/

/** Companies of the United Kingdom, by number or by name, with officers and persons with significant control. */
export function companiesHouse(address: RegisterAddress): Register {
  async function company(number: string, signal: AbortSignal) {
    const path = `company/${encodeURIComponent(number)}`
    const profile = await getJson(address, path, signal)
    if (profile === null) return null
    const [officers, owners] = await Promise.all([
      getJson(address, `${path}/officers?items_per_page=${officersMax}`, signal),
      getJson(address, `${path}/persons-with-significant-control?items_per_page=${ownersMax}`, signal),
    ])
    return entityOf(shaped(Profile, profile), shaped(Officers, officers ?? {}), shaped(Owners, owners ?? {}))
  }

  async function numberOf(name: string, signal: AbortSignal) {
    const path = `search/companies?q=${encodeURIComponent(name)}&items_per_page=${resultsMax}`
    const items = shaped(Search, (await getJson(address, path, signal)) ?? {}).items ?? []
    return pickByName(
      name,
      items.map(({ title, company_number: number }) => ({ number, names: [title] })),
    )
  }

  return {
    id: 'companies_house',
    name: 'Companies House',
    mode: 'live',
    snapshotDate: null,
    canAnswer: ({ by, country }) => country === 'GB' && (by === 'company_number' || by === 'name'),
    async ask({ by, value }, signal) {
      const picked = by === 'name' ? await numberOf(value, signal) : null
      if (picked?.status === 'several') return { status: 'ambiguous', candidates: picked.candidates }
      if (picked?.status === 'none') return { status: 'not_found' }
      const entity = await company(picked?.record.number ?? value, signal)
      if (entity === null) return { status: 'not_found' }
      const number = encodeURIComponent(entity.registration_number)
      return {
        status: 'found',
        recordType: 'company',
        entity,
        url: `https://find-and-update.company-information.service.gov.uk/company/${number}`,
      }
    },
  }
}

function entityOf(profile: Profile, officers: Officers, owners: Owners): RegistryEntity {
  const raw = textOrNull(profile.company_status)
  const status = raw === null ? 'unknown' : (statuses[raw] ?? 'unknown')
  const ended = dayOrNull(profile.date_of_cessation)
  const confirmedOn = dayOrNull(profile.confirmation_statement?.last_made_up_to)
  const office = profile.registered_office_address
  return {
    legal_name: profile.company_name,
    previous_names: (profile.previous_company_names ?? []).map(({ name, ceased_on: until }) => ({
      name,
      until: dayOrNull(until),
    })),
    registration_number: profile.company_number,
    business_number: null,
    lei: null,
    legal_form: textOrNull(profile.type),
    jurisdiction: 'GB',
    status,
    status_raw: raw,
    status_since: status === 'active' ? null : ended,
    incorporation_date: dayOrNull(profile.date_of_creation),
    dissolution_date: ended,
    registered_address:
      office === undefined || office === null
        ? null
        : {
            street1: textOrNull(office.address_line_1),
            city: textOrNull(office.locality),
            province: textOrNull(office.region),
            postal_code: textOrNull(office.postal_code),
            country: 'GB',
          },
    activity: (profile.sic_codes ?? []).map((code) => ({ code, scheme: 'SIC', label: null })),
    officers: (officers.items ?? []).map((officer) => ({
      name: officer.name,
      role: /director|llp-(?:designated-)?member/.test(officer.officer_role) ? 'director' : officer.officer_role,
      since: dayOrNull(officer.appointed_on),
      until: dayOrNull(officer.resigned_on),
    })),
    owners: ownersOf(owners),
    parents: [],
    last_filing: confirmedOn === null ? null : { type: 'confirmation_statement', date: confirmedOn },
  }
}

function ownersOf({ items }: Owners): RegistryEntity['owners'] {
  return (items ?? []).flatMap(({ name, kind, natures_of_control: natures, ceased_on: until }) => {
    const shown = textOrNull(name)
    if (shown === null || textOrNull(until) !== null) return []
    const shares = (natures ?? []).map((nature) => band.exec(nature)).find((match) => match !== null)
    return [
      {
        name: shown,
        kind: kind?.startsWith('individual') === true ? ('individual' as const) : ('entity' as const),
        percent_min: shares === undefined ? null : Number(shares[1]),
        percent_max: shares === undefined ? null : Number(shares[2]),
        nature: [...(natures ?? [])],
      },
    ]
  })
}
