import { randomBytes, type KeyObject } from 'node:crypto'
import type { EidSummary } from '../../contract/eid.ts'
import type { Locale } from '../../contract/locale.ts'
import {
  dataKeyName,
  nonceBytes,
  openBytes,
  sealBytes,
  unwrapKey,
  type EncryptionContext,
  type SealedColumn,
} from '../../domain/crypto/envelope.ts'
import type { EidClient } from '../../domain/eid/definition/eid-client.ts'
import type { EidResult } from '../../domain/eid/definition/eid-result.ts'
import { eidSummary } from '../../domain/eid/summary.ts'
import type { StoredEidRequest } from '../../store/eid-requests.ts'
import { findEidRequest } from '../../store/find-eid-request.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import type { Services } from '../services.ts'

/** What a request keeps of its call, sealed. */
export interface EidRecord {
  readonly client: EidClient
  /** Whether the partner says that the client agreed; null when it did not say. */
  readonly consent: boolean | null
}

/** A request that can be read: its stored row and its opened result. */
export interface OpenedRequest {
  readonly stored: StoredEidRequest
  /** Null until the request ended with a result. */
  readonly result: EidResult | null
  /** The data key of the request, for what is stored later. */
  readonly dataKey: { readonly id: string; readonly key: KeyObject }
}

type Needed = Pick<Services, 'store' | 'workspaceKeys'>

/** The request of a workspace with this key; null when there is none or it was erased. */
export async function openRequest(services: Needed, tenantId: string, key: number): Promise<OpenedRequest | null> {
  const found = await findEidRequest(services.store, tenantId, key)
  if (found === null || found.keys === null || found.request.asked.length === 0) return null
  const { request: stored, keys } = found
  const { key: under } = await services.workspaceKeys.open(tenantId, keys.workspaceKey)
  const dataKey = unwrapKey(keys.dataKey.wrapped, { under, name: dataKeyName(tenantId, stored.dataKeyId) })
  const context = contextOf(stored, 'eid_request.result')
  const result: EidResult | null =
    stored.result === null ? null : JSON.parse(openBytes(dataKey, { context, sealed: stored.result }).toString())
  return { stored, result, dataKey: { id: stored.dataKeyId, key: dataKey } }
}

/** What the request keeps of its call. Opened only when it is wanted: to show a result does not need it. */
export function recordOf({ stored, dataKey }: OpenedRequest): EidRecord {
  const context = contextOf(stored, 'eid_request.asked')
  return JSON.parse(openBytes(dataKey.key, { context, sealed: stored.asked }).toString())
}

/** Seals a value of a request under the request's own data key. */
export function sealForRequest({ stored, dataKey }: OpenedRequest, column: SealedColumn, value: unknown): Buffer {
  const context = contextOf(stored, column)
  return sealBytes(dataKey, { context, nonce: randomBytes(nonceBytes), bytes: jsonBytes(value) })
}

/** The summary of a request at this moment. docs/rules/eid.md#result. */
export function summaryOf({ stored, result }: OpenedRequest, locale: Locale): EidSummary {
  return eidSummary(stored.key, stored.state === 'replaced' ? null : result, locale)
}

function contextOf(stored: StoredEidRequest, column: SealedColumn): EncryptionContext {
  const { tenantId, environment, reference, key } = stored
  return {
    tenantId,
    case: reference === null ? null : { environment, reference },
    column,
    rowId: column === 'kyc_case.metadata_json' ? '' : String(key),
  }
}
