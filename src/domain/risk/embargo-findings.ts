import type { ClientKind } from '../../contract/client-kind.ts'
import type { Bilingual } from '../../contract/locale.ts'
import { countryName } from '../values/countries.ts'
import { onceFor } from '../values/verdict-memo.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { embargoOn, hasEmbargoes, type Embargo } from './embargoes.ts'
import type { NamedCountry, Places } from './places.ts'

/**
 * Why a place is found: the law prohibits the dealing; restricts some dealings; prohibits it in a part of the oblast that the
 * address names; prohibits it where the address may lie; or blocks nationals who live elsewhere without its leave.
 * docs/rules/risk.md#embargoes.
 */
export type EmbargoReason = 'prohibited' | 'partial' | 'part_of_oblast' | 'likely' | 'national'

/** A place of a file under an embargo of the pack's law. */
export interface EmbargoFinding {
  readonly reason: EmbargoReason
  readonly names: Bilingual
  readonly field: string
  /** The regulation. */
  readonly law: string
}

/** The file whose places are judged. */
export interface EmbargoQuestion {
  readonly places: Places
  readonly kind: ClientKind
  readonly pack: PolicyPack
  /** YYYY-MM-DD. */
  readonly asOf: string
}

/** Most serious first. */
const order: readonly EmbargoReason[] = ['prohibited', 'part_of_oblast', 'likely', 'partial', 'national']
/** Tax residence and mail are no presence: they call for a look, not for a stop. */
const withoutPresence: ReadonlySet<string> = new Set(['tax_residences', 'mailing_address'])
const none: readonly EmbargoFinding[] = []

/**
 * The embargoed places that a file names under the law of a pack, most serious first; the rule and the risk ask.
 * docs/rules/risk.md#embargoes.
 */
export const embargoFindings = onceFor<EmbargoQuestion, readonly EmbargoFinding[]>(({ places }) => places, readFindings)

function readFindings({ places, kind, pack, asOf }: EmbargoQuestion): readonly EmbargoFinding[] {
  if (!hasEmbargoes(pack)) return none
  const { countries, citizenships, regions, likely } = places
  const ofEntity = kind !== 'individual'
  const ofCountries = countries.flatMap(({ country, field, party }) => {
    const embargo = embargoOn(country, pack, asOf)
    if (embargo === null) return []
    const isProhibited = !withoutPresence.has(field) && prohibits(embargo, ofEntity && party === null)
    const reason = isProhibited ? 'prohibited' : 'partial'
    return [finding(reason, bothNames(country), field, embargo)]
  })
  const ofRegions = regions.flatMap(({ region, names, field, party, isCertain }) => {
    const embargo = embargoOn(region, pack, asOf)
    if (embargo === null) return []
    const isProhibited = !withoutPresence.has(field) && prohibits(embargo, ofEntity && party === null)
    const reason = isProhibited ? 'prohibited' : 'partial'
    return [finding(isCertain || embargo.scope === 'partial' ? reason : 'part_of_oblast', names, field, embargo)]
  })
  const ofNationals = citizenships.flatMap((nationality) => {
    const embargo = embargoOn(nationality.country, pack, asOf)
    if (embargo === null || !embargo.nationals || livesThere(nationality, countries)) return []
    return [finding('national', bothNames(nationality.country), nationality.field, embargo)]
  })
  const ofLikely = likely.flatMap(({ country, field, party, isCertain }) => {
    const embargo = embargoOn(country, pack, asOf)
    if (embargo === null) return []
    const reason = !isCertain && prohibits(embargo, ofEntity && party === null) ? 'likely' : 'partial'
    return [finding(reason, bothNames(country), field, embargo)]
  })
  const all = [...ofCountries, ...ofRegions, ...ofLikely, ...ofNationals]
  return all.length < 2 ? all : order.flatMap((reason) => all.filter((one) => one.reason === reason))
}

/** A prohibition of business stops an entity that is there; one of every dealing stops everybody. */
function prohibits({ scope }: Embargo, isEntityItself: boolean): boolean {
  return scope === 'all' || (scope === 'business' && isEntityItself)
}

/** Residence there is found already. */
function livesThere({ country, party }: NamedCountry, countries: readonly NamedCountry[]): boolean {
  return countries.some((one) => one.party === party && one.country === country && one.field.endsWith('country'))
}

function finding(reason: EmbargoReason, names: Bilingual, field: string, { law }: Embargo): EmbargoFinding {
  return { reason, names, field, law }
}

function bothNames(country: string): Bilingual {
  return { en: countryName(country, 'en'), fr: countryName(country, 'fr') }
}
