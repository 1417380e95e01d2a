import { sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Deletes what people wrote on a locked case and who it was assigned to. Which decisions were made, and when, stays; one that waits
 * has lost who asked for it, so it ends. docs/rules/privacy.md#erasure.
 */
export async function eraseCaseActs(tx: Transaction<Tables>, tenantId: string, caseId: string): Promise<void> {
  await tx.deleteFrom('case_note').where('tenant_id', '=', tenantId).where('case_id', '=', caseId).execute()
  await sql`
    update case_decision set content = ''::bytea, state = case state when 'waiting' then 'ended' else state end
    where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid`.execute(tx)
  const standing = await tx
    .selectFrom('case_decision')
    .select(['outcome', 'decided_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('state', '=', 'decided')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  await tx
    .updateTable('kyc_case')
    .set({
      decision: standing?.outcome ?? 'none',
      decided_at: standing?.decided_at ?? null,
      assignment: null,
      assignee_term: null,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', caseId)
    .execute()
}
