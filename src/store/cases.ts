import { sql, type Selectable, type Transaction } from 'kysely'
import { confinedEnvironment, isOtherEnvironment } from './confinement.ts'
import type { KycCaseRow, Tables } from './tables.ts'

/** A case without its documents and verdicts. */
export interface StoredCase {
  readonly tenantId: string
  readonly id: string
  readonly environment: string
  readonly reference: string
  readonly kind: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly closedAt: Date | null
  readonly legalHold: boolean
  /** YYYY-MM-DD; null when no review follows. docs/rules/verdict.md#next-review. */
  readonly nextReviewDue: string | null
  /** When it was last erased; later writes remain. */
  readonly erasedAt: Date | null
}

/** The rules that judged a case: an unedited pack, or a version of the workspace's policy. */
export interface JudgedBy {
  readonly regime: string
  readonly policy: { readonly id: string; readonly version: number } | null
}

/** A closed case that still has something to erase, with the rules that judged it. */
export interface ClosedCase extends StoredCase {
  readonly closedAt: Date
  readonly judgedBy: readonly JudgedBy[]
}

/** Cases of a workspace, the last changed first. */
export async function listCases(
  tx: Transaction<Tables>,
  tenantId: string,
  options: { readonly reference: string | null; readonly limit: number },
): Promise<readonly StoredCase[]> {
  let query = tx.selectFrom('kyc_case').selectAll().where('tenant_id', '=', tenantId)
  const environment = confinedEnvironment()
  if (environment !== null) query = query.where('environment', '=', environment)
  if (options.reference !== null) query = query.where('reference', '=', options.reference)
  const rows = await query.orderBy('updated_at', 'desc').orderBy('id').limit(options.limit).execute()
  return rows.map(caseOf)
}

/** The case with this id, or null. */
export async function findCase(tx: Transaction<Tables>, tenantId: string, id: string): Promise<StoredCase | null> {
  const row = await tx
    .selectFrom('kyc_case')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined || isOtherEnvironment(row.environment) ? null : caseOf(row)
}

/** The sealed name of a case's client; null when it has none. */
export async function sealedSubject(tx: Transaction<Tables>, tenantId: string, id: string): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('kyc_case')
    .select('subject')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.subject ?? null
}

/** Starts the retention clock. Returns false, and changes nothing, when it was already running. */
export async function markClosed(tx: Transaction<Tables>, tenantId: string, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kyc_case')
    .set({ closed_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts a case under legal hold or ends the hold. Returns false when nothing changed. */
export async function setLegalHold(
  tx: Transaction<Tables>,
  tenantId: string,
  id: string,
  held: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kyc_case')
    .set({ legal_hold: held })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('legal_hold', '!=', held)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The rules that judged a case, each once. */
export async function judgesOf(tx: Transaction<Tables>, tenantId: string, id: string): Promise<readonly JudgedBy[]> {
  const rows = await tx
    .selectFrom('verdict')
    .select(['regime', 'policy_id', 'policy_version'])
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', id)
    .execute()
  return rows.map(({ regime, policy_id: policyId, policy_version: version }) => ({
    regime,
    policy: policyId === null || version === null ? null : { id: policyId, version },
  }))
}

/** Closed cases with something to erase that are not under hold and have not changed since `before`, by id, after `afterId`. */
export async function closedCases(
  tx: Transaction<Tables>,
  tenantId: string,
  options: { readonly before: Date; readonly afterId: string | null; readonly limit: number },
): Promise<readonly ClosedCase[]> {
  let query = tx
    .selectFrom('kyc_case')
    .selectAll('kyc_case')
    .select((of) => [
      of
        .selectFrom('verdict')
        .select(
          sql<readonly JudgedBy[] | null>`jsonb_agg(distinct jsonb_build_object('regime', verdict.regime, 'policy',
            case when verdict.policy_id is not null
              then jsonb_build_object('id', verdict.policy_id, 'version', verdict.policy_version) end))`.as(
            'judged_by',
          ),
        )
        .whereRef('verdict.tenant_id', '=', 'kyc_case.tenant_id')
        .whereRef('verdict.case_id', '=', 'kyc_case.id')
        .as('judged_by'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('legal_hold', '=', false)
    .where('closed_at', '<=', options.before)
    .where('updated_at', '<=', options.before)
    .where((where) =>
      where.exists(
        where
          .selectFrom('data_key')
          .select('data_key.id')
          .whereRef('data_key.tenant_id', '=', 'kyc_case.tenant_id')
          .whereRef('data_key.case_id', '=', 'kyc_case.id'),
      ),
    )
  const environment = confinedEnvironment()
  if (environment !== null) query = query.where('environment', '=', environment)
  if (options.afterId !== null) query = query.where('id', '>', options.afterId)
  const rows = await query.orderBy('id').limit(options.limit).execute()
  return rows.flatMap((row) =>
    row.closed_at === null ? [] : [{ ...caseOf(row), closedAt: row.closed_at, judgedBy: row.judged_by ?? [] }],
  )
}

/** The columns of a case that are shown. */
type ShownColumn =
  | 'tenant_id'
  | 'id'
  | 'environment'
  | 'reference'
  | 'kind'
  | 'created_at'
  | 'updated_at'
  | 'closed_at'
  | 'legal_hold'
  | 'next_review_due'
  | 'erased_at'

/** A case from its row. */
export function caseOf(row: Pick<Selectable<KycCaseRow>, ShownColumn>): StoredCase {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    environment: row.environment,
    reference: row.reference,
    kind: row.kind,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    closedAt: row.closed_at,
    legalHold: row.legal_hold,
    nextReviewDue: row.next_review_due,
    erasedAt: row.erased_at,
  }
}
