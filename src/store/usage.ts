import { sql, type Kysely, type Transaction } from 'kysely'
import { refuseOutside } from './confinement.ts'
import { noteReadsCharged, type CallToClaim } from './idempotent-calls.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { withTenant } from './tenant.ts'

/** Reads of a call, the day (UTC) and the month (its first day) that they count for, and the most of a month. */
export interface ReadsToSpend {
  readonly tenantId: string
  readonly day: string
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

async function spend(app: Kysely<Tables>, { tenantId, day, month, reads, cap }: ReadsToSpend): Promise<boolean> {
  refuseOutside(tenantId)
  const { rows } = await sql<{ used: number }>`
    with s as materialized (select set_config('app.tenant', ${tenantId}, true)),
    spent as (
    insert into usage (tenant_id, month, used)
    select ${tenantId}::uuid, ${month}::date, ${reads}::integer from s where ${reads}::integer <= ${cap}::integer
    on conflict (tenant_id, month) do update set used = usage.used + excluded.used
      where usage.used + excluded.used <= ${cap}::integer
    returning used
    ),
    of_day as (
      insert into usage_day (tenant_id, day, used)
      select ${tenantId}::uuid, ${day}::date, ${reads}::integer from spent
      on conflict (tenant_id, day) do update set used = usage_day.used + excluded.used
    )
    select used from spent`.execute(app)
  return rows.length > 0
}

/** Reads spent in a month so far. */
export async function readsUsed(store: Store, tenantId: string, month: string): Promise<number> {
  refuseOutside(tenantId)
  const { rows } = await sql<{ used: number }>`
    with s as materialized (select set_config('app.tenant', ${tenantId}, true)::uuid as tenant)
    select used.used from s, lateral (
      select usage.used from usage where usage.tenant_id = s.tenant and month = ${month}::date offset 0
    ) as used`.execute(store.app)
  return rows[0]?.used ?? 0
}

/** Reads of each day of a month on which any were spent, the first day first. `month` is the first day of the UTC month. */
export async function readsByDay(
  tx: Transaction<Tables>,
  tenantId: string,
  month: string,
): Promise<readonly { readonly day: string; readonly used: number }[]> {
  const { rows } = await sql<{ day: string; used: number }>`
    select day::text as day, used from usage_day
    where tenant_id = ${tenantId}::uuid and day >= ${month}::date and day < ${month}::date + interval '1 month'
    order by day`.execute(tx)
  return rows
}
