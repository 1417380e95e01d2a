import type { BlockList } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { bodyShape } from '../operations/body-shape.ts'
import type { Services } from '../operations/services.ts'
import { callOf, type Call } from './call.ts'
import { addressBlock, addressOf } from './client-address.ts'

/**
 * Notes an answered call for the API log. A call whose key is unknown or was not proven is of no workspace, so it is in no log.
 * docs/operations.md#api-log.
 */
export function logCall(
  { apiLog, apiLogDays, clock }: Pick<Services, 'apiLog' | 'apiLogDays' | 'clock'>,
  request: FastifyRequest,
  { status, trustedProxies }: { readonly status: number; readonly trustedProxies: BlockList },
): void {
  const call = callOf(request)
  const { operation, key, requestId, startedAt } = call
  if (apiLogDays === 0 || key === null || operation === null) return
  const fields = fieldsOf(request.body)
  apiLog.note({
    tenantId: key.tenantId,
    at: clock.now(),
    requestId,
    keyId: key.keyId,
    operation: operation.id,
    method: operation.method,
    path: operation.path,
    environment: environmentOf(call, fields),
    status,
    code: call.refusedAs,
    durationMs: Math.round(performance.now() - startedAt),
    client: addressBlock(addressOf(call.request, trustedProxies)),
    body: fields === null ? null : shapeOf(call, fields),
  })
}

/** The fields of a body or a form that was read; null: none was. */
function fieldsOf(body: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRecord(body)) return null
  const { value, fields, files } = body
  if (isRecord(value)) return value
  return isRecord(fields) ? { ...fields, files } : null
}

function shapeOf({ operation }: Call, fields: Readonly<Record<string, unknown>>): string | null {
  if (operation?.takes === 'json') return bodyShape(operation.body, fields)
  return operation?.takes === 'upload' ? bodyShape(operation.form, fields) : null
}

function environmentOf({ caller }: Call, fields: Readonly<Record<string, unknown>> | null): string | null {
  if (caller === null) return null
  return fields?.['environment'] === 'production' ? 'production' : caller.environment
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
