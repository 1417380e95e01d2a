import { sql, type Selectable } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import { refuseOutside } from './confinement.ts'
import type { Store } from './store.ts'
import type { ScreeningThresholdsRow } from './tables.ts'
import { withTenant } from './tenant.ts'

/** Most versions listed of one workspace and environment. */
const listedMax = 1_000

/** A version of a workspace's thresholds, immutable. */
export interface StoredThresholds {
  readonly environment: string
  readonly version: number
  /** Of the proposal that it was. */
  readonly id: string
  /** JSON of `ScreeningThresholds`. */
  readonly scores: string
  /** Whether a threshold is above the product's default. */
  readonly loosens: boolean
  readonly reason: string
  readonly proposedBy: string
  readonly proposedAt: Date
  readonly activatedBy: string
  readonly activatedAt: Date
}

interface Scope {
  readonly tenantId: string
  readonly environment: Environment
}

/** The scores of one version, as JSON, in one round trip; null when there is none. */
export async function findThresholds(
  store: Store,
  { tenantId, environment, version }: Scope & { readonly version: number },
): Promise<string | null> {
  refuseOutside(tenantId)
  const { rows } = await sql<{ scores: string }>`
    with s as materialized (select set_config('app.tenant', ${tenantId}, true)::uuid as tenant)
    select found.scores from s, lateral (
      select scores from screening_thresholds
      where screening_thresholds.tenant_id = s.tenant and screening_thresholds.environment = ${environment}
        and screening_thresholds.version = ${version}
      offset 0
    ) as found`.execute(store.app)
  return rows[0]?.scores ?? null
}

/** The versions of a workspace and environment, the newest first. */
export async function listThresholds(
  store: Store,
  { tenantId, environment }: Scope,
): Promise<readonly StoredThresholds[]> {
  const rows = await withTenant(store.app, tenantId, (tx) =>
    tx
      .selectFrom('screening_thresholds')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('environment', '=', environment)
      .orderBy('version', 'desc')
      .limit(listedMax)
      .execute(),
  )
  return rows.map(thresholdsOf)
}

/** A row as the rest of the program reads it. */
export function thresholdsOf(row: Selectable<ScreeningThresholdsRow>): StoredThresholds {
  return {
    environment: row.environment,
    version: row.version,
    id: row.id,
    scores: row.scores,
    loosens: row.loosens,
    reason: row.reason,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    activatedBy: row.activated_by,
    activatedAt: row.activated_at,
  }
}
