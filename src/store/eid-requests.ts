import { sql, type Selectable } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import type { KeyedValue } from './earlier-documents.ts'
import type { Store } from './store.ts'
import type { EidRequestRow } from './tables.ts'
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

/** The keys that open a request's values; null once they were destroyed. */
export type RequestKeys = Omit<KeyedValue, 'sealed'>

interface Row extends Selectable<EidRequestRow> {
  readonly data: Buffer | null
  readonly version: number | null
  readonly secret_id: string | null
  readonly workspace: Buffer | null
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
  return row?.tenant_id ?? null
}

/** A request with its keys, in one round trip; null when the workspace has none with this key. */
export async function findEidRequest(
  store: Store,
  tenantId: string,
  key: number,
): Promise<{ readonly request: StoredEidRequest; readonly keys: RequestKeys | null } | null> {
  const { rows } = await sql<Row>`
    with s as materialized (select set_config('app.tenant', ${tenantId}, true)::uuid as tenant)
    select found.* from s, lateral (
      select r.*, k.wrapped as data, k.key_version as version, w.secret_id, w.wrapped as workspace
      from eid_request r
        left join data_key k on k.tenant_id = r.tenant_id and k.id = r.data_key_id
        left join workspace_key w on w.tenant_id = r.tenant_id and w.version = k.key_version
      where r.tenant_id = s.tenant and r.key = ${key}
      offset 0
    ) as found`.execute(store.app)
  const [row] = rows
  return row === undefined ? null : { request: requestOf(row), keys: keysOf(row) }
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

function requestOf(row: Row): StoredEidRequest {
  return {
    tenantId: row.tenant_id,
    key: row.key,
    id: row.id,
    environment: row.environment === 'production' ? 'production' : 'sandbox',
    reference: row.reference,
    caseId: row.case_id,
    provider: row.provider,
    providerRef: row.provider_ref,
    state: stateOf(row.state),
    dataKeyId: row.data_key_id,
    asked: row.asked,
    result: row.result,
    report:
      row.report_blob_key === null || row.report_sha256 === null
        ? null
        : { blobKey: row.report_blob_key, sha256: row.report_sha256 },
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    finishedAt: row.finished_at,
    eventId: row.event_id,
    polls: row.polls,
  }
}

function keysOf(row: Row): RequestKeys | null {
  const { data, version, secret_id: secretId, workspace } = row
  if (data === null || version === null || secretId === null || workspace === null) return null
  return {
    dataKey: { id: row.data_key_id, keyVersion: version, wrapped: data },
    workspaceKey: { version, secretId, wrapped: workspace },
  }
}

const states: readonly EidState[] = ['pending', 'complete', 'archived', 'replaced']

function stateOf(text: string): EidState {
  const state = states.find((known) => known === text)
  if (state === undefined) throw new Error(`an eID request has the unknown state ${text}`)
  return state
}
