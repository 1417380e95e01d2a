import { Type } from 'typebox'
import { environments } from '../../contract/environment.ts'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { countCalls, findCall, searchCalls, type ListedCall } from '../../store/search-calls.ts'
import { withTenant } from '../../store/tenant.ts'
import { fieldsOf } from '../body-shape.ts'
import { knownWorkspace } from '../known-workspace.ts'
import { idOf, pageInput, pageLimit } from '../list-input.ts'
import { parseMoment } from '../moment.ts'
import { cursorAt, placeAt } from '../page-cursor.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'

const statusClasses = ['2xx', '3xx', '4xx', '5xx'] as const
const dayMs = 86_400_000

const SearchCalls = Type.Object({
  workspace_id: Type.String(),
  request_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  key_id: Type.Optional(Type.String()),
  status_class: Type.Optional(Type.Enum([...statusClasses])),
  /** As the description of the API writes it: `/v1/kyc/cases/{case_id}`. */
  path: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  environment: Type.Optional(Type.Enum([...environments])),
  ...pageInput,
})
const ShowCall = Type.Object({ workspace_id: Type.String(), id: Type.String() })

/** Calls of the API, the newest first, without what they sent. docs/operations.md#api-log. */
export const searchForCalls: OperatorOperation<typeof SearchCalls, ShownPage> = {
  name: 'calls.search',
  input: SearchCalls,
  async run(services, input) {
    const { id: tenantId } = await knownWorkspace(services, input.workspace_id)
    const { request_id: requestId, status_class: statusClass, path, environment } = input
    const search = {
      ...(requestId === undefined ? {} : { requestId }),
      ...(input.key_id === undefined ? {} : { keyId: idOf(input.key_id, 'key_id') }),
      ...(statusClass === undefined ? {} : { statusClass: Number(statusClass[0]) }),
      ...(path === undefined ? {} : { path }),
      ...(environment === undefined ? {} : { environment }),
      ...(input.from === undefined ? {} : { from: parseMoment(input.from, 'from') }),
      ...(input.to === undefined ? {} : { before: parseMoment(input.to, 'to') }),
    }
    const page = { search, after: placeAt(input.cursor), limit: pageLimit(input.limit) }
    const now = services.clock.now()
    const lastDay = { from: new Date(now.getTime() - dayMs), before: new Date(now.getTime() + dayMs) }
    const { found, counts } = await withTenant(services.store.app, tenantId, async (tx) => ({
      found: await searchCalls(tx, tenantId, page),
      counts: await countCalls(tx, tenantId, lastDay),
    }))
    const { rows, next } = found
    return {
      calls: rows.map(shown),
      next_cursor: next === null ? null : cursorAt(next),
      searched_to: next === null ? null : wireTime(next.at),
      logged_days: services.apiLogDays,
      unlogged_24h: counts.reduce((sum, { unlogged }) => sum + unlogged, 0),
    }
  },
}

/** One call with the form of its body. docs/operations.md#api-log. */
export const showOneCall: OperatorOperation<typeof ShowCall, ShownWhole> = {
  name: 'calls.show',
  input: ShowCall,
  async run(services, { workspace_id: workspaceId, id }) {
    const { id: tenantId } = await knownWorkspace(services, workspaceId)
    const call = isUuid(id) ? await withTenant(services.store.app, tenantId, (tx) => findCall(tx, tenantId, id)) : null
    if (call === null) throw errors.notFound()
    return { ...shown(call), body: call.body === null ? null : fieldsOf(call.body) }
  },
}

interface ShownPage {
  readonly calls: readonly ReturnType<typeof shown>[]
  /** Null: there is nothing older. A page can be short, or empty, before that. */
  readonly next_cursor: string | null
  /** How far back this page looked; null: to the end. */
  readonly searched_to: string | null
  /** Days for which calls are kept; 0: they are not logged. */
  readonly logged_days: number
  /** Calls of the last 24 hours that came too many at once to be logged. */
  readonly unlogged_24h: number
}

interface ShownWhole extends ReturnType<typeof shown> {
  /** Null: no body was read. */
  readonly body: ReturnType<typeof fieldsOf> | null
}

function shown(call: ListedCall) {
  return {
    id: call.id,
    at: wireTime(call.at),
    request_id: call.requestId,
    key_id: call.keyId,
    operation: call.operation,
    method: call.method,
    path: call.path,
    environment: call.environment,
    status: call.status,
    code: call.code,
    duration_ms: call.durationMs,
    client: call.client,
  }
}
