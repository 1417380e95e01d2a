import { randomUUID, type KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import { assigneeTerm } from '../../src/domain/cases/reviewer.ts'
import { searchIndex } from '../../src/domain/crypto/search-index.ts'
import { checkTerm } from '../../src/domain/profile/search-terms.ts'
import type { Store } from '../../src/store/store.ts'
import { withTenant } from '../../src/store/tenant.ts'

/** A check that one filled case in five fails, and one that one in 500 does. */
export const [commonCheck, rareCheck] = ['address:residential', 'screening:sanctions'] as const

/** Who one filled case in 100 is assigned to. */
export const assignee = 'Ann Lee'

/** The tables that are filled. */
export const filledTables = ['kyc_case', 'case_term', 'verdict', 'event', 'audit_entry'] as const

/** Cases filled in one transaction. */
const sliceRows = 10_000

/**
 * Adds sandbox cases of other clients over the last two years, each with a copy of the workspace's first verdict, an event and an audit
 * entry: of the size that calls store, far faster than by calls.
 */
export async function fillCases(
  store: Store,
  { tenantId, workspaceKey }: { readonly tenantId: string; readonly workspaceKey: KeyObject },
  count: number,
): Promise<void> {
  const termOf = (term: string) => searchIndex(workspaceKey, [term])[0] ?? Buffer.alloc(0)
  const [common, rare] = [termOf(checkTerm(commonCheck)), termOf(checkTerm(rareCheck))]
  const assigned = termOf(assigneeTerm(assignee))
  for (let done = 0; done < count; done += sliceRows) {
    const rows = Math.min(sliceRows, count - done)
    await withTenant(store.app, tenantId, async (tx) => {
      await sql`
        create temporary table if not exists filled (n integer, id uuid, at timestamptz) on commit drop`.execute(tx)
      await sql`
        insert into filled select n, gen_random_uuid(), '2026-11-20'::timestamptz - random() * interval '2 years'
        from generate_series(1, ${rows}::integer) as n`.execute(tx)
      await sql`
        insert into kyc_case (tenant_id, id, environment, reference, kind, created_at, updated_at, closed_at, judged_at, passed,
          risk_level, failed_checks, search_index, decision, assignee_term)
        select ${tenantId}::uuid, id, 'sandbox', 'filled-' || id, 'individual', at, at, case when n % 10 = 0 then at end, at, n % 3 > 0,
          (array['Low', 'Medium', 'High'])[1 + n % 3],
          case when n % 500 = 0 then array[${rareCheck}::text] when n % 5 = 0 then array[${commonCheck}::text] else '{}'::text[] end,
          array[decode(md5(random()::text), 'hex'), decode(md5(random()::text), 'hex'),
            case when n % 500 = 0 then ${rare}::bytea when n % 5 = 0 then ${common}::bytea else ''::bytea end],
          case when n % 1000 = 0 then 'none' when n % 1000 = 1 then 'waiting' else 'approved' end,
          case when n % 100 = 0 then ${assigned}::bytea end
        from filled`.execute(tx)
      await sql`
        insert into case_term (tenant_id, environment, term, created_at, case_id)
        select ${tenantId}::uuid, 'sandbox', term, at, id from filled join kyc_case using (id), unnest(search_index) as term
        where kyc_case.tenant_id = ${tenantId}`.execute(tx)
      const { rows: sample } = await sql<{ id: string }>`
        select id from verdict where tenant_id = ${tenantId} order by created_at limit 1`.execute(tx)
      const verdict = sample[0]?.id ?? randomUUID()
      await sql`
        insert into verdict (tenant_id, id, case_id, operation, request_id, passed, risk_level, engine_version, regime,
          policy_version, as_of, input, answer, created_at)
        select v.tenant_id, gen_random_uuid(), f.id, v.operation, v.request_id, v.passed, v.risk_level, v.engine_version, v.regime,
          v.policy_version, v.as_of, v.input, v.answer, f.at
        from filled f, verdict v where v.tenant_id = ${tenantId} and v.id = ${verdict}`.execute(tx)
      await sql`
        insert into event (tenant_id, id, type, environment, case_id, reference, body, occurred_at)
        select e.tenant_id, gen_random_uuid(), e.type, e.environment, f.id, e.reference, e.body, f.at
        from filled f, (select * from event where tenant_id = ${tenantId} limit 1) as e`.execute(tx)
      await sql`
        insert into audit_entry (tenant_id, id, at, actor_type, actor_id, action, object_type, object_id, case_id, changed, outcome)
        select ${tenantId}::uuid, gen_random_uuid(), at, 'key', 'filled', 'verdict.filed', 'verdict', id, id, '{}'::text[], 'done'
        from filled`.execute(tx)
    })
  }
}
