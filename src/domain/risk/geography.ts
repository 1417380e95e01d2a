import type { Bilingual, Locale } from '../../contract/locale.ts'
import { countryName, countryNoun } from '../values/countries.ts'
import { linked } from '../values/french.ts'
import { fieldName } from '../profile/field-names.ts'
import type { Profile } from '../profile/profile.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { listsWith, type CountryListId } from './country-lists.ts'
import { embargoFindings, type EmbargoQuestion } from './embargo-findings.ts'
import type { ComplianceFacts, Factor } from './factor.ts'
import { isOfClient, placesOf, type Places } from './places.ts'

/** A country of the client, or of one of its parties, on a list of the pack. */
export interface GeographyFinding {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The data point that names it. */
  readonly field: string
  readonly list: CountryListId
}

interface GeographyRow {
  readonly points: number
  readonly automatic: boolean
  /** With `{country}`, `{field}` and, outside the lists, `{home}`. */
  readonly sentence: Bilingual
}

const never = { automatic: false } as const
const always = { automatic: true } as const

/** docs/rules/risk.md#countries. */
const listRows: Readonly<Record<CountryListId, GeographyRow>> = {
  fatf_call_for_action: {
    points: 60,
    ...always,
    sentence: {
      en: 'Country under a FATF call for action ({country}, {field})',
      fr: 'Pays visé par un appel à l’action du GAFI ({country}, {field})',
    },
  },
  ministerial_directive: {
    points: 60,
    ...always,
    sentence: {
      en: 'Ministerial directive country ({country})',
      fr: 'Pays visé par une directive ministérielle ({country})',
    },
  },
  eu_high_risk: {
    points: 25,
    ...always,
    sentence: {
      en: 'EU high-risk third country ({country}, {field})',
      fr: 'Pays tiers à haut risque selon l’UE ({country}, {field})',
    },
  },
  fatf_increased_monitoring: {
    points: 25,
    ...never,
    sentence: {
      en: 'Country under FATF increased monitoring ({country}, {field})',
      fr: 'Pays sous surveillance renforcée du GAFI ({country}, {field})',
    },
  },
  secrecy: {
    points: 15,
    ...never,
    sentence: {
      en: 'Non-cooperative tax jurisdiction ({country}, {field})',
      fr: 'Territoire fiscal non coopératif ({country}, {field})',
    },
  },
}

const outsideRow: GeographyRow = {
  points: 10,
  ...never,
  sentence: { en: 'Resident outside {home} ({country})', fr: 'Résidence hors {home} ({country})' },
}

/**
 * Citizenship alone never makes a level High, and place of birth gives no points, to avoid discrimination.
 * docs/rules/risk.md#countries.
 */
const citizenshipRows: Readonly<Partial<Record<CountryListId, GeographyRow>>> = {
  fatf_call_for_action: {
    points: 10,
    ...never,
    sentence: {
      en: 'Citizen of a country under a FATF call for action ({country})',
      fr: 'Citoyenneté d’un pays visé par un appel à l’action du GAFI ({country})',
    },
  },
  fatf_increased_monitoring: {
    points: 5,
    ...never,
    sentence: {
      en: 'Citizen of a country under FATF increased monitoring ({country})',
      fr: 'Citoyenneté d’un pays sous surveillance renforcée du GAFI ({country})',
    },
  },
}

/** docs/rules/risk.md#embargoes. */
const embargoRow: GeographyRow = {
  points: 60,
  ...always,
  sentence: {
    en: 'Embargoed country or region ({country}, {field})',
    fr: 'Pays ou région sous embargo ({country}, {field})',
  },
}
const partialRow: GeographyRow = {
  points: 25,
  ...always,
  sentence: {
    en: 'Country or region under partial sanctions ({country}, {field})',
    fr: 'Pays ou région sous sanctions partielles ({country}, {field})',
  },
}

/** A country that cannot be read is unknown, never Low. docs/rules/risk.md#countries-that-cannot-be-read. */
const unreadRow: GeographyRow = {
  points: 25,
  ...never,
  sentence: { en: 'Country that could not be read ({field})', fr: 'Pays qui n’a pu être lu ({field})' },
}

