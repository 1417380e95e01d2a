import { sql, type Transaction } from 'kysely'
import { deleteDataKeys } from './data-keys.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** How long a claimed mail belongs to its process: longer than a send may take. */
const leaseMs = 2 * 60_000

/** The value of an emptied body. */
const emptied = Buffer.alloc(0)

/** A mail that waits to be sent. */
export interface NewMail {
  readonly tenantId: string
  readonly id: string
  /** What the mail is about, as `eid_invitation`. */
  readonly kind: string
  readonly dataKeyId: string
  /** Sealed. */
  readonly body: Buffer
  /** The key of the eID request it belongs to. */
  readonly eidKey: number | null
  /** When it was made, and is due. */
  readonly at: Date
}

/** A mail that this process holds until its lease ends; `attempts` counts this one and tells later claims apart. */
export interface ClaimedMail {
  readonly tenantId: string
  readonly id: string
  readonly attempts: number
}

/** A stored mail; its body is empty once it is finished. */
export interface StoredMail {
  readonly state: string
  readonly attempts: number
  readonly dueAt: Date
  /** Sealed. */
  readonly body: Buffer
  readonly finishedAt: Date | null
  /** The code of the last failure. */
  readonly failure: string | null
}

/** Stores a mail; store its data key with it. */
export async function insertMail(tx: Transaction<Tables>, mail: NewMail): Promise<void> {
  await tx
    .insertInto('mail')
    .values({
      tenant_id: mail.tenantId,
      id: mail.id,
      kind: mail.kind,
      state: 'pending',
      due_at: mail.at,
      data_key_id: mail.dataKeyId,
      body: mail.body,
      eid_key: mail.eidKey,
      created_at: mail.at,
    })
    .execute()
}

/**
 * Claims up to `limit` due mails of all workspaces, the longest due first: moves them 2 minutes ahead and counts the attempt, so
 * that no other process takes them meanwhile and a crash costs one attempt.
 */
export async function dueMails(store: Store, now: Date, limit: number): Promise<readonly ClaimedMail[]> {
  const leaseUntil = new Date(now.getTime() + leaseMs)
  const { rows } = await sql<{ tenant_id: string; id: string; attempts: number }>`
    update mail set due_at = ${leaseUntil}, attempts = mail.attempts + 1
    from (
      select tenant_id, id from mail where state = 'pending' and due_at <= ${now}
      order by due_at, id limit ${limit} for update skip locked
    ) as due
    where mail.tenant_id = due.tenant_id and mail.id = due.id and mail.state = 'pending' and mail.due_at <= ${now}
    returning mail.tenant_id, mail.id, mail.attempts`.execute(store.system)
  return rows.map(({ tenant_id: tenantId, id, attempts }) => ({ tenantId, id, attempts }))
}

/** A mail of the workspace; null when there is none. */
export async function readMail(tx: Transaction<Tables>, tenantId: string, id: string): Promise<StoredMail | null> {
  const row = await tx
    .selectFrom('mail')
    .select(['state', 'attempts', 'due_at', 'body', 'finished_at', 'failure'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { state, attempts, body, failure, due_at: dueAt, finished_at: finishedAt } = row
  return { state, attempts, dueAt, body, finishedAt, failure }
}

/** Notes a failed attempt and when the mail is due again; does nothing when it ended or was claimed again meanwhile. */
export async function postponeMail(
  tx: Transaction<Tables>,
  { tenantId, id, attempts }: ClaimedMail,
  { dueAt, failure }: { readonly dueAt: Date; readonly failure: string },
): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ due_at: dueAt, failure })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('attempts', '=', attempts)
    .execute()
}

/**
 * Ends a pending mail: empties its body and destroys its data key. A failure is the claim's own, so it does nothing when the
 * mail was claimed again meanwhile; a sent mail is sent whoever holds it.
 */
export async function finishMail(
  tx: Transaction<Tables>,
  { tenantId, id, attempts }: ClaimedMail,
  end: { readonly at: Date } & ({ readonly state: 'sent' } | { readonly state: 'failed'; readonly failure: string }),
): Promise<void> {
  let update = tx
    .updateTable('mail')
    .set({ state: end.state, body: emptied, finished_at: end.at, failure: end.state === 'failed' ? end.failure : null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'pending')
  if (end.state === 'failed') update = update.where('attempts', '=', attempts)
  const ended = await update.returning('data_key_id').execute()
  await deleteDataKeys(
    tx,
    tenantId,
    ended.map((row) => row.data_key_id),
  )
}

/** Deletes mails that ended before a moment, at most `limit`. Returns how many. */
export async function deleteEndedMails(
  tx: Transaction<Tables>,
  tenantId: string,
  before: Date,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mail')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', (of) =>
      of
        .selectFrom('mail')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('finished_at', '<', before)
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Cancels the pending mails of an eID request as `finishMail` ends them. One that is being sent may still arrive. */
export async function cancelMails(tx: Transaction<Tables>, tenantId: string, eidKey: number, at: Date): Promise<void> {
  const cancelled = await tx
    .updateTable('mail')
    .set({ state: 'cancelled', body: emptied, finished_at: at })
    .where('tenant_id', '=', tenantId)
    .where('eid_key', '=', eidKey)
    .where('state', '=', 'pending')
    .returning('data_key_id')
    .execute()
  await deleteDataKeys(
    tx,
    tenantId,
    cancelled.map((row) => row.data_key_id),
  )
}
