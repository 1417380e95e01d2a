import { sql, type Selectable, type Transaction } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import type { AuditAction, AuditActor } from '../domain/audit/actions.ts'
import { insertAuditEntry } from './audit-entries.ts'
import { listsKey } from './lists-key.ts'
import { thresholdsOf, type StoredThresholds } from './screening-thresholds.ts'
import type { Store } from './store.ts'
import type { Tables, ThresholdProposalRow } from './tables.ts'
import { withTenant } from './tenant.ts'

/** Thresholds that wait to be activated, with how far the stored cases were compared. */
export interface StoredProposal {
  readonly id: string
  /** The version that ran when it was proposed; 0: the product's default. */
  readonly baseVersion: number
  /** JSON of `ScreeningThresholds`. */
  readonly scores: string
  /** Whether a threshold is above the product's default. */
  readonly loosens: boolean
  readonly reason: string
  readonly proposedBy: string
  readonly proposedAt: Date
  /** The last case that was compared; null before the first. */
  readonly afterCaseId: string | null
  readonly finishedAt: Date | null
  /** JSON of the counts. */
  readonly figures: string
  /** Whether the version that runs and the lists in use are still those of the proposal. */
  readonly isCurrent: boolean
}

interface Scope {
  readonly tenantId: string
  readonly environment: Environment
}

/** Who changes what when, with the topics that it is about. */
interface By {
  readonly actor: AuditActor
  readonly at: Date
  readonly topics: readonly string[]
}

/** Proposes thresholds in place of what was proposed before, in one commit with the audit entry. */
export async function insertProposal(
  store: Store,
  { tenantId, environment }: Scope,
  proposal: Pick<StoredProposal, 'id' | 'scores' | 'loosens' | 'reason' | 'figures'>,
  by: By,
): Promise<void> {
  await store.system.transaction().execute(async (tx) => {
    const base = await lockedVersion(tx, { tenantId, environment })
    await removeProposal(tx, { tenantId, environment })
    const { id, scores, loosens, reason, figures } = proposal
    await tx
      .insertInto('threshold_proposal')
      .values({
        ...{ tenant_id: tenantId, environment, id, scores, loosens, reason, figures },
        ...{ base_version: base, lists_key: await listsKey(tx, { tenantId, environment }) },
        ...{ proposed_by: by.actor.id, proposed_at: by.at, after_case_id: null, finished_at: null },
      })
      .execute()
    await audit(tx, { tenantId, environment }, { action: 'thresholds.proposed', id, loosens }, by)
  })
}

/** What is proposed; null for nothing. */
export async function findProposal(store: Store, scope: Scope): Promise<StoredProposal | null> {
  return store.system.transaction().execute(async (tx) => {
    const row = await proposalRow(tx, scope).executeTakeFirst()
    if (row === undefined) return null
    const running = await versionOf(tx, scope)
    return proposalOf(row, await isCurrent(tx, scope, row, running))
  })
}

/** Writes that stored cases are compared with a proposal, before one is opened. */
export async function auditThresholdComparison(
  store: Store,
  scope: Scope,
  { id, loosens }: Pick<StoredProposal, 'id' | 'loosens'>,
  by: By,
): Promise<void> {
  await store.system.transaction().execute((tx) => audit(tx, scope, { action: 'thresholds.compared', id, loosens }, by))
}

/** A case whose hits would come to something else. */
export interface ProposedCaseChange {
  readonly caseId: string
  readonly gainedCritical: number
  readonly gainedWarning: number
  readonly lostCritical: number
  readonly lostWarning: number
  /** What the verdict becomes; null: as before. */
  readonly becomes: 'passed' | 'failed' | null
}

/** Stores a page of the comparison. Returns false when another process was faster or the proposal is another one. */
export function advanceProposal(
  store: Store,
  { tenantId, environment }: Scope,
  from: Pick<StoredProposal, 'id' | 'afterCaseId'>,
  to: Pick<StoredProposal, 'afterCaseId' | 'finishedAt' | 'figures'> & {
    readonly cases: readonly ProposedCaseChange[]
  },
): Promise<boolean> {
  return withTenant(store.app, tenantId, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('threshold_proposal')
      .set({ after_case_id: to.afterCaseId, finished_at: to.finishedAt, figures: to.figures })
      .where('tenant_id', '=', tenantId)
      .where('environment', '=', environment)
      .where('id', '=', from.id)
      .where('finished_at', 'is', null)
      .where(sql<boolean>`after_case_id is not distinct from ${from.afterCaseId}::uuid`)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    if (to.cases.length > 0) {
      const rows = to.cases.map((one) => ({
        ...{ tenant_id: tenantId, environment, case_id: one.caseId, becomes: one.becomes },
        ...{ gained_critical: one.gainedCritical, gained_warning: one.gainedWarning },
        ...{ lost_critical: one.lostCritical, lost_warning: one.lostWarning },
      }))
      await tx.insertInto('threshold_proposal_case').values(rows).execute()
    }
    return true
  })
}

