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
export async function replaceLink(store: Store, link: NewLink): Promise<void> {
  await store.system.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('person_link')
      .where('purpose', '=', link.purpose)
      .where('person_id', sql`is not distinct from`, link.personId)
      .execute()
    await insertLink(tx, link)
  })
}

/** Stores a link. */
export async function insertLink(tx: Kysely<Tables>, link: NewLink): Promise<void> {
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

/** A link that can still be used, of one purpose. */
interface Asked {
  readonly tokenHash: Buffer
  readonly purpose: LinkPurpose
  readonly at: Date
}

/** Whether a link can still be used. */
export async function isLinkLive(store: Store, { tokenHash, purpose, at }: Asked): Promise<boolean> {
  const row = await store.system
    .selectFrom('person_link')
    .select('purpose')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .executeTakeFirst()
  return row !== undefined
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
