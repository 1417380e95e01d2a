import { randomUUID } from 'node:crypto'
import type { Store } from '../../src/store/store.ts'

const INSTANT = new Date('2026-01-01T00:00:00Z')

/** Makes a tenant. Returns its id. */
export async function addWorkspace(store: Store): Promise<string> {
  const id = randomUUID()
  await store.system
    .insertInto('workspace')
    .values({ id, name: 'Test', kyc: true, growth: false, eid: 'none', read_cap: 1, created_at: INSTANT })
    .execute()
  return id
}

/** A row of kyc_case. */
export function caseRow(tenantId: string, reference: string) {
  const id = randomUUID()
  return { tenant_id: tenantId, id, environment: 'sandbox', reference, created_at: INSTANT, updated_at: INSTANT }
}
