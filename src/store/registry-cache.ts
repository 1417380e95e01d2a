import type { Store } from './store.ts'

/** A cached answer of a register: public data, without a tenant. */
export interface CachedAnswer {
  readonly retrievedAt: Date
  readonly answer: unknown
}

/** The register and the hash of the question. */
export interface CacheKey {
  readonly source: string
  /** SHA-256. */
  readonly question: Buffer
}

/** An answer that was retrieved at or after a moment; null when there is none. */
export async function cachedRegistryAnswer(
  store: Store,
  { source, question }: CacheKey,
  since: Date,
): Promise<CachedAnswer | null> {
  const row = await store.system
    .selectFrom('registry_cache')
    .select(['retrieved_at', 'answer'])
    .where('source', '=', source)
    .where('question', '=', question)
    .where('retrieved_at', '>=', since)
    .executeTakeFirst()
  return row === undefined ? null : { retrievedAt: row.retrieved_at, answer: row.answer }
}

/** Caches an answer, in place of an older one. */
export async function cacheRegistryAnswer(
  store: Store,
  { source, question }: CacheKey,
  { retrievedAt, answer }: CachedAnswer,
): Promise<void> {
  const cached = { retrieved_at: retrievedAt, answer: JSON.stringify(answer) }
  await store.system
    .insertInto('registry_cache')
    .values({ source, question, ...cached })
    .onConflict((conflict) => conflict.columns(['source', 'question']).doUpdateSet(cached))
    .execute()
}

/** Deletes answers that were retrieved before a moment. */
export async function purgeRegistryAnswers(store: Store, before: Date): Promise<void> {
  await store.system.deleteFrom('registry_cache').where('retrieved_at', '<', before).execute()
}
