import { sql, type Kysely } from 'kysely'
import { noteReadsCharged, type CallToClaim } from './idempotent-calls.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { withTenant } from './tenant.ts'

/** Reads of a call, the month that they count for (its first day) and the most of a month. */
export interface ReadsToSpend {
  readonly tenantId: string
  readonly month: string
  readonly reads: number
  readonly cap: number
}

/**
 * Spends document reads of a calendar month, all or none, in one round trip. Returns false when the cap is reached; concurrent
 * calls cannot exceed it. `month` is the first day of the UTC month. docs/api.md#monthly-reads.
 */
export function spendReads({ app }: Store, reads: ReadsToSpend): Promise<boolean> {
  return spend(app, reads)
}

/** The same for a call with an Idempotency-Key: that its reads are charged is stored in the same commit. */
export function spendReadsOnce({ app }: Store, reads: ReadsToSpend, claim: CallToClaim): Promise<boolean> {
  return withTenant(app, reads.tenantId, async (tx) => {
    const isSpent = await spend(tx, reads)
    if (isSpent) await noteReadsCharged(tx, claim, reads.reads)
    return isSpent
  })
}

async function spend(app: Kysely<Tables>, { tenantId, month, reads, cap }: ReadsToSpend): Promise<boolean> {
  const { rows } = await sql<{ used: number }>`
    with s as materialized (select set_config('app.tenant', ${tenantId}, true))
    insert into usage (tenant_id, month, used)
    select ${tenantId}::uuid, ${month}::date, ${reads}::integer from s where ${reads}::integer <= ${cap}::integer
    on conflict (tenant_id, month) do update set used = usage.used + excluded.used
      where usage.used + excluded.used <= ${cap}::integer
    returning used`.execute(app)
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
