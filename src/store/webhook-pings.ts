import { sql, type Transaction } from 'kysely'
import type { AttemptNote } from './finish-attempts.ts'
import type { Tables } from './tables.ts'

/** Most stored test pings of an endpoint. docs/webhooks.md#test-ping. */
const storedMax = 20

/** One test ping of an endpoint. */
export interface PingKey {
  readonly tenantId: string
  readonly id: string
  readonly endpointId: string
}

/** Number of an endpoint's test pings since a moment. */
export async function pingsSince(
  tx: Transaction<Tables>,
  { tenantId, endpointId }: Omit<PingKey, 'id'>,
  since: Date,
): Promise<number> {
  const row = await tx
    .selectFrom('webhook_ping')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('endpoint_id', '=', endpointId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Stores a ping before it is sent, so that it counts even when the process ends before the answer. Deletes the oldest. */
export async function insertPing(tx: Transaction<Tables>, ping: PingKey, at: Date): Promise<void> {
  const { tenantId, id, endpointId } = ping
  await tx
    .insertInto('webhook_ping')
    .values({ tenant_id: tenantId, id, endpoint_id: endpointId, at, ok: false, duration_ms: 0, outcome: 'interrupted' })
    .execute()
  await sql`
    delete from webhook_ping where tenant_id = ${tenantId}::uuid and endpoint_id = ${endpointId}::uuid and id not in (
      select id from webhook_ping where tenant_id = ${tenantId}::uuid and endpoint_id = ${endpointId}::uuid
      order by at desc, id limit ${sql.lit(storedMax)}
    )`.execute(tx)
}

/** Stores the result of a ping. */
export async function finishPing(
  tx: Transaction<Tables>,
  ping: PingKey,
  result: AttemptNote & { readonly ok: boolean },
): Promise<void> {
  await tx
    .updateTable('webhook_ping')
    .set({
      ok: result.ok,
      duration_ms: result.durationMs,
      outcome: result.outcome,
      http_status: result.httpStatus,
      response_body: result.responseBody,
      address: result.address,
    })
    .where('tenant_id', '=', ping.tenantId)
    .where('id', '=', ping.id)
    .execute()
}
