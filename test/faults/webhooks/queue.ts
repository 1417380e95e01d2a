import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { Store } from '../../../src/store/store.ts'
import { withTenant } from '../../../src/store/tenant.ts'
import { insertWorkspace } from '../../../src/store/workspaces.ts'

const operator = { type: 'operator', id: 'bench' } as const

/** Fills a store with workspaces, endpoints and deliveries that are due, none with a secret that opens. */
export async function fillQueue(
  store: Store,
  size: { readonly workspaces: number; readonly endpoints: number; readonly deliveries: number; readonly now: Date },
): Promise<void> {
  for (let count = 0; count < size.workspaces; count++) {
    const id = randomUUID()
    const settings = { name: 'Lender', kyc: true, growth: false, eid: 'none', readCap: 1, regime: null } as const
    await insertWorkspace(store, { id, ...settings, createdAt: size.now }, operator)
    await withTenant(store.app, id, async (tx) => {
      await tx.executeQuery(
        CompiledQuery.raw(
          `with e as (
             insert into event (tenant_id, id, type, environment, case_id, reference, body, occurred_at)
             select $1, gen_random_uuid(), 'kyc.case_verified', 'sandbox', null, 'client', convert_to(repeat('x', 400), 'UTF8'), $4
             from generate_series(1, $3::integer) returning id
           ), w as (
             insert into webhook_endpoint (tenant_id, id, url, events, enabled, secret, created_at)
             select $1, gen_random_uuid(), 'https://hooks.partner.test/', '{}', true, ''::bytea, $4
             from generate_series(1, $2::integer) returning id
           )
           insert into delivery (tenant_id, id, event_id, endpoint_id, kind, state, attempts, interrupted, due_at, created_at)
           select $1, gen_random_uuid(), e.id, w.id, 'event', 'pending', 0, 0, $4, $4 from e, w`,
          [id, size.endpoints, size.deliveries, size.now],
        ),
      )
    })
  }
}
