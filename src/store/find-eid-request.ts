import { sql, type Selectable } from 'kysely'
import { batchLoader, type Load } from './batch-loader.ts'
import { isOtherEnvironment, refuseOutside } from './confinement.ts'
import type { KeyedValue } from './earlier-documents.ts'
import type { EidState, StoredEidRequest } from './eid-requests.ts'
import type { Store } from './store.ts'
import type { EidRequestRow } from './tables.ts'

/** The keys that open a request's values; null once they were destroyed. */
export type RequestKeys = Omit<KeyedValue, 'sealed'>

/** A stored request with its keys. */
export interface FoundEidRequest {
  readonly request: StoredEidRequest
  readonly keys: RequestKeys | null
}

interface Row extends Selectable<EidRequestRow> {
  readonly data: Buffer | null
  readonly version: number | null
  readonly secret_id: string | null
  readonly workspace: Buffer | null
}

/** One at a time for a workspace: under load, sharing a look-up saves more than waiting for it costs. */
const lookupsInFlightMax = 1
/** Workspaces whose look-ups are shared at a time; the oldest is dropped first. */
const workspacesMax = 1_000

const lookups = new WeakMap<Store, Map<string, Load<FoundEidRequest>>>()

/**
 * A request with its keys, in one round trip; null when the workspace has none with this key. Calls of one workspace at the same
 * moment share the round trip. The request is always read after the call.
 */
export async function findEidRequest(store: Store, tenantId: string, key: number): Promise<FoundEidRequest | null> {
  refuseOutside(tenantId)
  const ofStore = lookups.get(store) ?? new Map<string, Load<FoundEidRequest>>()
  lookups.set(store, ofStore)
  const lookup = ofStore.get(tenantId) ?? openLookup(store, tenantId)
  if (!ofStore.has(tenantId)) {
    const [oldest] = ofStore.keys()
    if (ofStore.size >= workspacesMax && oldest !== undefined) ofStore.delete(oldest)
    ofStore.set(tenantId, lookup)
  }
  const found = await lookup(String(key))
  return found === null || isOtherEnvironment(found.request.environment) ? null : found
}

/** Compiles the statement once: compiling costs a call more than sending does. */
function openLookup(store: Store, tenantId: string): Load<FoundEidRequest> {
  const compiled = requestsByKeys.compile(store.app)
  return batchLoader(async (keys) => {
    const { rows } = await store.app.executeQuery<Row>({ ...compiled, parameters: [tenantId, keys] })
    return new Map(rows.map((row) => [String(row.key), { request: requestOf(row), keys: keysOf(row) }]))
  }, lookupsInFlightMax)
}

/** Its parameters are the workspace and the list of keys. */
const requestsByKeys = sql<Row>`
  with s as materialized (select set_config('app.tenant', ${''}, true)::uuid as tenant)
  select found.* from s, lateral (
    select r.*, k.wrapped as data, k.key_version as version, w.secret_id, w.wrapped as workspace
    from eid_request r
      left join data_key k on k.tenant_id = r.tenant_id and k.id = r.data_key_id
      left join workspace_key w on w.tenant_id = r.tenant_id and w.version = k.key_version
    where r.tenant_id = s.tenant and r.key = any(${[]}::bigint[])
    offset 0
  ) as found`

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
