import { sql } from 'kysely'
import type { Store } from './store.ts'

/** The last validators (ETag, Last-Modified) of a list's files, as JSON; '' when there are none. */
export async function refreshValidators(store: Store, listId: string): Promise<string> {
  const row = await store.system
    .selectFrom('list_refresh')
    .select('validators')
    .where('list_id', '=', listId)
    .executeTakeFirst()
  return row?.validators ?? ''
}

/** Claims the refresh of a list, unless it was tried since a moment. Only one of several processes gets it. */
export async function claimRefresh(
  store: Store,
  listId: string,
  { at, ifNotSince }: { readonly at: Date; readonly ifNotSince: Date },
): Promise<boolean> {
  const { rows } = await sql<{ list_id: string }>`
    insert into list_refresh (list_id, tried_at, validators, failure) values (${listId}, ${at}, '', null)
    on conflict (list_id) do update set tried_at = excluded.tried_at where list_refresh.tried_at <= ${ifNotSince}
    returning list_id`.execute(store.system)
  return rows.length === 1
}

/** Stores how a refresh ended: the code of its failure, or null with the new validators. */
export async function recordRefresh(
  store: Store,
  listId: string,
  end: { readonly at: Date; readonly failure: string | null; readonly validators?: string },
): Promise<void> {
  const { at, failure, validators } = end
  await sql`
    insert into list_refresh (list_id, tried_at, validators, failure) values (${listId}, ${at}, ${validators ?? ''}, ${failure})
    on conflict (list_id) do update set tried_at = excluded.tried_at, failure = excluded.failure,
      validators = coalesce(${validators ?? null}, list_refresh.validators)`.execute(store.system)
}

/** Lists whose last refresh failed, with the code of the failure. */
export async function failedRefreshes(
  store: Store,
): Promise<readonly { readonly listId: string; readonly failure: string }[]> {
  const rows = await store.system.selectFrom('list_refresh').select(['list_id', 'failure']).orderBy('list_id').execute()
  return rows.flatMap(({ list_id: listId, failure }) => (failure === null ? [] : [{ listId, failure }]))
}
