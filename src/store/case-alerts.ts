import { sql, type Transaction } from 'kysely'
import { confinedEnvironment } from './confinement.ts'
import type { Tables } from './tables.ts'

/** How the hits under a later bundle differ from those of the last verdict of a case. */
export interface AlertToStore {
  readonly id: string
  readonly caseId: string
  readonly verdictId: string
  readonly bundleId: string
  /** HMAC of what changed. domain/screening/changes.ts. */
  readonly changeIndex: Buffer
  /** Sealed. */
  readonly changes: Buffer
  readonly dataKeyId: string
  readonly raisedAt: Date
}

/** An open alert with its case. */
export interface OpenAlert {
  readonly id: string
  readonly caseId: string
  readonly environment: string
  readonly reference: string
  readonly verdictId: string
  readonly bundleId: string
  /** Sealed. */
  readonly changes: Buffer
  readonly raisedAt: Date
}

/**
 * Opens an earlier alert about the same change of a verdict again. Returns what there was: none, an alert that was open, or a
 * withdrawn one, which is open now.
 */
export async function reopenAlert(
  tx: Transaction<Tables>,
  tenantId: string,
  alert: Pick<AlertToStore, 'verdictId' | 'changeIndex' | 'bundleId' | 'raisedAt'>,
): Promise<'none' | 'open' | 'reopened'> {
  const row = await tx
    .selectFrom('case_alert')
    .select(['id', 'withdrawn_at'])
    .where('tenant_id', '=', tenantId)
    .where('verdict_id', '=', alert.verdictId)
    .where('change_index', '=', alert.changeIndex)
    .executeTakeFirst()
  if (row === undefined) return 'none'
  if (row.withdrawn_at === null) return 'open'
  await tx
    .updateTable('case_alert')
    .set({ withdrawn_at: null, bundle_id: alert.bundleId, raised_at: alert.raisedAt })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute()
  return 'reopened'
}

/** Stores an alert. Store its data key in the same transaction. */
export async function insertAlert(tx: Transaction<Tables>, tenantId: string, alert: AlertToStore): Promise<void> {
  await tx
    .insertInto('case_alert')
    .values({
      tenant_id: tenantId,
      id: alert.id,
      case_id: alert.caseId,
      verdict_id: alert.verdictId,
      data_key_id: alert.dataKeyId,
      bundle_id: alert.bundleId,
      change_index: alert.changeIndex,
      changes: alert.changes,
      raised_at: alert.raisedAt,
      withdrawn_at: null,
    })
    .execute()
}

/** Withdraws the open alerts of verdicts, except those whose change index is `keep`. */
export async function withdrawAlerts(
  tx: Transaction<Tables>,
  tenantId: string,
  verdicts: readonly { readonly verdictId: string; readonly keep: Buffer | null }[],
  at: Date,
): Promise<void> {
  if (verdicts.length === 0) return
  const ids = verdicts.map(({ verdictId }) => verdictId)
  const kept = verdicts.flatMap(({ keep }) => keep ?? [])
  await sql`
    update case_alert set withdrawn_at = ${at}
    where tenant_id = ${tenantId} and withdrawn_at is null and verdict_id = any(${ids}::uuid[])
      and change_index <> all(${kept}::bytea[])`.execute(tx)
}

/** The open alerts, the last raised first: not withdrawn, and about the last verdict of their case. */
export async function openAlerts(
  tx: Transaction<Tables>,
  tenantId: string,
  limit: number,
): Promise<readonly OpenAlert[]> {
  let query = tx
    .selectFrom('case_alert')
    .innerJoin('kyc_case', (join) =>
      join.onRef('kyc_case.tenant_id', '=', 'case_alert.tenant_id').onRef('kyc_case.id', '=', 'case_alert.case_id'),
    )
    .innerJoin('verdict', (join) =>
      join.onRef('verdict.tenant_id', '=', 'case_alert.tenant_id').onRef('verdict.id', '=', 'case_alert.verdict_id'),
    )
    .select(['case_alert.id', 'case_alert.case_id', 'case_alert.verdict_id', 'case_alert.bundle_id'])
    .select(['case_alert.changes', 'case_alert.raised_at', 'kyc_case.environment', 'kyc_case.reference'])
    .where('case_alert.tenant_id', '=', tenantId)
    .where('case_alert.withdrawn_at', 'is', null)
    .where(
      sql<boolean>`not exists (
        select from verdict later where later.tenant_id = case_alert.tenant_id and later.case_id = case_alert.case_id
          and (later.created_at, later.id) > (verdict.created_at, verdict.id)
      )`,
    )
  const environment = confinedEnvironment()
  if (environment !== null) query = query.where('kyc_case.environment', '=', environment)
  const rows = await query.orderBy('case_alert.raised_at', 'desc').orderBy('case_alert.id').limit(limit).execute()
  return rows.map((row) => ({
    id: row.id,
    caseId: row.case_id,
    environment: row.environment,
    reference: row.reference,
    verdictId: row.verdict_id,
    bundleId: row.bundle_id,
    changes: row.changes,
    raisedAt: row.raised_at,
  }))
}
