import type { Selectable, Transaction } from 'kysely'
import type { CaseOutcome } from '../domain/cases/next-step.ts'
import type { CaseDecisionRow, Tables } from './tables.ts'

/** Most decisions of one case, those that waited and ended among them. */
export const caseDecisionsMax = 200

/** A decision on a case, sealed. */
export interface StoredCaseDecision {
  readonly id: string
  readonly outcome: CaseOutcome
  readonly state: 'waiting' | 'decided' | 'ended'
  readonly verdictId: string | null
  /** Sealed reviewers and reasons; empty once erased. */
  readonly content: Buffer
  readonly askedAt: Date
  readonly decidedAt: Date | null
}

/** The decisions that the next one depends on. */
export interface DecisionsSoFar {
  readonly waiting: StoredCaseDecision | null
  /** The newest that was made. */
  readonly standing: StoredCaseDecision | null
  /** How many there are, ended ones among them. */
  readonly count: number
}

/** The decision that waits and the one that stands. Lock the case first. */
export async function decisionsSoFar(
  tx: Transaction<Tables>,
  tenantId: string,
  caseId: string,
): Promise<DecisionsSoFar> {
  const rows = await tx
    .selectFrom('case_decision')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('state', '!=', 'ended')
    .orderBy('position', 'desc')
    .limit(2)
    .execute()
  const { count } = await tx
    .selectFrom('case_decision')
    .select((of) => of.fn.max('position').as('count'))
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  const found = rows.map(storedDecisionOf)
  return {
    // A decision that is made ends the one that waits, so only the newest can wait.
    waiting: found.find(({ state }) => state === 'waiting') ?? null,
    standing: found.find(({ state }) => state === 'decided') ?? null,
    count: count ?? 0,
  }
}

/** Stores a decision at a position of its case. Store its data key in the same transaction. */
export async function insertCaseDecision(
  tx: Transaction<Tables>,
  tenantId: string,
  { caseId, position, ...decision }: StoredCaseDecision & { readonly caseId: string; readonly position: number },
): Promise<void> {
  await tx
    .insertInto('case_decision')
    .values({
      tenant_id: tenantId,
      id: decision.id,
      case_id: caseId,
      position,
      verdict_id: decision.verdictId,
      outcome: decision.outcome,
      state: decision.state,
      content: decision.content,
      asked_at: decision.askedAt,
      decided_at: decision.decidedAt,
    })
    .execute()
}

/** Makes the decision that waits hold, with both reviewers in its content. */
export async function confirmCaseDecision(
  tx: Transaction<Tables>,
  tenantId: string,
  { id, content, decidedAt }: Pick<StoredCaseDecision, 'id' | 'content'> & { readonly decidedAt: Date },
): Promise<void> {
  await tx
    .updateTable('case_decision')
    .set({ state: 'decided', content, decided_at: decidedAt })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** Ends the decision of a case that waits, if one does. */
export async function endWaitingDecision(tx: Transaction<Tables>, tenantId: string, caseId: string): Promise<void> {
  await tx
    .updateTable('case_decision')
    .set({ state: 'ended' })
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('state', '=', 'waiting')
    .execute()
}

/** What lists show of a case's decisions. Its `updated_at` stays: retention counts from the last write. */
export async function markCaseDecided(
  tx: Transaction<Tables>,
  tenantId: string,
  { caseId, decision, at }: { readonly caseId: string; readonly decision: CaseOutcome | 'waiting'; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('kyc_case')
    .set({ decision, decided_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', caseId)
    .execute()
}

/** A decision from its row. */
export function storedDecisionOf(row: Selectable<CaseDecisionRow>): StoredCaseDecision {
  return {
    id: row.id,
    outcome: row.outcome === 'approved' || row.outcome === 'declined' ? row.outcome : 'escalated',
    state: row.state === 'waiting' || row.state === 'decided' ? row.state : 'ended',
    verdictId: row.verdict_id,
    content: row.content,
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
  }
}
