import { randomUUID } from 'node:crypto'
import { deliveryStates, sendingMax } from '../../../src/domain/webhooks/delivery.ts'
import { claimDeliveries } from '../../../src/store/claim-deliveries.ts'
import { replayDeliveries } from '../../../src/store/deliveries.ts'
import { finishAttempts } from '../../../src/store/finish-attempts.ts'
import { lapsedDeliveries } from '../../../src/store/lapsed-deliveries.ts'
import type { Store } from '../../../src/store/store.ts'
import { withTenant } from '../../../src/store/tenant.ts'
import {
  deleteEndpoint,
  noFailures,
  insertEndpoint,
  lockEndpoint,
  updateEndpoint,
} from '../../../src/store/webhook-endpoints.ts'
import { insertWorkspace } from '../../../src/store/workspaces.ts'
import type { SimulatedQueue } from './simulated-queue.ts'

/** The real store as a simulation sees it: a new workspace with so many endpoints, whose ids are answered beside. */
export async function openStoreQueue(
  store: Store,
  endpoints: number,
): Promise<{ readonly queue: SimulatedQueue; readonly endpointIds: readonly string[] }> {
  const tenantId = randomUUID()
  const at = new Date('2026-11-21T10:00:00.000Z')
  const settings = { name: 'Lender', kyc: true, growth: false, eid: 'none', readCap: 1, regime: null } as const
  await insertWorkspace(store, { id: tenantId, ...settings, createdAt: at }, { type: 'operator', id: 'simulation' })
  const endpointIds = Array.from({ length: endpoints }, () => randomUUID())
  const type = 'kyc.case_verified'
  const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(store.app, tenantId, work)
  await inTenant(async (tx) => {
    for (const id of endpointIds) {
      const rest = { url: 'https://hooks.partner.test/', events: [type], enabled: true, secret: Buffer.alloc(0) }
      const state = { previous: null, createdAt: at, maxConcurrency: sendingMax.endpoint, ...noFailures }
      await insertEndpoint(tx, { tenantId, id, ...rest, ...state })
    }
  })
  /** Ids of events in the store, to the names that the simulation gave them. */
  const names = new Map<string, string>()

  const queue: SimulatedQueue = {
    create: (event) =>
      inTenant(async (tx) => {
        const id = randomUUID()
        names.set(id, event.id)
        const body = Buffer.from('{}')
        const row = { tenant_id: tenantId, id, type, environment: 'sandbox', case_id: null, reference: 'r', body }
        await tx
          .insertInto('event')
          .values({ ...row, occurred_at: event.at })
          .execute()
        for (const endpointId of event.endpointIds) {
          if ((await lockEndpoint(tx, tenantId, endpointId)) === null) continue
          await tx
            .insertInto('delivery')
            .values({
              tenant_id: tenantId,
              id: randomUUID(),
              event_id: id,
              endpoint_id: endpointId,
              kind: 'event',
              state: 'pending',
              attempts: 0,
              interrupted: 0,
              due_at: event.at,
              created_at: event.at,
            })
            .execute()
        }
      }),
    replay: (deliveryId, now) =>
      inTenant(async (tx) => {
        const row = await tx
          .selectFrom('delivery')
          .select('endpoint_id')
          .where('id', '=', deliveryId)
          .executeTakeFirstOrThrow()
        if ((await lockEndpoint(tx, tenantId, row.endpoint_id)) === null) return
        await replayDeliveries(tx, tenantId, [deliveryId], now)
      }),
    claim: (now, limit) => claimDeliveries(store, { now, limit, node: 'simulated' }),
    finish: async (finished) => (await finishAttempts(store, [finished]))[0] === true,
    lapsed: (now) => lapsedDeliveries(store, now),
    switch: (id, enabled) =>
      inTenant(async (tx) => {
        if ((await lockEndpoint(tx, tenantId, id)) !== null) await updateEndpoint(tx, { tenantId, id }, { enabled })
      }),
    remove: (id, now) => inTenant((tx) => deleteEndpoint(tx, { tenantId, id }, now)),
    deliveries: () =>
      inTenant(async (tx) => {
        const rows = await tx.selectFrom('delivery').selectAll().orderBy('created_at').orderBy('id').execute()
        const attempts = await tx.selectFrom('webhook_attempt').selectAll().where('no', 'is not', null).execute()
        const counted = Map.groupBy(attempts, (attempt) => attempt.delivery_id)
        return rows.map((row) => ({
          id: row.id,
          eventId: names.get(row.event_id) ?? '',
          endpointId: row.endpoint_id,
          state: deliveryStates.find((state) => state === row.state) ?? 'failed',
          attempts: row.attempts,
          dueAt: row.due_at,
          counted: (counted.get(row.id) ?? []).map((attempt) => ({
            startedAt: attempt.started_at,
            durationMs: attempt.duration_ms,
            outcome: attempt.outcome,
            httpStatus: attempt.http_status,
            responseBody: attempt.response_body,
            address: attempt.address,
          })),
        }))
      }),
  }
  return { queue, endpointIds }
}
