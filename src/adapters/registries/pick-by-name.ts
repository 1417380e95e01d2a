import type { RegistryCandidate } from '../../contract/registry.ts'
import { compareCompanyNames } from '../../domain/names/company-name.ts'

/** Lowest company score at which a name matches an entity. docs/rules/registries.md#asking. */
const exactScoreMin = 95
const candidatesMax = 5

/** One entity of a search by name. */
export interface NamedRecord {
  readonly number: string
  /** The current name, then others. */
  readonly names: readonly string[]
}

/** Result of a search by name: one record, none, or several candidates. */
export type Pick<Found> =
  | { readonly status: 'one'; readonly record: Found }
  | { readonly status: 'none' }
  | { readonly status: 'several'; readonly candidates: readonly RegistryCandidate[] }

/**
 * Picks the record with that name; exact matches take precedence over similar names. docs/rules/registries.md#asking.
 */
export function pickByName<Found extends NamedRecord>(name: string, records: readonly Found[]): Pick<Found> {
  const exact = records
    .map((record) => ({ record, score: Math.max(0, ...record.names.map((other) => compareCompanyNames(name, other))) }))
    .filter(({ score }) => score >= exactScoreMin)
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = exact
  if (first === undefined) return { status: 'none' }
  if (first.score > (second?.score ?? 0)) return { status: 'one', record: first.record }
  return {
    status: 'several',
    candidates: exact
      .slice(0, candidatesMax)
      .map(({ record: { number, names }, score }) => ({ name: names[0] ?? '', number, score })),
  }
}
