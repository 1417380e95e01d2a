import type {
  RegistryAnswer,
  RegistryCandidate,
  RegistryEntity,
  RegistryKey,
  RegistryMode,
} from '../../contract/registry.ts'

/** One query to a register. */
export interface RegistryQuery {
  readonly by: RegistryKey
  readonly value: string
  /** ISO alpha-2 of the number's country; null for an LEI, and for a name of unknown country. */
  readonly country: string | null
}

/** One register's answer to one query. */
export type RegisterSays =
  | {
      readonly status: 'found'
      readonly recordType: string | null
      readonly entity: RegistryEntity
      /** The record's public page. */
      readonly url: string
    }
  | { readonly status: 'not_found' }
  | { readonly status: 'ambiguous'; readonly candidates: readonly RegistryCandidate[] }

/** A look-up and its answer, stored with the verdict for replay. docs/rules/registries.md#the-answer. */
export interface RegistryLookup {
  /** Id of the register: `corporations_canada`. */
  readonly source: string
  readonly sourceName: string
  readonly mode: RegistryMode
  /** YYYY-MM-DD, in mode `file`. */
  readonly snapshotDate: string | null
  /** Time of the query, ISO 8601; before the request when the answer was cached. */
  readonly retrievedAt: string
  readonly query: Pick<RegistryQuery, 'by' | 'value'>
  readonly answer: RegisterSays | { readonly status: 'unavailable' }
}

/** The `registry` of an answer. docs/rules/registries.md#the-answer. */
export function registryAnswer(lookup: RegistryLookup, matches: RegistryAnswer['matches']): RegistryAnswer {
  const { answer, sourceName } = lookup
  const found = answer.status === 'found' ? answer : null
  return {
    source: lookup.source,
    source_name: sourceName,
    record_type: found?.recordType ?? null,
    retrieved_at: lookup.retrievedAt,
    mode: lookup.mode,
    ...(lookup.snapshotDate === null ? {} : { snapshot_date: lookup.snapshotDate }),
    status: answer.status,
    query: { by: lookup.query.by, value: lookup.query.value },
    entity: found?.entity ?? null,
    matches,
    evidence:
      found === null
        ? null
        : {
            url: found.url,
            registration_number: found.entity.registration_number,
            record_type: found.recordType,
            source: sourceName,
          },
    ...(answer.status === 'ambiguous' ? { candidates: [...answer.candidates] } : {}),
  }
}
