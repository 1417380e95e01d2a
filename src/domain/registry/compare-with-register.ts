import type { RegistryEntity, RegistryMatches } from '../../contract/registry.ts'
import { clientAddress } from '../profile/address.ts'
import { compareAddresses } from '../names/address.ts'
import { compareCompanyNames } from '../names/company-name.ts'
import { legalFormIn } from '../names/legal-forms.ts'
import type { AddressParts } from '../names/parse-address.ts'
import { comparePersonNames } from '../names/person-name.ts'
import { sameNameScoreMin } from '../names/same-scores.ts'
import type { Profile } from '../profile/profile.ts'

/** A register's record compared with a profile. */
export interface RegisterComparison {
  readonly matches: RegistryMatches
  /** Best score of a previous name; null without a previous name or a declared one. */
  readonly previousName: number | null
}

/** Compares a record with a profile; null for parts that only one of them has. docs/rules/registries.md#comparison. */
export function compareWithRegister(entity: RegistryEntity, profile: Profile): RegisterComparison {
  const { legal_name: name, directors } = profile.values
  const [client, office] = [clientAddress(profile), officeOf(entity)]
  return {
    matches: {
      name: name === undefined ? null : compareCompanyNames(name, entity.legal_name),
      address: client === null || office === null ? null : compareAddresses(office, client),
      directors: compareDirectors(
        (directors ?? []).map((party) => party.name),
        sittingDirectors(entity),
      ),
    },
    previousName:
      name === undefined || entity.previous_names.length === 0
        ? null
        : Math.max(...entity.previous_names.map((previous) => compareCompanyNames(name, previous.name))),
  }
}

/** The registered office as address parts; null when the register has none. */
export function officeOf({ registered_address: address }: RegistryEntity): AddressParts | null {
  if (address === null || (address.street1 === null && address.postal_code === null)) return null
  const parts: { -readonly [Part in keyof AddressParts]: AddressParts[Part] } = {}
  for (const part of ['street1', 'city', 'province', 'postal_code', 'country'] as const) {
    const value = address[part]
    if (value !== null) parts[part] = value
  }
  return parts
}

/** The names of the current directors in the register. */
export function sittingDirectors({ officers }: RegistryEntity): readonly string[] {
  return officers.filter(({ role, until }) => role === 'director' && until === null).map(({ name }) => name)
}

/** True for two names of the same person or company. */
export function sameParty(a: string, b: string): boolean {
  const score =
    legalFormIn(a) === null && legalFormIn(b) === null ? comparePersonNames(a, b) : compareCompanyNames(a, b)
  return score >= sameNameScoreMin
}

function compareDirectors(declared: readonly string[], registered: readonly string[]): RegistryMatches['directors'] {
  if (declared.length === 0 || registered.length === 0) return null
  const missing = declared.filter((name) => !registered.some((other) => sameParty(name, other)))
  const extra = registered.filter((name) => !declared.some((other) => sameParty(name, other)))
  return { matched: declared.length - missing.length, missing, extra }
}
