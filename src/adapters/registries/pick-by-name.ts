import type { RegistryCandidate } from '../../contract/registry.ts'
import { compareCompanyNames } from '../../domain/names/company-name.ts'

/** A name finds an entity only from this company score. docs/rules/registries.md#asking. */
const exactScoreMin = 95
const candidatesMax = 5

/** One of the entities that a search by name gave. */
export interface NamedRecord {
  readonly number: string
  /** The name it has now, then others. */
  readonly names: readonly string[]
}

/** Which of the records bears the name: one, none, or several to choose from. */
export type Pick<Found> =
  | { readonly status: 'one'; readonly record: Found }
  | { readonly status: 'none' }
  | { readonly status: 'several'; readonly candidates: readonly RegistryCandidate[] }

/**
 * The record whose name is the one asked for, before those that only come close to it. docs/rules/registries.md#asking.
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
