import { randomUUID } from 'node:crypto'
import { withTenant } from '../../../src/store/tenant.ts'
import type { Api } from './api.ts'

const tables = ['kyc_case', 'extraction', 'document', 'verdict', 'verdict_document', 'event', 'delivery'] as const

/** How many rows of each kind a workspace has, those with none left out. */
export async function rowCounts(api: Api, tenantId: string): Promise<Partial<Record<(typeof tables)[number], number>>> {
  return withTenant(api.services.store.app, tenantId, async (tx) => {
    const counts: Partial<Record<(typeof tables)[number], number>> = {}
    for (const table of tables) {
      const rows = await tx.selectFrom(table).select('tenant_id').where('tenant_id', '=', tenantId).execute()
      if (rows.length > 0) counts[table] = rows.length
    }
    return counts
  })
}

/** Registers a webhook endpoint, as the console will. */
export async function addEndpoint(
  api: Api,
  tenantId: string,
  { events, enabled = true }: { readonly events: readonly string[]; readonly enabled?: boolean },
): Promise<string> {
  const id = randomUUID()
  await withTenant(api.services.store.app, tenantId, (tx) =>
    tx
      .insertInto('webhook_endpoint')
      .values({
        tenant_id: tenantId,
        id,
        url: 'https://hooks.partner.test/kyc',
        events: [...events],
        enabled,
        secret: Buffer.from('whsec_test'),
        created_at: api.clock.now(),
      })
      .execute(),
  )
  return id
}

/** The events of a workspace, as they will be sent: the text and what it says. */
export async function eventsOf(api: Api, tenantId: string) {
  const rows = await withTenant(api.services.store.app, tenantId, (tx) =>
    tx.selectFrom('event').selectAll().where('tenant_id', '=', tenantId).execute(),
  )
  return rows.map(({ id, type, body }) => ({
    id,
    type,
    text: body.toString('utf8'),
    body: JSON.parse(body.toString('utf8')) as Record<string, unknown>,
  }))
}

export async function deliveriesOf(api: Api, tenantId: string) {
  return withTenant(api.services.store.app, tenantId, (tx) =>
    tx.selectFrom('delivery').selectAll().where('tenant_id', '=', tenantId).execute(),
  )
}
