import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { printedText, readRecords } from '../values/data-record.ts'
import data from './embargoes.json' with { type: 'json' }

/**
 * What a law prohibits about a country or region: every dealing with whoever is there; business there; or some dealings only.
 * docs/rules/risk.md#embargoes.
 */
export type EmbargoScope = 'all' | 'business' | 'partial'

/** One prohibition, from a day on. */
export interface Embargo {
  readonly jurisdiction: Jurisdiction
  /** ISO 3166-1 alpha-2, or the id of a region. */
  readonly place: string
  readonly scope: EmbargoScope
  /** The days that it applies, YYYY-MM-DD; `until` is '' while it stands. */
  readonly from: string
  readonly until: string
  /** The regulation that prohibits. */
  readonly law: string
  /** True when the text was read there. */
  readonly verified: boolean
  /** True when the law also blocks nationals who live elsewhere, unless it frees them. 31 CFR 515.305, 515.505. */
  readonly nationals: boolean
}

type Jurisdiction = 'US' | 'CA' | 'EU'

const europeanRegimes: ReadonlySet<string> = new Set(['eu_amlr', 'fr_cmf'])

/** Every prohibition with its dates. docs/rules/risk.md#embargoes. */
export const embargoes: readonly Embargo[] = readRecords('embargoes.json', data, (record) => ({
  jurisdiction: jurisdictionOf(record.text('jurisdiction', /^(?:US|CA|EU)$/)),
  place: record.text('place', /^(?:[A-Z]{2}|[a-z]+)$/),
  scope: scopeOf(record.text('scope', /^(?:all|business|partial)$/)),
  from: record.text('from', /^\d{4}-\d{2}-\d{2}$/),
  until: record.optionalText('until', /^\d{4}-\d{2}-\d{2}$/),
  law: record.text('law', printedText),
  verified: record.text('read', /^(?:yes|no)$/) === 'yes',
  nationals: record.optionalText('nationals', /^yes$/) === 'yes',
}))

const byJurisdiction = new Map(
  Array.from(
    Map.groupBy(embargoes, ({ jurisdiction }) => jurisdiction),
    ([jurisdiction, rows]) => [jurisdiction, Map.groupBy(rows, ({ place }) => place)],
  ),
)

/** True when the law of a pack has embargoes in the data. */
export function hasEmbargoes(pack: PolicyPack): boolean {
  return lawOf(pack) !== null
}

/** The prohibition of a pack's law about a country or region on a day; null when there is none. */
export function embargoOn(place: string, pack: PolicyPack, asOf: string): Embargo | null {
  const law = lawOf(pack)
  const rows = law === null ? undefined : byJurisdiction.get(law)?.get(place)
  if (rows === undefined) return null
  return rows.find(({ from, until }) => from <= asOf && (until === '' || asOf <= until)) ?? null
}

function lawOf({ country, regime }: PolicyPack): Jurisdiction | null {
  if (europeanRegimes.has(regime)) return 'EU'
  return country === 'US' || country === 'CA' ? country : null
}

function jurisdictionOf(text: string): Jurisdiction {
  return text === 'US' || text === 'CA' ? text : 'EU'
}

function scopeOf(text: string): EmbargoScope {
  return text === 'all' || text === 'business' ? text : 'partial'
}
