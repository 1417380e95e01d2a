import { randomUUID } from 'node:crypto'
import type { CaseDecision } from '../../contract/case-acts.ts'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import { nextStep, type CaseOutcome, type MadeDecision } from '../../domain/cases/next-step.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import {
  caseDecisionsMax,
  confirmCaseDecision,
  decisionsSoFar,
  endWaitingDecision,
  insertCaseDecision,
  markCaseDecided,
  type StoredCaseDecision,
} from '../../store/case-decisions.ts'
import type { StoredCase } from '../../store/cases.ts'
import { insertCaseDataKey } from '../../store/data-keys.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import { lastVerdictId } from '../../store/last-verdict.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { findWorkspace } from '../../store/workspaces.ts'
import type { ActOnCase } from '../audit/case-acts.ts'
import { openManyWithin } from '../sealing/open-many.ts'
import type { InCommit } from '../in-commit.ts'
import type { OperatorServices } from '../services.ts'
import { sealerOf } from './add-note.ts'
import { decisionContent, type DecisionContent } from './case-act-contents.ts'
import { lockUnerased } from './lock-unerased.ts'
import { sendCaseDecided } from './send-case-decided.ts'
import { shownCaseDecision } from './shown-acts.ts'

/** A decision that a person wants to make. */
export interface CaseDeciding {
  readonly outcome: CaseOutcome
  readonly reason: string
  readonly reviewer: string
  /** The verdict that was looked at; null: not said. */
  readonly verdictId: string | null
}

/**
 * Decides on a case, asks for a decision, or confirms one, on its newest verdict: domain/cases/next-step.ts says which. The decision,
 * its audit entry and the event `kyc.case_decided` are one commit, under a lock of the case, so that of two confirmations at once one
 * decides. Throws 404 when the case was erased, 409 for a verdict that is not the newest or when the case has as many decisions as it may.
 */
export async function decideCase(
  services: OperatorServices,
  found: StoredCase,
  wanted: CaseDeciding,
  actOn: ActOnCase,
  inCommit?: InCommit<CaseDecision>,
): Promise<CaseDecision> {
  const { tenantId, id: caseId } = found
  const { outcome, reviewer, reason } = wanted
  const fourEyes = (await findWorkspace(services.store, tenantId))?.fourEyes === true
  const sealer = await sealerOf(services, found)
  const decide = async (tx: TenantTransaction) => {
    await lockUnerased(tx, tenantId, caseId)
    const verdictId = await lastVerdictId(tx, tenantId, caseId)
    if (wanted.verdictId !== null && wanted.verdictId !== verdictId) throw errors.verdictNotNewest(verdictId)
    const { waiting, standing, count } = await openedSoFar(tx, services, found)
    const step = nextStep({ outcome, verdictId, reviewer }, { ...madeOf({ waiting, standing }), fourEyes })
    if (step === 'keep_waiting' && waiting !== null) return { shown: shownOf(waiting, verdictId), deliveries: 0 }
    if (step === 'keep_standing' && standing !== null) return { shown: shownOf(standing, verdictId), deliveries: 0 }
    const confirmed = step === 'confirm' ? waiting : null
    if (confirmed === null && count >= caseDecisionsMax) throw errors.caseDecisionsFull(caseDecisionsMax)

    const at = services.clock.now()
    const holds = step !== 'ask'
    const id = confirmed?.stored.id ?? randomUUID()
    const reviews = [...(confirmed?.content.reviews ?? []), { reviewer, reason, at: wireTime(at) }]
    const decision = {
      ...({ id, outcome, verdictId, state: holds ? 'decided' : 'waiting', content: Buffer.alloc(0) } as const),
      ...{ askedAt: confirmed?.stored.askedAt ?? at, decidedAt: holds ? at : null },
    }
    const content = sealer.seal('case_decision.content', id, jsonBytes({ reviews }))
    await insertCaseDataKey(tx, tenantId, { ...sealer.stored, caseId, at })
    if (confirmed === null) {
      await endWaitingDecision(tx, tenantId, caseId)
      await insertCaseDecision(tx, tenantId, { ...decision, content, caseId, position: count + 1 })
    } else await confirmCaseDecision(tx, tenantId, { id, content, decidedAt: at })
    await markCaseDecided(tx, tenantId, { caseId, decision: holds ? outcome : 'waiting', at })
    await insertAuditEntry(tx, actOn(holds ? 'case.decided' : 'case.decision_asked', at, outcome))
    const deliveries = holds ? await sendCaseDecided(tx, found, { id, outcome, verdictId, at }) : 0
    return { shown: shownCaseDecision(decision, { reviews }, verdictId), deliveries }
  }
  const { shown, deliveries } = await withTenant(services.store.app, tenantId, async (tx) => {
    const made = await decide(tx)
    await inCommit?.(tx, made.shown)
    return made
  })
  if (deliveries > 0) services.onDeliveriesDue()
  return shown
}

/** A decision with its opened content. */
interface OpenedDecision {
  readonly stored: StoredCaseDecision
  readonly content: DecisionContent
}

async function openedSoFar(tx: TenantTransaction, services: OperatorServices, found: StoredCase) {
  const { tenantId, id: caseId, environment, reference } = found
  const { waiting, standing, count } = await decisionsSoFar(tx, tenantId, caseId)
  const of = { tenantId, case: { environment, reference }, column: 'case_decision.content' } as const
  const opened = async (stored: StoredCaseDecision | null): Promise<OpenedDecision | null> => {
    if (stored === null) return null
    const sealed = { context: { ...of, rowId: stored.id }, sealed: stored.content }
    const [bytes = null] = await openManyWithin(tx, services, tenantId, [sealed])
    return { stored, content: decisionContent(bytes) }
  }
  return { waiting: await opened(waiting), standing: await opened(standing), count }
}

function madeOf({ waiting, standing }: Readonly<Record<'waiting' | 'standing', OpenedDecision | null>>) {
  const made = (opened: OpenedDecision | null): MadeDecision | null =>
    opened === null ? null : { ...opened.stored, reviewers: opened.content.reviews.map(({ reviewer }) => reviewer) }
  return { waiting: made(waiting), standing: made(standing) }
}

function shownOf({ stored, content }: OpenedDecision, verdictId: string | null): CaseDecision {
  return shownCaseDecision(stored, content, verdictId)
}
