import { sql } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import { isOutside } from './confinement.ts'
import type { Store } from './store.ts'
import type { TenantTransaction } from './tenant.ts'

/**
 * `pending`: the client has not finished. `complete`: the provider's result is stored. `archived`: it ended without the client.
 * `replaced`: a later request on the same case took its place.
 */
export type EidState = 'pending' | 'complete' | 'archived' | 'replaced'

/** A stored eID request. */
export interface StoredEidRequest {
  readonly tenantId: string
  readonly key: number
  /** Its name in the audit trail. */
  readonly id: string
  readonly environment: Environment
  /** Null for a request without a reference; the case is then null too. */
  readonly reference: string | null
  readonly caseId: string | null
  readonly provider: string
  readonly providerRef: string
  readonly state: EidState
  /** The one data key that seals this request's values. */
  readonly dataKeyId: string
  /** Sealed; empty once erased. */
  readonly asked: Buffer
  /** Sealed; null until the result is known, empty once erased. */
  readonly result: Buffer | null
  readonly report: { readonly blobKey: string; readonly sha256: Buffer } | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly finishedAt: Date | null
  /** The event that told of the end; null until it was sent. */
  readonly eventId: string | null
  readonly polls: number
}

/** The key of the first request of a deployment. docs/api.md#eid. */
const firstKey = 1_001

/** Takes the next key of the deployment. A key whose request is never stored is not given again. */
export async function nextEidKey(store: Store): Promise<number> {
  const row = await store.system
    .insertInto('eid_key')
    .values({ last: firstKey })
    .onConflict((conflict) => conflict.column('slot').doUpdateSet({ last: sql`eid_key.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return row.last
}

/** Stores a new request. */
export async function insertEidRequest(
  tx: TenantTransaction,
  request: Omit<StoredEidRequest, 'state' | 'result' | 'report' | 'finishedAt' | 'eventId' | 'polls'> & {
    readonly dueAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('eid_request')
    .values({
      tenant_id: request.tenantId,
      key: request.key,
      id: request.id,
      environment: request.environment,
      reference: request.reference,
      case_id: request.caseId,
      provider: request.provider,
      provider_ref: request.providerRef,
      state: 'pending',
      data_key_id: request.dataKeyId,
      asked: request.asked,
      created_at: request.createdAt,
      expires_at: request.expiresAt,
      due_at: request.dueAt,
    })
    .execute()
}

/** The workspace of a request; null when there is none with this key. */
export async function tenantOfEidKey(store: Store, key: number): Promise<string | null> {
  const row = await store.system.selectFrom('eid_request').select('tenant_id').where('key', '=', key).executeTakeFirst()
  return row === undefined || isOutside(row.tenant_id) ? null : row.tenant_id
}

/** Ends the pending requests of a case because a later one takes their place; the job cancels them. Returns their keys. */
export async function replacePending(
  tx: TenantTransaction,
  tenantId: string,
  caseId: string,
  at: Date,
): Promise<readonly number[]> {
  const rows = await tx
    .updateTable('eid_request')
    .set({ state: 'replaced', finished_at: at, due_at: at })
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('state', '=', 'pending')
    .returning('key')
    .execute()
  return rows.map(({ key }) => key)
}

/** Records the end of a pending request. Returns false, and changes nothing, when it had already ended. */
export async function finishEidRequest(
  tx: TenantTransaction,
  { tenantId, key }: Pick<StoredEidRequest, 'tenantId' | 'key'>,
  end: { readonly state: 'complete' | 'archived'; readonly result: Buffer; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('eid_request')
    .set({ state: end.state, result: end.result, finished_at: end.at, due_at: end.at, polls: 0 })
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records where the report is. Returns false when another call has recorded one. */
export async function recordReport(
  tx: TenantTransaction,
  { tenantId, key }: Pick<StoredEidRequest, 'tenantId' | 'key'>,
  report: { readonly blobKey: string; readonly sha256: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('eid_request')
    .set({ report_blob_key: report.blobKey, report_sha256: report.sha256 })
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('report_blob_key', 'is', null)
    .where('result', '!=', Buffer.alloc(0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Claims the event of an ended request with a reference. False when it was claimed before or erased: then no event is sent. */
export async function claimEidEvent(
  tx: TenantTransaction,
  { tenantId, key }: Pick<StoredEidRequest, 'tenantId' | 'key'>,
  eventId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('eid_request')
    .set({ event_id: eventId })
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where('event_id', 'is', null)
    .where('state', 'in', ['complete', 'archived'])
    .where('reference', 'is not', null)
    .where('asked', '!=', Buffer.alloc(0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A request that the job asks the provider about. */
export interface DueEidRequest {
  readonly tenantId: string
  readonly key: number
  readonly polls: number
  /** Until when no other process takes it. */
  readonly leaseUntil: Date
}

/**
 * Requests of all workspaces that are due, at most `limit`. Each is put off until `leaseUntil`, so that no other process takes
 * it meanwhile, and one that crashes is taken again then.
 */
export async function dueEidRequests(
  store: Store,
  { now, leaseUntil, limit }: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<readonly DueEidRequest[]> {
  const rows = await store.system
    .updateTable('eid_request')
    .set({ due_at: leaseUntil, polls: sql`polls + 1` })
    .where('key', 'in', (of) =>
      of.selectFrom('eid_request').select('key').where('due_at', '<=', now).orderBy('due_at').limit(limit),
    )
    .where('due_at', '<=', now)
    .returning(['tenant_id', 'key', 'polls'])
    .execute()
  return rows.map((row) => ({ tenantId: row.tenant_id, key: row.key, polls: row.polls, leaseUntil }))
}

/** Sets when the job asks next; null: never again. A request that was replaced under the lease stays due: it is to be cancelled. */
export async function setEidDue(
  tx: TenantTransaction,
  { tenantId, key, leaseUntil }: DueEidRequest,
  dueAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('eid_request')
    .set({ due_at: dueAt })
    .where('tenant_id', '=', tenantId)
    .where('key', '=', key)
    .where((where) => where.or([where('state', '!=', 'replaced'), where('due_at', '=', leaseUntil)]))
    .execute()
}
