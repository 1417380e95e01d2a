import type { Store } from './store.ts'

/** What a register answered before. It has no tenant: public data, the same for everybody. */
export interface KeptAnswer {
  readonly retrievedAt: Date
  readonly answer: unknown
}

/** Which answer: the register and the hash of what it was asked. */
export interface KeptUnder {
  readonly source: string
  /** SHA-256. */
  readonly question: Buffer
}

/** An answer that was kept at or after a moment; null when there is none. */
export async function keptRegistryAnswer(
  store: Store,
  { source, question }: KeptUnder,
  since: Date,
): Promise<KeptAnswer | null> {
  const row = await store.system
    .selectFrom('registry_cache')
    .select(['retrieved_at', 'answer'])
    .where('source', '=', source)
    .where('question', '=', question)
    .where('retrieved_at', '>=', since)
    .executeTakeFirst()
  return row === undefined ? null : { retrievedAt: row.retrieved_at, answer: row.answer }
}

/** Keeps an answer in place of an older one. */
export async function keepRegistryAnswer(
  store: Store,
  { source, question }: KeptUnder,
  { retrievedAt, answer }: KeptAnswer,
): Promise<void> {
  const kept = { retrieved_at: retrievedAt, answer: JSON.stringify(answer) }
  await store.system
    .insertInto('registry_cache')
    .values({ source, question, ...kept })
    .onConflict((conflict) => conflict.columns(['source', 'question']).doUpdateSet(kept))
    .execute()
}

/** Forgets answers that were kept before a moment. */
export async function purgeRegistryAnswers(store: Store, before: Date): Promise<void> {
  await store.system.deleteFrom('registry_cache').where('retrieved_at', '<', before).execute()
}
