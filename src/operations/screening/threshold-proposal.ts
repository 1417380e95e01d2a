import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { errors } from '../../contract/errors.ts'
import type { Environment } from '../../contract/environment.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { SealBroken } from '../../domain/crypto/envelope.ts'
import { mayBeCut } from '../../domain/screening/bounded-hits.ts'
import { changedTopics, defaultThresholds, type ScreeningThresholds } from '../../domain/screening/thresholds.ts'
import { thresholdChanges } from '../../domain/verdict/threshold-changes.ts'
import type { VerdictInput } from '../../domain/verdict/input.ts'
import { storedCases, type StoredCase } from '../../store/rescreening.ts'
import type { StoredThresholds } from '../../store/screening-thresholds.ts'
import {
  activateProposal,
  advanceProposal,
  auditThresholdComparison,
  discardProposal,
  findProposal,
  insertProposal,
  type ProposedCaseChange,
  type StoredProposal,
} from '../../store/threshold-proposals.ts'
import type { Workspace } from '../../store/workspaces.ts'
import { storedInput } from '../replay/stored-input.ts'
import { openKeyed } from '../sealing/open-keyed.ts'
import type { OperatorServices } from '../services.ts'
import { readScores, scoresOf } from './screening-thresholds.ts'
import { addCase, addSkipped, isChanging, noFigures, readFigures, type ThresholdFigures } from './threshold-figures.ts'
import { refuseThresholds } from './threshold-guards.ts'

/** Cases compared between two writes of the progress. */
const pageCases = 50

/** Thresholds that somebody wants. */
export interface WantedThresholds {
  readonly environment: Environment
  readonly scores: ScreeningThresholds
  /** Confirms thresholds above the default, where nothing holds them. */
  readonly overrides: boolean
  readonly reason: string
}

interface On {
  readonly workspace: Workspace
  readonly environment: Environment
  readonly actor: AuditActor
}

/** The thresholds that run in an environment of a workspace. */
export function runningThresholds(
  { store }: OperatorServices,
  { id: tenantId, thresholds }: Workspace,
  environment: Environment,
): Promise<ScreeningThresholds> {
  const version = thresholds[environment]
  return version === null ? Promise.resolve(defaultThresholds) : scoresOf(store, { tenantId, environment, version })
}

/**
 * Proposes thresholds instead of those proposed before, with the audit entry; the stored cases are compared afterwards. Throws the 422 list for thresholds
 * that cannot be set, or that are those that run.
 */
export async function proposeThresholds(
  services: OperatorServices,
  { workspace, actor }: Omit<On, 'environment'>,
  { environment, scores, overrides, reason }: WantedThresholds,
): Promise<void> {
  const { store, clock } = services
  const loosens = await refuseThresholds(services, workspace, scores, overrides)
  const topics = changedTopics(await runningThresholds(services, workspace, environment), scores)
  if (topics.length === 0) {
    throw errors.issues([
      { type: 'value_error', loc: ['body', 'topics'], msg: 'Value error, these thresholds are those that run' },
    ])
  }
  const stored = { scores: JSON.stringify(scores), loosens, reason, figures: JSON.stringify(noFigures) }
  const scope = { tenantId: workspace.id, environment }
  await insertProposal(store, scope, { id: randomUUID(), ...stored }, { actor, at: clock.now(), topics })
}

/**
 * Computes the last verdicts of open cases under the proposed thresholds, `limit` cases at most, and stores what would change. Goes on
 * where an earlier call ended. Throws 404 when nothing is proposed.
 */
export async function compareProposal(
  services: OperatorServices,
  { workspace, environment }: Omit<On, 'actor'>,
  limit: number,
): Promise<StoredProposal> {
  const { store, clock } = services
  const scope = { tenantId: workspace.id, environment }
  let proposal = await proposed(services, { workspace, environment })
  const scores = readScores(proposal.scores)
  for (let seen = 0; seen < limit && proposal.finishedAt === null; seen += pageCases) {
    const next = { ...scope, afterId: proposal.afterCaseId, limit: Math.min(pageCases, limit - seen) }
    const page = await storedCases(store, next)
    const { figures, cases } = await comparePage(services, scope, { page: page.cases, scores, proposal })
    const to = {
      afterCaseId: page.lastCaseId ?? proposal.afterCaseId,
      finishedAt: page.isLast ? clock.now() : null,
      figures: JSON.stringify(figures),
      cases,
    }
    // Another process that compared the same page has stored it.
    await advanceProposal(store, scope, proposal, to)
    services.onProgress?.({ done: figures.compared, total: null, unit: 'cases' })
    proposal = await proposed(services, { workspace, environment })
  }
  return proposal
}

