import { sql, type Kysely, type Transaction } from 'kysely'
import { confinedEnvironment, isOtherEnvironment } from './confinement.ts'
import type { StoredDataKey } from './data-keys.ts'
import type { Tables } from './tables.ts'
import type { StoredWorkspaceKey } from './workspace-keys.ts'

/** A stored verdict with the names its seals are bound to. */
export interface StoredVerdict {
  readonly tenantId: string
  readonly id: string
  readonly caseId: string
  readonly environment: string
  readonly reference: string
  readonly operation: string
  readonly passed: boolean
  readonly engineVersion: string
  readonly regime: string
  readonly policyId: string | null
  readonly policyVersion: number
  readonly policySha256: Buffer | null
  readonly bundleId: string | null
  /** YYYY-MM-DD. */
  readonly asOf: string
  /** Sealed; empty when erased. */
  readonly input: Buffer
  /** Sealed; empty when erased. */
  readonly answer: Buffer
  readonly createdAt: Date
}

/** The verdict with this id, or null. */
export async function findVerdict(
  tx: Transaction<Tables>,
  tenantId: string,
  id: string,
): Promise<StoredVerdict | null> {
  const row = await verdictRows(tx, tenantId).where('verdict.id', '=', id).executeTakeFirst()
  return row === undefined || isOtherEnvironment(row.environment) ? null : verdictOf(row)
}

/** The id of the verdict before one on its case; null when it is the first. */
export async function verdictBefore(
  tx: Transaction<Tables>,
  { tenantId, caseId, id, createdAt }: Pick<StoredVerdict, 'tenantId' | 'caseId' | 'id' | 'createdAt'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('verdict')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id}::uuid)`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Verdicts of a workspace by id, after one. */
export async function verdictsAfter(
  tx: Transaction<Tables>,
  tenantId: string,
  options: { readonly afterId: string | null; readonly limit: number },
): Promise<readonly StoredVerdict[]> {
  let query = verdictRows(tx, tenantId)
  if (options.afterId !== null) query = query.where('verdict.id', '>', options.afterId)
  return (await query.orderBy('verdict.id').limit(options.limit).execute()).map(verdictOf)
}

/** The last verdict of each case of a workspace, by the id of the case, after one. */
export async function lastVerdicts(
  tx: Transaction<Tables>,
  tenantId: string,
  options: { readonly afterCaseId: string | null; readonly limit: number },
): Promise<readonly StoredVerdict[]> {
  let query = tx
    .selectFrom('kyc_case')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('verdict')
          .selectAll('verdict')
          .whereRef('verdict.tenant_id', '=', 'kyc_case.tenant_id')
          .whereRef('verdict.case_id', '=', 'kyc_case.id')
          .orderBy('verdict.created_at', 'desc')
          .orderBy('verdict.id')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('last')
    .select(['kyc_case.environment', 'kyc_case.reference'])
    .where('kyc_case.tenant_id', '=', tenantId)
  const environment = confinedEnvironment()
  if (environment !== null) query = query.where('kyc_case.environment', '=', environment)
  if (options.afterCaseId !== null) query = query.where('kyc_case.id', '>', options.afterCaseId)
  return (await query.orderBy('kyc_case.id').limit(options.limit).execute()).map(verdictOf)
}

/** How many cases of a workspace have a verdict. */
export async function countJudgedCases(tx: Transaction<Tables>, tenantId: string): Promise<number> {
  let query = tx
    .selectFrom('verdict')
    .select(sql<number>`count(distinct case_id)::integer`.as('cases'))
    .where('tenant_id', '=', tenantId)
  const environment = confinedEnvironment()
  if (environment !== null) {
    query = query.where((where) =>
      where.exists(
        where
          .selectFrom('kyc_case')
          .select('kyc_case.id')
          .whereRef('kyc_case.tenant_id', '=', 'verdict.tenant_id')
          .whereRef('kyc_case.id', '=', 'verdict.case_id')
          .where('kyc_case.environment', '=', environment),
      ),
    )
  }
  return (await query.executeTakeFirstOrThrow()).cases
}

/** Data keys by id with the workspace's keys that wrap them; destroyed ones are missing. */
export async function findDataKeys(
  tx: Transaction<Tables>,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly dataKey: StoredDataKey; readonly workspaceKey: StoredWorkspaceKey }>> {
  const rows = await tx
    .selectFrom('data_key')
    .innerJoin('workspace_key', (join) =>
      join
        .onRef('workspace_key.tenant_id', '=', 'data_key.tenant_id')
        .onRef('workspace_key.version', '=', 'data_key.key_version'),
    )
    .select(['data_key.id', 'data_key.wrapped', 'workspace_key.version', 'workspace_key.secret_id'])
    .select('workspace_key.wrapped as workspace_wrapped')
    .where('data_key.tenant_id', '=', tenantId)
    .where('data_key.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        dataKey: { id: row.id, keyVersion: row.version, wrapped: row.wrapped },
        workspaceKey: { version: row.version, secretId: row.secret_id, wrapped: row.workspace_wrapped },
      },
    ]),
  )
}

function verdictRows(tx: Kysely<Tables>, tenantId: string) {
  return tx
    .selectFrom('verdict')
    .innerJoin('kyc_case', (join) =>
      join.onRef('kyc_case.tenant_id', '=', 'verdict.tenant_id').onRef('kyc_case.id', '=', 'verdict.case_id'),
    )
    .selectAll('verdict')
    .select(['kyc_case.environment', 'kyc_case.reference'])
    .where('verdict.tenant_id', '=', tenantId)
}

type VerdictRow = Awaited<ReturnType<ReturnType<typeof verdictRows>['execute']>>[number]

function verdictOf(row: VerdictRow): StoredVerdict {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    caseId: row.case_id,
    environment: row.environment,
    reference: row.reference,
    operation: row.operation,
    passed: row.passed,
    engineVersion: row.engine_version,
    regime: row.regime,
    policyId: row.policy_id,
    policyVersion: row.policy_version,
    policySha256: row.policy_sha256,
    bundleId: row.bundle_id,
    asOf: row.as_of,
    input: row.input,
    answer: row.answer,
    createdAt: row.created_at,
  }
}
