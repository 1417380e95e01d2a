import { sql, type Kysely } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** What a link is for. */
export type LinkPurpose = 'set_up' | 'verify_email' | 'reset_password'

/** A link to store: the hash of its token, never the token. */
export interface NewLink {
  readonly tokenHash: Buffer
  readonly purpose: LinkPurpose
  /** Null: the set-up of the first person. */
  readonly personId: string | null
  readonly createdAt: Date
  /** Null: until used. */
  readonly expiresAt: Date | null
}

/** Stores a link and ends the earlier ones of its purpose and person. */
export async function replaceLink(tx: Kysely<Tables>, link: NewLink): Promise<void> {
  await tx
    .deleteFrom('person_link')
    .where('purpose', '=', link.purpose)
    .where('person_id', sql`is not distinct from`, link.personId)
    .execute()
  await tx
    .insertInto('person_link')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      person_id: link.personId,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute()
}

/** Ends every link of a person. They are kept as used, so that the time since the last mail still counts. */
export async function endLinks(
  tx: Kysely<Tables>,
  { personId, at }: { readonly personId: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('person_link')
    .set({ used_at: at })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute()
}

/** When the newest link of a purpose was made for a person; null when there is none. */
export async function lastLinkAt(
  system: Kysely<Tables>,
  { purpose, personId }: { readonly purpose: LinkPurpose; readonly personId: string },
): Promise<Date | null> {
  const row = await system
    .selectFrom('person_link')
    .select('created_at')
    .where('purpose', '=', purpose)
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** A link that can still be used, of one purpose. */
interface Asked {
  readonly tokenHash: Buffer
  readonly purpose: LinkPurpose
  readonly at: Date
}

/** Whose a link is that can still be used; null when it cannot. */
export async function liveLink(
  store: Store,
  { tokenHash, purpose, at }: Asked,
): Promise<{ readonly personId: string | null } | null> {
  const row = await store.system
    .selectFrom('person_link')
    .select('person_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .executeTakeFirst()
  return row === undefined ? null : { personId: row.person_id }
}

/** Uses a link, once: whose it is; null when it cannot be used. Call it in the transaction of what the link is for. */
export async function takeLink(
  tx: Kysely<Tables>,
  { tokenHash, purpose, at }: Asked,
): Promise<{ readonly personId: string | null } | null> {
  const row = await tx
    .updateTable('person_link')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .returning('person_id')
    .executeTakeFirst()
  return row === undefined ? null : { personId: row.person_id }
}
