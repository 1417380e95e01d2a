import { CompiledQuery, sql } from 'kysely'
import { newId } from './new-id.ts'
import type { Store } from './store.ts'
import { columnNames, valuesOf, valuesText, type Column } from './value-rows.ts'

/** Most calls stored by one statement. */
const storedAtOnceMax = 500
/** Most calls deleted by one statement, so that none holds the one session of the embedded database for long. */
const deletedAtOnceMax = 5_000

/** One answered call of the API. Nothing in it is a value that the caller sent. */
export interface ApiCall {
  readonly tenantId: string
  /** When it was answered. */
  readonly at: Date
  readonly requestId: string
  readonly keyId: string
  readonly operation: string
  readonly method: string
  /** With the names of its parameters, not their values. */
  readonly path: string
  readonly environment: string | null
  readonly status: number
  readonly code: string | null
  readonly durationMs: number
  /** The block of addresses that it came from. */
  readonly client: string
  /** docs/operations.md#api-log. */
  readonly body: string | null
}

/** Calls of one hour, key and operation. */
export interface CountedCalls {
  readonly tenantId: string
  readonly hour: Date
  readonly keyId: string
  readonly operation: string
  readonly calls: number
  /** Answered with 400 or more. */
  readonly errors: number
  /** Not stored as calls because too many came at once. */
  readonly unlogged: number
}

const callColumns: readonly Column<ApiCall>[] = [
  ['tenant_id', 'uuid', ({ tenantId }) => tenantId],
  ['id', 'uuid', ({ at }) => newId(at)],
  ['at', 'timestamptz', ({ at }) => at],
  ['request_id', 'text', ({ requestId }) => requestId],
  ['key_id', 'uuid', ({ keyId }) => keyId],
  ['operation', 'text', ({ operation }) => operation],
  ['method', 'text', ({ method }) => method],
  ['path', 'text', ({ path }) => path],
  ['environment', 'text', ({ environment }) => environment],
  ['status', 'integer', ({ status }) => status],
  ['code', 'text', ({ code }) => code],
  ['duration_ms', 'integer', ({ durationMs }) => durationMs],
  ['client', 'text', ({ client }) => client],
  ['body', 'text', ({ body }) => body],
]
const countColumns: readonly Column<CountedCalls>[] = [
  ['tenant_id', 'uuid', ({ tenantId }) => tenantId],
  ['hour', 'timestamptz', ({ hour }) => hour],
  ['key_id', 'uuid', ({ keyId }) => keyId],
  ['operation', 'text', ({ operation }) => operation],
  ['calls', 'integer', ({ calls }) => calls],
  ['errors', 'integer', ({ errors }) => errors],
  ['unlogged', 'integer', ({ unlogged }) => unlogged],
]

/** Stores calls of any workspaces and adds to their counts, in one transaction. The counts have one row per hour, key and operation. */
export async function storeCalls(
  store: Store,
  calls: readonly ApiCall[],
  counted: readonly CountedCalls[],
): Promise<void> {
  await store.system.transaction().execute(async (tx) => {
    for (const rows of slices(calls)) {
      const text = `insert into api_call (${columnNames(callColumns)}) ${valuesText(callColumns, rows.length, 1)}`
      await tx.executeQuery(CompiledQuery.raw(text, valuesOf(callColumns, rows)))
    }
    // In one order, so that two processes do not wait for one another.
    for (const rows of slices(counted.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)))) {
      const text = `
        insert into api_call_hour (${columnNames(countColumns)}) ${valuesText(countColumns, rows.length, 1)}
        on conflict (tenant_id, hour, key_id, operation) do update set calls = api_call_hour.calls + excluded.calls,
          errors = api_call_hour.errors + excluded.errors, unlogged = api_call_hour.unlogged + excluded.unlogged`
      await tx.executeQuery(CompiledQuery.raw(text, valuesOf(countColumns, rows)))
    }
  })
}

/** Deletes calls before a moment and counts before another. Returns whether more are left. */
export async function deleteCalls(
  store: Store,
  { callsBefore, countsBefore }: { readonly callsBefore: Date; readonly countsBefore: Date },
): Promise<boolean> {
  const { rows } = await sql<{ deleted: number }>`
    with gone as (
      delete from api_call
      where ctid = any(array(select ctid from api_call where at < ${callsBefore} limit ${deletedAtOnceMax}))
      returning 1
    )
    select count(*)::integer as deleted from gone`.execute(store.system)
  await sql`
    delete from api_call_hour
    where ctid = any(array(select ctid from api_call_hour where hour < ${countsBefore} limit ${deletedAtOnceMax}))`.execute(
    store.system,
  )
  return (rows[0]?.deleted ?? 0) === deletedAtOnceMax
}

function placeOf({ tenantId, hour, keyId, operation }: CountedCalls): string {
  return `${tenantId} ${hour.toISOString()} ${keyId} ${operation}`
}

function slices<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / storedAtOnceMax) }, (_, index) =>
    rows.slice(index * storedAtOnceMax, (index + 1) * storedAtOnceMax),
  )
}