const pointsMax = Math.max(...Object.values(listRows).map(({ points }) => points))

/**
 * Countries of residence, tax residence, incorporation, operations and funds, and of the residence of the parties, that are on the
 * pack's lists at a date, in the order of the fields, most serious list first. For `geography:high_risk`.
 * docs/rules/risk.md#countries.
 */
export function geographyFindings(profile: Profile, pack: PolicyPack, asOf: string): readonly GeographyFinding[] {
  return listedAmong(placesOf(profile), pack, asOf)
}

function listedAmong({ countries }: Places, pack: PolicyPack, asOf: string): readonly GeographyFinding[] {
  const found: GeographyFinding[] = []
  for (const { country, field } of countries) {
    for (const list of listsWith(country, pack, asOf)) found.push({ country, field, list })
  }
  return found
}

/**
 * The one row of geography that counts: the highest; among equals, one that is High by rule, then the first. A country that could
 * not be read keeps the level at Medium or above.
 */
export function geographyFactors(facts: ComplianceFacts): readonly Factor[] {
  const places = placesOf(facts.profile)
  const [highest] = candidates(facts, places).sort(
    (one, other) => other.points - one.points || Number(other.automatic) - Number(one.automatic),
  )
  if (highest === undefined) return []
  return places.unread.length === 0 ? [highest] : [{ ...highest, isMediumByRule: true }]
}

function candidates({ profile, pack, asOf, kind }: ComplianceFacts, places: Places): Factor[] {
  const listed = listedAmong(places, pack, asOf).map(({ list, country, field }) =>
    factor(list, listRows[list], { country, field, home: null }),
  )
  return [
    ...listed,
    ...underEmbargo({ places, pack, asOf, kind }),
    ...places.unread.slice(0, 1).map((field) => factor('unread', unreadRow, { country: '', field, home: null })),
    ...outside(profile, pack),
    ...citizenship(places, pack, asOf),
  ]
}

/** Nationality alone makes no level High: those findings give no row. */
function underEmbargo(question: EmbargoQuestion): readonly Factor[] {
  return embargoFindings(question)
    .filter(({ reason }) => reason !== 'national')
    .map(({ reason, names, field }) => {
      const isFull = reason === 'prohibited'
      return factor(isFull ? 'embargo' : 'partial_sanctions', isFull ? embargoRow : partialRow, {
        country: names,
        field,
        home: null,
      })
    })
}

function outside({ values: { country } }: Profile, { country: home }: PolicyPack): readonly Factor[] {
  if (country === undefined || home === null || country === home) return []
  return [factor('resident_outside', outsideRow, { country, field: 'country', home })]
}

function citizenship({ citizenships }: Places, pack: PolicyPack, asOf: string): readonly Factor[] {
  return citizenships.flatMap(({ country, field }) =>
    listsWith(country, pack, asOf).flatMap((list) => {
      const row = citizenshipRows[list]
      return row === undefined ? [] : [factor(`citizenship_${list}`, row, { country, field, home: null })]
    }),
  )
}

interface FactorPlace {
  /** ISO 3166-1 alpha-2, or the names of a place. */
  readonly country: string | Bilingual
  readonly field: string
  readonly home: string | null
}

function factor(id: string, { points, automatic, sentence }: GeographyRow, place: FactorPlace): Factor {
  const { country, field, home } = place
  const fill = (locale: Locale, homeName: string): string => {
    const text = sentence[locale]
    const named = isOfClient(field) || text.includes('{field}') ? text : text.replace('{country}', '{country}, {field}')
    return named
      .replace('{country}', typeof country === 'string' ? countryName(country, locale) : country[locale])
      .replace('{field}', fieldName(field)[locale])
      .replace('{home}', homeName)
  }
  return {
    id: `geography:${id}`,
    points,
    max: pointsMax,
    automatic,
    sentence: () => ({
      en: fill('en', home === null ? '' : englishHome(home)),
      fr: fill('fr', home === null ? '' : frenchHome(home)),
    }),
  }
}

function englishHome(home: string): string {
  return home === 'US' ? 'the United States' : countryName(home, 'en')
}

function frenchHome(home: string): string {
  const name = countryNoun(home)
  return name === null ? `de ${home}` : linked('de', name)
}