/** A page of the cases whose hits would come to something else, by id, after one. */
export async function proposedCases(
  store: Store,
  { tenantId, environment }: Scope,
  { afterId, limit }: { readonly afterId: string | null; readonly limit: number },
): Promise<readonly ProposedCaseChange[]> {
  const rows = await withTenant(store.app, tenantId, (tx) => {
    const query = tx
      .selectFrom('threshold_proposal_case')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('environment', '=', environment)
      .orderBy('case_id')
      .limit(limit)
    return (afterId === null ? query : query.where('case_id', '>', afterId)).execute()
  })
  return rows.map((row) => ({
    caseId: row.case_id,
    gainedCritical: row.gained_critical,
    gainedWarning: row.gained_warning,
    lostCritical: row.lost_critical,
    lostWarning: row.lost_warning,
    becomes: row.becomes === 'passed' || row.becomes === 'failed' ? row.becomes : null,
  }))
}

/**
 * Makes a proposal the version that runs from the next call on, in one commit with its audit entry: `gone` when it is no longer
 * proposed, `unfinished` while cases are left to compare, `stale` when the thresholds or the lists changed since.
 */
export function activateProposal(
  store: Store,
  scope: Scope,
  id: string,
  by: By,
): Promise<StoredThresholds | 'gone' | 'unfinished' | 'stale'> {
  const { tenantId, environment } = scope
  return store.system.transaction().execute(async (tx) => {
    const running = await lockedVersion(tx, scope)
    // Held until the commit, so that no other lists come into use in between.
    await tx.selectFrom('list_activation').select('bundle_id').forUpdate().execute()
    const row = await proposalRow(tx, scope).where('id', '=', id).forUpdate().executeTakeFirst()
    if (row === undefined) return 'gone'
    if (row.finished_at === null) return 'unfinished'
    if (!(await isCurrent(tx, scope, row, running))) return 'stale'
    const { last } = await tx
      .selectFrom('screening_thresholds')
      .select(sql<number>`coalesce(max(version), 0)`.as('last'))
      .where('tenant_id', '=', tenantId)
      .where('environment', '=', environment)
      .executeTakeFirstOrThrow()
    const version = last + 1
    const { scores, loosens, reason, proposed_by, proposed_at } = row
    const stored = await tx
      .insertInto('screening_thresholds')
      .values({
        ...{ tenant_id: tenantId, environment, version, id, scores, loosens, reason, proposed_by, proposed_at },
        ...{ activated_by: by.actor.id, activated_at: by.at },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('workspace')
      .set(environment === 'sandbox' ? { thresholds_sandbox: version } : { thresholds_production: version })
      .where('id', '=', tenantId)
      .execute()
    await removeProposal(tx, scope)
    await audit(tx, scope, { action: 'thresholds.activated', id, loosens }, by)
    return thresholdsOf(stored)
  })
}

/** Takes a proposal away. Returns false when nothing with this id is proposed. */
export function discardProposal(store: Store, scope: Scope, id: string, by: By): Promise<boolean> {
  return store.system.transaction().execute(async (tx) => {
    const row = await proposalRow(tx, scope).where('id', '=', id).forUpdate().executeTakeFirst()
    if (row === undefined) return false
    await removeProposal(tx, scope)
    await audit(tx, scope, { action: 'thresholds.discarded', id, loosens: row.loosens }, by)
    return true
  })
}

function proposalRow(tx: Transaction<Tables>, { tenantId, environment }: Scope) {
  return tx
    .selectFrom('threshold_proposal')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('environment', '=', environment)
}

async function removeProposal(tx: Transaction<Tables>, { tenantId, environment }: Scope): Promise<void> {
  for (const table of ['threshold_proposal_case', 'threshold_proposal'] as const) {
    await tx.deleteFrom(table).where('tenant_id', '=', tenantId).where('environment', '=', environment).execute()
  }
}

/** Serialises the changes of one workspace's thresholds. Returns the version that runs. */
async function lockedVersion(tx: Transaction<Tables>, scope: Scope): Promise<number> {
  await tx.selectFrom('workspace').select('id').where('id', '=', scope.tenantId).forUpdate().executeTakeFirstOrThrow()
  return versionOf(tx, scope)
}

async function versionOf(tx: Transaction<Tables>, { tenantId, environment }: Scope): Promise<number> {
  const row = await tx
    .selectFrom('workspace')
    .select(['thresholds_sandbox', 'thresholds_production'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return (environment === 'sandbox' ? row.thresholds_sandbox : row.thresholds_production) ?? 0
}

async function isCurrent(
  tx: Transaction<Tables>,
  scope: Scope,
  row: Pick<Selectable<ThresholdProposalRow>, 'base_version' | 'lists_key'>,
  running: number,
): Promise<boolean> {
  return row.base_version === running && row.lists_key === (await listsKey(tx, scope))
}

async function audit(
  tx: Transaction<Tables>,
  { tenantId, environment }: Scope,
  about: {
    readonly action: Extract<AuditAction, `thresholds.${string}`>
    readonly id: string
    readonly loosens: boolean
  },
  { actor, at, topics }: By,
): Promise<void> {
  const { action, id: objectId, loosens } = about
  const changed = [environment, ...topics]
  await insertAuditEntry(tx, {
    tenantId,
    at,
    actor,
    action,
    objectId,
    changed,
    ...(loosens ? { reason: 'loosened' } : {}),
  })
}

function proposalOf(row: Selectable<ThresholdProposalRow>, current: boolean): StoredProposal {
  return {
    id: row.id,
    baseVersion: row.base_version,
    scores: row.scores,
    loosens: row.loosens,
    reason: row.reason,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    afterCaseId: row.after_case_id,
    finishedAt: row.finished_at,
    figures: row.figures,
    isCurrent: current,
  }
}
