import type { ClientKind } from '../../contract/client-kind.ts'
import { businessNumber } from '../formats/business-number.ts'
import { caCorporationNumber } from '../formats/ca-corporation-number.ts'
import { compactNumber } from '../formats/format-rule.ts'
import { lei } from '../formats/lei.ts'
import { siren } from '../formats/siren.ts'
import type { Profile } from '../profile/profile.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import type { RegistryQuery } from './registry-lookup.ts'

/** Kinds in company registers; others are queried by number only. */
const namedInRegisters: ReadonlySet<ClientKind> = new Set(['corporation', 'partnership', 'charitable_org'])

/** Longest name queried, in characters. */
const nameLengthMax = 200

/** Companies House number: eight characters; some jurisdictions, such as Scotland, start with letters. */
const companyNumber = /^[A-Z0-9]{2}\d{6}$/

/**
 * The queries about a client, most specific first: numbers of the pack's country, other numbers, the LEI, the name. None for
 * an individual. Invalid numbers are not queried. docs/rules/registries.md#asking.
 */
export function registryQueries(
  { values }: Profile,
  { kind, pack }: { readonly kind: ClientKind; readonly pack: PolicyPack },
): readonly RegistryQuery[] {
  if (kind === 'individual') return []
  const home = values.incorporation_country ?? values.country ?? pack.country
  const numbers = numbersOf(values, home)
  const ofPack = numbers.filter(({ country }) => country === pack.country)
  const ofOthers = numbers.filter(({ country }) => country !== pack.country)
  const ownLei = values.lei === undefined ? '' : lei.normalise(values.lei)
  const name = namedInRegisters.has(kind) ? values.legal_name?.slice(0, nameLengthMax) : undefined
  return [
    ...ofPack,
    ...ofOthers,
    ...(lei.test(ownLei).valid ? [{ by: 'lei', value: ownLei, country: null } as const] : []),
    ...(name === undefined ? [] : [{ by: 'name', value: name, country: home } as const]),
  ]
}

function numbersOf(values: Profile['values'], home: string | null): readonly RegistryQuery[] {
  const queries: RegistryQuery[] = []
  const registered = compactNumber(values.registration_number ?? '')
  if (home === 'CA' && caCorporationNumber.test(registered).valid) {
    queries.push({ by: 'registration_number', value: registered, country: 'CA' })
  }
  const business = businessNumber.normalise(values.business_number ?? '')
  if (businessNumber.test(business).valid) {
    queries.push({ by: 'business_number', value: business.slice(0, 9), country: 'CA' })
  }
  const french = [values.siren, values.siret, home === 'FR' ? values.registration_number : undefined]
    .map((number) => siren.normalise(number ?? '').slice(0, 9))
    .find((number) => siren.test(number).valid)
  if (french !== undefined) queries.push({ by: 'siren', value: french, country: 'FR' })
  const british = /^\d{1,7}$/.test(registered) ? registered.padStart(8, '0') : registered
  if (home === 'GB' && companyNumber.test(british)) {
    queries.push({ by: 'company_number', value: british, country: 'GB' })
  }
  return queries
}
