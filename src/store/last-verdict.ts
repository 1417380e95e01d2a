import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The input of a stored verdict. */
export interface StoredVerdictInput {
  readonly id: string
  readonly createdAt: Date
  /** Sealed; empty once erased. */
  readonly input: Buffer
}

/** The last verdict of a case; null when it has none. */
export async function lastVerdict(
  tx: Transaction<Tables>,
  tenantId: string,
  caseId: string,
): Promise<StoredVerdictInput | null> {
  const row = await tx
    .selectFrom('verdict')
    .select(['id', 'created_at', 'input'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, createdAt: row.created_at, input: row.input }
}

/** Whether a verdict exists and was not erased. */
export async function verdictExists(tx: Transaction<Tables>, tenantId: string, verdictId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('verdict')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', verdictId)
    .where('input', '!=', Buffer.alloc(0))
    .executeTakeFirst()
  return row !== undefined
}

/** The id of a case's last verdict that was not erased; null when it has none. */
export async function lastVerdictId(tx: Transaction<Tables>, tenantId: string, caseId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('verdict')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('input', '!=', Buffer.alloc(0))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
