import { sql } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import type { TenantTransaction } from './tenant.ts'

/** A case to find or make. */
export interface CaseToFile {
  readonly tenantId: string
  /** The id it gets when it is new. */
  readonly newCaseId: string
  readonly environment: Environment
  readonly reference: string
  /** Sealed. Null leaves the stored one unchanged. */
  readonly subject: Buffer | null
  readonly at: Date
}

/** Finds or makes the case of a reference, locks it until the transaction ends, and returns its id. */
export async function fileCase(tx: TenantTransaction, of: CaseToFile): Promise<string> {
  const row = await tx
    .insertInto('kyc_case')
    .values({
      tenant_id: of.tenantId,
      id: of.newCaseId,
      environment: of.environment,
      reference: of.reference,
      subject: of.subject,
      created_at: of.at,
      updated_at: of.at,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'environment', 'reference']).doUpdateSet({
        subject: sql`coalesce(excluded.subject, kyc_case.subject)`,
        updated_at: sql`greatest(excluded.updated_at, kyc_case.updated_at)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Locks a case until the transaction ends and marks it as changed. Returns false, and changes nothing, when it was erased after
 * it was read: what was read must not be stored again.
 */
export async function touchCase(
  tx: TenantTransaction,
  {
    tenantId,
    caseId,
    erasedAt,
    at,
  }: {
    readonly tenantId: string
    readonly caseId: string
    /** When the case had last been erased, as it was read. */
    readonly erasedAt: Date | null
    readonly at: Date
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kyc_case')
    .set({ updated_at: sql`greatest(updated_at, ${at})` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', caseId)
    .where('erased_at', 'is not distinct from', erasedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the sealed metadata of a case. */
export async function setCaseMetadata(
  tx: TenantTransaction,
  { tenantId, caseId, at }: { readonly tenantId: string; readonly caseId: string; readonly at: Date },
  metadata: Buffer,
): Promise<void> {
  await tx
    .updateTable('kyc_case')
    .set({ metadata_json: metadata, updated_at: sql`greatest(updated_at, ${at})` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', caseId)
    .execute()
}
