import { sql } from 'kysely'
import type { Store } from './store.ts'

/**
 * Spends document reads of a calendar month, all or none, in one round trip. Returns false when the cap is reached; concurrent
 * calls cannot exceed it. `month` is the first day of the UTC month. docs/api.md#monthly-reads.
 */
export async function spendReads(
  store: Store,
  options: { readonly tenantId: string; readonly month: string; readonly reads: number; readonly cap: number },
): Promise<boolean> {
  const { tenantId, month, reads, cap } = options
  const { rows } = await sql<{ used: number }>`
    with s as materialized (select set_config('app.tenant', ${tenantId}, true))
    insert into usage (tenant_id, month, used)
    select ${tenantId}::uuid, ${month}::date, ${reads}::integer from s where ${reads}::integer <= ${cap}::integer
    on conflict (tenant_id, month) do update set used = usage.used + excluded.used
      where usage.used + excluded.used <= ${cap}::integer
    returning used`.execute(store.app)
  return rows.length > 0
}

/** Reads spent in a month so far. */
export async function readsUsed(store: Store, tenantId: string, month: string): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    with s as materialized (select set_config('app.tenant', ${tenantId}, true)::uuid as tenant)
    select used.used from s, lateral (
      select usage.used from usage where usage.tenant_id = s.tenant and month = ${month}::date offset 0
    ) as used`.execute(store.app)
  return rows[0]?.used ?? 0
}
