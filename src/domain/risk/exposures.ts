import { normaliseName } from '../names/normalise.ts'
import { partiesBehind } from '../profile/party-lists.ts'
import { profileNames } from '../profile/profile-names.ts'
import type { Party, Profile, StatedExposure } from '../profile/profile.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { addMonths } from '../values/dates.ts'
import { onceAnObject } from '../values/verdict-memo.ts'

/** The kinds of office, as PCMLTFA s. 9.3 has them; `unknown` when neither the answers nor a country says which. */
export type OfficeKind = 'foreign' | 'domestic' | 'hio' | 'unknown'

/**
 * How an office counts on a day: held or within the time that the law names; after that time, by risk; or no longer.
 * docs/rules/risk.md#after-the-office.
 */
export type Standing = 'counts' | 'by_risk' | 'past'

/** One office of a person of the file, or of that person's relative or associate. */
export interface Office {
  /** Null for the client. */
  readonly party: Party | null
  readonly kind: OfficeKind
  /** Null for the holder of the office. */
  readonly relation: 'family' | 'associate' | null
  readonly stated: StatedExposure
}

/** An exposure that the screening found on a person. docs/rules/risk.md#found-by-the-screening. */
export interface FoundExposure {
  /** The screened party. */
  readonly party: string
  readonly kind: OfficeKind
  readonly isRelative: boolean
  /** True when the birth date of the entry agrees too. */
  readonly isSamePerson: boolean
  /** Who declared it: the party, or the client for itself or for its parties; null when nobody did. */
  readonly declared: Declarant | null
}

/** Whose answers say that a person is exposed. */
export interface Declarant {
  /** Null for the client. */
  readonly party: Party | null
  readonly stated: StatedExposure
}

/** Months after its end in which an office counts. PCMLTFA s. 9.3(3): five years for a domestic or international one. */
const monthsOfOffice = 60

/** Months after which measures follow the risk. AMLR arts 45, 46; CMF R561-18. docs/rules/risk.md#after-the-office. */
const monthsBeforeRisk: ReadonlyMap<string, number> = new Map([
  ['eu_amlr', 12],
  ['fr_cmf', 12],
])

/** Regimes in which every office counts forever. docs/rules/risk.md#after-the-office. */
const countsForever: ReadonlySet<string> = new Set(['ma_bam'])

/** The client's own answers; `isYes` has them by their short names. */
const answersOfClient = ['pep_foreign', 'pep_domestic', 'pep_hio', 'pep', 'pep_family', 'pep_associate'] as const

/** What the client's own answers say; null when there is none. For an entity they may speak of any of its parties. */
function statedOfClient({ values }: Profile): StatedExposure | null {
  const { pep_foreign: foreign, pep_domestic: domestic, pep_hio: hio, pep } = values
  const { pep_family: family, pep_associate: associate } = values
  const isAsked = foreign ?? domestic ?? hio ?? pep ?? family ?? associate
  if (isAsked === undefined) return null
  const {
    pep_position: position,
    pep_country: country,
    pep_end_date: endDate,
    pep_determined_on: determinedOn,
  } = values
  return {
    ...(foreign === undefined ? {} : { foreign }),
    ...(domestic === undefined ? {} : { domestic }),
    ...(hio === undefined ? {} : { hio }),
    ...(pep === undefined ? {} : { pep }),
    ...(family === undefined ? {} : { family }),
    ...(associate === undefined ? {} : { associate }),
    ...(position === undefined ? {} : { position }),
    ...(country === undefined ? {} : { country }),
    ...(endDate === undefined ? {} : { endDate }),
    ...(determinedOn === undefined ? {} : { determinedOn }),
  }
}

/** Every declared office, the client's first; several rules and the risk ask. docs/rules/risk.md#political-exposure. */
export const declaredOffices = onceAnObject<Profile, PolicyPack, readonly Office[]>(readOffices)

function readOffices(profile: Profile, pack: PolicyPack): readonly Office[] {
  // Nearly every client answers no.
  const own = answersOfClient.some((key) => profile.values[key] === true) ? statedOfClient(profile) : null
  const offices: Office[] = own === null ? [] : [...officesOf(own, null, pack)]
  for (const party of partiesBehind(profile)) {
    if (party.pep === true) offices.push(...officesOf(statedOf(party), party, pack))
  }
  return offices
}

/** Who declared that a person of these names is exposed; null when nobody did. An entity's own answers speak of any party. */
export function declarantOf(names: readonly string[], profile: Profile, isEntity: boolean): Declarant | null {
  const wanted = new Set(names.map(normaliseName))
  const party = partiesBehind(profile).find(({ name, pep }) => pep === true && wanted.has(normaliseName(name)))
  if (party !== undefined) return { party, stated: statedOf(party) }
  const own = statedOfClient(profile)
  if (own === null || !isYes(own)) return null
  if (profileNames(profile).some((name) => wanted.has(normaliseName(name)))) return { party: null, stated: own }
  if (!isEntity) return null
  // The answer may speak of another party: the end of that office is not the end of this one.
  const { endDate: _, ...stated } = own
  return { party: null, stated }
}

/** How an office counts under a pack on a day. */
export function standingOf(
  { kind, stated: { endDate } }: Pick<Office, 'kind' | 'stated'>,
  { regime }: PolicyPack,
  asOf: string,
): Standing {
  if (endDate === undefined || countsForever.has(regime)) return 'counts'
  const months = monthsBeforeRisk.get(regime)
  if (months !== undefined) return addMonths(endDate, months) >= asOf ? 'counts' : 'by_risk'
  if (kind === 'foreign' || kind === 'unknown') return 'counts'
  return addMonths(endDate, monthsOfOffice) >= asOf ? 'counts' : 'past'
}

/** The same of an exposure that the screening found: its end is what the person's own answers say. */
export function standingOfFound({ kind, declared }: FoundExposure, pack: PolicyPack, asOf: string): Standing {
  return standingOf({ kind, stated: declared?.stated ?? {} }, pack, asOf)
}

function statedOf({ pep, exposure }: Party): StatedExposure {
  return exposure ?? (pep === undefined ? {} : { pep })
}

function officesOf(stated: StatedExposure, party: Party | null, { country: home }: PolicyPack): readonly Office[] {
  if (!isYes(stated)) return []
  const relation = stated.family === true ? 'family' : stated.associate === true ? 'associate' : null
  return kindsOf(stated, home).map((kind) => ({ party, kind, relation, stated }))
}

/**
 * The country of the office decides between foreign and domestic; where an answer contradicts it, the more severe counts. An
 * international organisation has no country. docs/rules/risk.md#country-of-the-office.
 */
function kindsOf(stated: StatedExposure, home: string | null): readonly OfficeKind[] {
  const { foreign = false, domestic = false, hio = false, country } = stated
  const ofState = foreign || domestic || !hio
  const byCountry =
    country === undefined || home === null || !ofState ? null : country === home ? 'domestic' : 'foreign'
  const isForeign = foreign || byCountry === 'foreign'
  const isDomestic = (domestic && (foreign || byCountry !== 'foreign')) || (byCountry === 'domestic' && !foreign)
  if (!isForeign && !isDomestic && !hio) return ['unknown']
  return [
    ...(isForeign ? (['foreign'] as const) : []),
    ...(isDomestic ? (['domestic'] as const) : []),
    ...(hio ? (['hio'] as const) : []),
  ]
}

function isYes({ foreign, domestic, hio, pep, family, associate }: StatedExposure): boolean {
  return foreign === true || domestic === true || hio === true || pep === true || family === true || associate === true
}