/** Goes on as `compareProposal` does, with an audit entry that is committed before a case is opened. */
export async function continueProposal(
  services: OperatorServices,
  { workspace, environment, actor }: On,
  limit: number,
): Promise<StoredProposal> {
  const { store, clock } = services
  const proposal = await proposed(services, { workspace, environment })
  if (proposal.finishedAt !== null) return proposal
  const topics = changedTopics(await runningThresholds(services, workspace, environment), readScores(proposal.scores))
  const scope = { tenantId: workspace.id, environment }
  await auditThresholdComparison(store, scope, proposal, { actor, at: clock.now(), topics })
  return compareProposal(services, { workspace, environment }, limit)
}

/**
 * Activates what is proposed. Throws 404, the 422 list of thresholds that may no longer be set, and 409, also for who proposed it in a
 * workspace of two reviewers.
 */
export async function activateThresholds(
  services: OperatorServices,
  { workspace, environment, actor }: On,
): Promise<StoredThresholds> {
  const { store, clock } = services
  const { id, scores: json, loosens, proposedBy } = await proposed(services, { workspace, environment })
  if (workspace.fourEyes === true && proposedBy === actor.id) throw errors.proposedByYou()
  const scores = readScores(json)
  // The policy may have changed since it was proposed.
  await refuseThresholds(services, workspace, scores, loosens)
  const topics = changedTopics(await runningThresholds(services, workspace, environment), scores)
  const scope = { tenantId: workspace.id, environment }
  const activated = await activateProposal(store, scope, id, { actor, at: clock.now(), topics })
  if (activated === 'gone') throw errors.nothingProposed(environment)
  if (activated === 'unfinished') throw errors.proposalUnfinished()
  if (activated === 'stale') throw errors.proposalStale()
  return activated
}

/** Takes away what is proposed. Throws 404 when nothing is. */
export async function discardThresholds(
  services: OperatorServices,
  { workspace, environment, actor }: On,
): Promise<StoredProposal> {
  const { store, clock } = services
  const proposal = await proposed(services, { workspace, environment })
  const topics = changedTopics(await runningThresholds(services, workspace, environment), readScores(proposal.scores))
  const scope = { tenantId: workspace.id, environment }
  if (!(await discardProposal(store, scope, proposal.id, { actor, at: clock.now(), topics }))) {
    throw errors.nothingProposed(environment)
  }
  return proposal
}

async function proposed(
  { store }: OperatorServices,
  { workspace, environment }: Omit<On, 'actor'>,
): Promise<StoredProposal> {
  const found = await findProposal(store, { tenantId: workspace.id, environment })
  if (found === null) throw errors.nothingProposed(environment)
  return found
}

async function comparePage(
  services: OperatorServices,
  scope: { readonly tenantId: string; readonly environment: Environment },
  of: {
    readonly page: readonly StoredCase[]
    readonly scores: ScreeningThresholds
    readonly proposal: StoredProposal
  },
): Promise<{ readonly figures: ThresholdFigures; readonly cases: readonly ProposedCaseChange[] }> {
  const cases: ProposedCaseChange[] = []
  let figures = readFigures(of.proposal.figures)
  for (const stored of of.page) {
    // Calls that wait get their turn between two cases.
    await setImmediate()
    const input = await inputOf(services, scope, stored)
    if (input === null || input.screening.status !== 'run') {
      figures = addSkipped(figures)
      continue
    }
    const changes = thresholdChanges(input, of.scores)
    figures = addCase(figures, { changes, isCut: mayBeCut(input.screening) })
    if (!isChanging(changes)) continue
    const { gained, lost, becomes } = changes
    cases.push({
      ...{ caseId: stored.caseId, becomes, gainedCritical: gained.critical, gainedWarning: gained.warning },
      ...{ lostCritical: lost.critical, lostWarning: lost.warning },
    })
  }
  return { figures, cases }
}

/** The input of a case's last verdict; null when its seal is broken. */
async function inputOf(
  services: OperatorServices,
  { tenantId, environment }: { readonly tenantId: string; readonly environment: Environment },
  { reference, verdictId, input }: StoredCase,
): Promise<VerdictInput | null> {
  const context = { tenantId, case: { environment, reference }, column: 'verdict.input', rowId: verdictId } as const
  try {
    return await storedInput(services.store, tenantId, await openKeyed(services, context, input))
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}
