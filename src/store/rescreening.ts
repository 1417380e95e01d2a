import { sql, type Transaction } from 'kysely'
import { refuseOutside } from './confinement.ts'
import type { KeyedValue } from './earlier-documents.ts'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'

/** Lower than every id: the first page then uses the same index as the others. */
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/** How far the comparison of a workspace's cases in one environment with a bundle, under its thresholds, has come. */
export interface Rescreening {
  readonly bundleId: string
  /** The version of the workspace's thresholds; 0: the product's default. */
  readonly thresholdsVersion: number
  /** The last case that was compared; null before the first. */
  readonly afterCaseId: string | null
  readonly startedAt: Date
  readonly finishedAt: Date | null
}

/** The last verdict of a case with the keys that open its input. */
export interface StoredCase {
  readonly caseId: string
  readonly reference: string
  readonly verdictId: string
  readonly input: KeyedValue
}

/** The progress of a comparison. Starts a new one when the stored one is with another bundle or under other thresholds. */
export async function rescreeningWith(
  tx: Transaction<Tables>,
  of: Pick<Rescreening, 'bundleId' | 'thresholdsVersion'> & {
    readonly tenantId: string
    readonly environment: string
    readonly at: Date
  },
): Promise<Rescreening> {
  const { tenantId, environment, bundleId, thresholdsVersion: version, at } = of
  await sql`
    insert into rescreening
      (tenant_id, environment, bundle_id, thresholds_version, after_case_id, started_at, finished_at)
    values (${tenantId}, ${environment}, ${bundleId}, ${version}, null, ${at}, null)
    on conflict (tenant_id, environment) do update set
      bundle_id = excluded.bundle_id, thresholds_version = excluded.thresholds_version,
      after_case_id = null, started_at = excluded.started_at, finished_at = null
    where rescreening.bundle_id <> excluded.bundle_id
      or rescreening.thresholds_version <> excluded.thresholds_version`.execute(tx)
  const row = await tx
    .selectFrom('rescreening')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('environment', '=', environment)
    .executeTakeFirstOrThrow()
  return {
    bundleId: row.bundle_id,
    thresholdsVersion: row.thresholds_version,
    afterCaseId: row.after_case_id,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  }
}

/** Stores the progress of a comparison. Returns false when another process was faster or bundle or thresholds changed. */
export async function advanceRescreening(
  tx: Transaction<Tables>,
  of: { readonly tenantId: string; readonly environment: string },
  from: Rescreening,
  to: Pick<Rescreening, 'afterCaseId' | 'finishedAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('rescreening')
    .set({ after_case_id: to.afterCaseId, finished_at: to.finishedAt })
    .where('tenant_id', '=', of.tenantId)
    .where('environment', '=', of.environment)
    .where('bundle_id', '=', from.bundleId)
    .where('thresholds_version', '=', from.thresholdsVersion)
    .where('finished_at', 'is', null)
    .where(sql<boolean>`after_case_id is not distinct from ${from.afterCaseId}::uuid`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A page of cases by id. */
export interface CasePage {
  /** The cases with a verdict that is not erased. */
  readonly cases: readonly StoredCase[]
  /** The last case of the page, with or without a verdict; null for an empty page. */
  readonly lastCaseId: string | null
  readonly isLast: boolean
}

interface CaseRow {
  readonly case_id: string
  readonly reference: string
}

interface StoredRow extends CaseRow {
  readonly verdict_id: string
  readonly input: Buffer
  readonly key_id: string
  readonly wrapped: Buffer
  readonly version: number
  readonly secret_id: string
  readonly workspace: Buffer
}

/** A page of the open cases with their last verdicts, by id, after one, in one round trip. */
export async function storedCases(
  store: Store,
  of: {
    readonly tenantId: string
    readonly environment: string
    readonly afterId: string | null
    readonly limit: number
  },
): Promise<CasePage> {
  refuseOutside(of.tenantId)
  const { rows } = await sql<StoredRow | (CaseRow & { readonly secret_id: null })>`
    with
      s as materialized (select set_config('app.tenant', ${of.tenantId}, true)::uuid as tenant),
      page as materialized (
        select c.* from s, lateral (
          select tenant_id, id, reference from kyc_case
          where tenant_id = s.tenant and environment = ${of.environment} and closed_at is null
            and id > ${of.afterId ?? beforeAllIds}::uuid
          order by id limit ${of.limit}::integer
          offset 0
        ) as c
      )
    select c.id as case_id, c.reference, v.id as verdict_id, v.input, k.id as key_id, k.wrapped,
      k.key_version as version, w.secret_id, w.wrapped as workspace
    from page c
      left join lateral (
        select id, input from verdict
        where verdict.tenant_id = c.tenant_id and verdict.case_id = c.id
        order by verdict.created_at desc, verdict.id desc limit 1
      ) as v on true
      left join lateral (
        select id, wrapped, key_version from data_key
        where data_key.tenant_id = c.tenant_id
          and data_key.id = case when length(v.input) > 17 then encode(substring(v.input from 2 for 16), 'hex')::uuid end
        offset 0
      ) as k on true
      left join workspace_key w on w.tenant_id = c.tenant_id and w.version = k.key_version
    order by c.id`.execute(store.app)
  return {
    cases: rows.filter((row): row is StoredRow => row.secret_id !== null).map(storedCase),
    lastCaseId: rows.at(-1)?.case_id ?? null,
    isLast: rows.length < of.limit,
  }
}

function storedCase(row: StoredRow): StoredCase {
  return {
    caseId: row.case_id,
    reference: row.reference,
    verdictId: row.verdict_id,
    input: {
      sealed: row.input,
      dataKey: { id: row.key_id, keyVersion: row.version, wrapped: row.wrapped },
      workspaceKey: { version: row.version, secretId: row.secret_id, wrapped: row.workspace },
    },
  }
}
