import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { fatfEditions } from './fatf.ts'

/** Ids of the country lists; each is a row of points in docs/rules/risk.md#countries. */
export type CountryListId =
  'fatf_call_for_action' | 'ministerial_directive' | 'eu_high_risk' | 'fatf_increased_monitoring' | 'secrecy'

/** A list as published on a day. */
export interface CountryListEdition {
  readonly from: string
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[]
}

interface CountryList {
  readonly id: CountryListId
  /** True when the list applies under a pack. */
  readonly counts: (pack: PolicyPack) => boolean
  /** Oldest first, at least one. */
  readonly editions: readonly CountryListEdition[]
}

const europeanRegimes: ReadonlySet<string> = new Set(['eu_amlr', 'fr_cmf'])

const lists: readonly CountryList[] = [
  {
    id: 'fatf_call_for_action',
    counts: () => true,
    editions: fatfEditions.map(({ from, callForAction }) => ({ from, countries: callForAction })),
  },
  {
    // Directives under PCMLTFA s. 11.42: Iran (25 July 2020, renewed 15 November 2025), DPR Korea, Russia.
    id: 'ministerial_directive',
    counts: ({ country }) => country === 'CA',
    editions: [{ from: '2024-02-24', countries: ['IR', 'KP', 'RU'] }],
  },
  {
    // Delegated Regulation (EU) 2016/1675 as amended by (EU) 2026/46 and (EU) 2026/83.
    id: 'eu_high_risk',
    counts: ({ regime }) => europeanRegimes.has(regime),
    editions: [
      {
        from: '2026-01-29',
        countries: [
          ...['AF', 'DZ', 'AO', 'BO', 'VG', 'CM', 'CI', 'KP', 'CD', 'HT', 'IR', 'KE', 'LA'],
          ...['LB', 'MC', 'MM', 'NA', 'NP', 'RU', 'SS', 'SY', 'TT', 'VU', 'VE', 'VN', 'YE'],
        ],
      },
    ],
  },
  {
    id: 'fatf_increased_monitoring',
    counts: () => true,
    editions: fatfEditions.map(({ from, increasedMonitoring }) => ({ from, countries: increasedMonitoring })),
  },
  {
    // EU list of non-cooperative jurisdictions for tax purposes, Annex I, Council conclusions of 17 February 2026.
    id: 'secrecy',
    counts: ({ regime }) => europeanRegimes.has(regime),
    editions: [{ from: '2026-02-17', countries: ['AS', 'AI', 'GU', 'PW', 'PA', 'RU', 'TC', 'VI', 'VU', 'VN'] }],
  },
]

/** Countries on any list at any time, for a quick exit: most clients' are not. */
const everListed: ReadonlySet<string> = new Set(
  lists.flatMap(({ editions }) => editions.flatMap(({ countries }) => countries)),
)
const onNone: readonly CountryListId[] = []

/**
 * The lists of a pack that a country was on at a date, most serious first. A date before the first edition of a list is
 * judged by that edition.
 */
export function listsWith(country: string, pack: PolicyPack, asOf: string): readonly CountryListId[] {
  if (!everListed.has(country)) return onNone
  return lists
    .filter(({ counts, editions }) => counts(pack) && editionAt(editions, asOf).includes(country))
    .map(({ id }) => id)
}

function editionAt(editions: readonly CountryListEdition[], asOf: string): readonly string[] {
  return (editions.findLast(({ from }) => from <= asOf) ?? editions[0])?.countries ?? []
}
