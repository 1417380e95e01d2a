import { CompiledQuery, sql } from 'kysely'
import type { Kysely, QueryCreator, Transaction } from 'kysely'
import { refuseOutside } from './confinement.ts'
import { SET_TENANT } from './set-tenant.ts'
import type { Tables } from './tables.ts'

/** The tenant of a statement, as a table of one row. */
export interface Scope {
  tenant_id: string
}

/** A transaction in which a tenant is set. */
export type TenantTransaction = Transaction<Tables>

/**
 * Runs statements of one tenant in one transaction. Rows of other tenants are invisible and cannot be written. The setting ends
 * with the transaction, so that the connection can serve another tenant next.
 */
export function withTenant<T>(
  app: Kysely<Tables>,
  tenantId: string,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  refuseOutside(tenantId)
  return app.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw(SET_TENANT, [tenantId]))
    return work(tx)
  })
}

/**
 * One statement of one tenant, in one round trip: it opens with
 * `with scope as materialized (select set_config('app.tenant', $1, true)::uuid as tenant_id)`.
 * A statement may touch a tenant table only after that row is computed:
 * - an insert takes its rows from it: `insert … select … from scope`, with `on conflict` or without;
 * - a read is a lateral subquery that names `scope.tenant_id` and ends in `offset 0`, which stops the planner from scanning
 *   before the setting is in force;
 * - an update or a delete scans its table first and would find no row: use withTenant for these.
 */
export function inTenant(app: Kysely<Tables>, tenantId: string): QueryCreator<Tables & { scope: Scope }> {
  refuseOutside(tenantId)
  return app.with(
    (cte) => cte('scope').materialized(),
    (database) => database.selectNoFrom(sql<string>`set_config('app.tenant', ${tenantId}, true)::uuid`.as('tenant_id')),
  )
}
