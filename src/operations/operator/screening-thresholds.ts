import { Type, type Static } from 'typebox'
import { environments, type Environment } from '../../contract/environment.ts'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import {
  defaultThresholds,
  thresholdTopics,
  type ScreeningThresholds,
  type TopicThresholds,
  type ThresholdTopic,
} from '../../domain/screening/thresholds.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { listThresholds, type StoredThresholds } from '../../store/screening-thresholds.ts'
import {
  findProposal,
  proposedCases,
  type ProposedCaseChange,
  type StoredProposal,
} from '../../store/threshold-proposals.ts'
import { withTenant } from '../../store/tenant.ts'
import { findWorkspace, type Workspace } from '../../store/workspaces.ts'
import { listingOf } from '../audit/case-acts.ts'
import { operatorActor } from '../operator-actor.ts'
import { readScores } from '../screening/screening-thresholds.ts'
import { readFigures, type ThresholdFigures } from '../screening/threshold-figures.ts'
import {
  activateThresholds,
  compareProposal,
  continueProposal,
  discardThresholds,
  proposeThresholds,
  runningThresholds,
} from '../screening/threshold-proposal.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'

/** Most cases compared in one call. */
const partMax = 1_000
/** Cases named in one answer. */
const namedMax = 500
const reasonLengthMax = 500
/** Thousandths in a point of a score as people write it, 0 to 100. */
const perPoint = 10

const score = Type.Integer({ minimum: 0, maximum: 100 })
const OfTopic = Type.Object(
  {
    /** Null: no hit of the topic blocks. */
    critical: Type.Optional(Type.Union([score, Type.Null()])),
    warning: Type.Optional(score),
  },
  { additionalProperties: false },
)
const topic = Type.Optional(OfTopic)
const Topics = Type.Object(
  { sanction: topic, wanted: topic, debarment: topic, pep: topic, rca: topic },
  { additionalProperties: false },
)
const On = { workspace_id: Type.String(), environment: Type.Enum([...environments]) }
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: partMax }))

const Propose = Type.Object({
  ...On,
  /** What is not named stays as it runs, or as the default has it. */
  topics: Topics,
  from_defaults: Type.Optional(Type.Boolean()),
  /** Confirms thresholds above the default. */
  loosen: Type.Optional(Type.Boolean()),
  reason: Type.String({ minLength: 1, maxLength: reasonLengthMax, pattern: '\\S' }),
  limit,
})
const Compare = Type.Object({ ...On, limit })
const Show = Type.Object({
  ...On,
  /** The last case of the part before. */
  after_case: Type.Optional(Type.String()),
})
const OneEnvironment = Type.Object(On)

/**
 * Proposes thresholds of the screening and compares the first part of the stored cases: the proposal is finished when `finished_at` is
 * not null, else `thresholds.compare` goes on. docs/screening.md#thresholds.
 */
export const proposeScreeningThresholds: OperatorOperation<typeof Propose, ShownProposal> = {
  name: 'thresholds.propose',
  input: Propose,
  async run(services, { workspace_id: id, environment, topics, reason, ...given }) {
    const { from_defaults: fromDefaults = false, loosen: overrides = false, limit: cases = partMax } = given
    const workspace = await workspaceById(services, id)
    const base = fromDefaults ? defaultThresholds : await runningThresholds(services, workspace, environment)
    const wanted = { environment, scores: changed(base, topics), overrides, reason }
    await proposeThresholds(services, { workspace, actor: operatorActor }, wanted)
    const proposal = await compareProposal(services, { workspace, environment }, cases)
    return shownProposal(services, workspace, environment, proposal)
  },
}

/** Goes on comparing the stored cases with what is proposed. */
export const compareScreeningThresholds: OperatorOperation<typeof Compare, ShownProposal> = {
  name: 'thresholds.compare',
  input: Compare,
  async run(services, { workspace_id: id, environment, limit: cases = partMax }) {
    const workspace = await workspaceById(services, id)
    const on = { workspace, environment, actor: operatorActor }
    return shownProposal(services, workspace, environment, await continueProposal(services, on, cases))
  },
}

/** The thresholds that run and what is proposed, with the cases that it would change: their audit entry is committed first. */
export const showScreeningThresholds: OperatorOperation<typeof Show, ShownThresholds> = {
  name: 'thresholds.show',
  input: Show,
  async run(services, { workspace_id: id, environment, after_case: afterCase }) {
    if (afterCase !== undefined && !isUuid(afterCase)) throw errors.notFound()
    const workspace = await workspaceById(services, id)
    const running = await runningThresholds(services, workspace, environment)
    const { store, clock } = services
    const proposal = await findProposal(store, { tenantId: workspace.id, environment })
    if (proposal !== null) {
      await withTenant(store.app, workspace.id, (tx) => insertAuditEntry(tx, listingOf(workspace.id, clock.now())))
    }
    return {
      workspace_id: workspace.id,
      environment,
      version: workspace.thresholds[environment],
      topics: shownTopics(running),
      defaults: shownTopics(defaultThresholds),
      proposal: proposal === null ? null : await shownProposal(services, workspace, environment, proposal, afterCase),
    }
  },
}

/** Every version of the thresholds of an environment, the newest first. */
export const thresholdsHistory: OperatorOperation<typeof OneEnvironment, readonly ShownVersion[]> = {
  name: 'thresholds.history',
  input: OneEnvironment,
  async run(services, { workspace_id: id, environment }) {
    const workspace = await workspaceById(services, id)
    const versions = await listThresholds(services.store, { tenantId: workspace.id, environment })
    return versions.map((stored) => shownVersion(workspace.id, stored, workspace.thresholds[environment]))
  },
}

/** Makes what is proposed run from the next call on. */
export const activateScreeningThresholds: OperatorOperation<typeof OneEnvironment, ShownVersion> = {
  name: 'thresholds.activate',
  input: OneEnvironment,
  async run(services, { workspace_id: id, environment }) {
    const workspace = await workspaceById(services, id)
    const stored = await activateThresholds(services, { workspace, environment, actor: operatorActor })
    return shownVersion(workspace.id, stored, stored.version)
  },
}

/** Takes away what is proposed. */
export const discardScreeningThresholds: OperatorOperation<typeof OneEnvironment, ShownDiscard> = {
  name: 'thresholds.discard',
  input: OneEnvironment,
  async run(services, { workspace_id: id, environment }) {
    const workspace = await workspaceById(services, id)
    const discarded = await discardThresholds(services, { workspace, environment, actor: operatorActor })
    return { id: discarded.id, workspace_id: workspace.id, environment, discarded: true }
  },
}

interface ShownDiscard {
  readonly id: string
  readonly workspace_id: string
  readonly environment: string
  readonly discarded: true
}

/** Scores of one topic, 0 to 100. */
type ShownTopics = Readonly<Record<ThresholdTopic, TopicThresholds>>

interface ShownThresholds {
  readonly workspace_id: string
  readonly environment: string
  /** Null: the product's default. */
  readonly version: number | null
  readonly topics: ShownTopics
  readonly defaults: ShownTopics
  readonly proposal: ShownProposal | null
}

interface ShownProposal extends ThresholdFigures {
  readonly id: string
  readonly workspace_id: string
  readonly environment: string
  readonly scores: ShownTopics
  readonly loosens: boolean
  readonly reason: string
  readonly proposed_by: string
  readonly proposed_at: string
  /** Null while cases are left to compare. */
  readonly finished_at: string | null
  /** True when the thresholds or the lists changed since: it cannot be activated. */
  readonly stale: boolean
  /** The cases that would change, by id; `next_case` is the last one where there are more. */
  readonly cases: readonly ShownCase[]
  readonly next_case: string | null
}

interface ShownCase {
  readonly case_id: string
  readonly gained_critical: number
  readonly gained_warning: number
  readonly lost_critical: number
  readonly lost_warning: number
  readonly becomes: 'passed' | 'failed' | null
}

async function shownProposal(
  { store }: OperatorServices,
  { id: tenantId }: Workspace,
  environment: Environment,
  proposal: StoredProposal,
  afterCase?: string,
): Promise<ShownProposal> {
  const page = { afterId: afterCase ?? null, limit: namedMax + 1 }
  const found = await proposedCases(store, { tenantId, environment }, page)
  const cases = found.slice(0, namedMax)
  return {
    id: proposal.id,
    workspace_id: tenantId,
    environment,
    scores: shownTopics(readScores(proposal.scores)),
    loosens: proposal.loosens,
    reason: proposal.reason,
    proposed_by: proposal.proposedBy,
    proposed_at: wireTime(proposal.proposedAt),
    finished_at: proposal.finishedAt === null ? null : wireTime(proposal.finishedAt),
    stale: !proposal.isCurrent,
    ...readFigures(proposal.figures),
    cases: cases.map(shownCase),
    next_case: found.length > namedMax ? (cases.at(-1)?.caseId ?? null) : null,
  }
}

function shownCase(one: ProposedCaseChange): ShownCase {
  return {
    case_id: one.caseId,
    gained_critical: one.gainedCritical,
    gained_warning: one.gainedWarning,
    lost_critical: one.lostCritical,
    lost_warning: one.lostWarning,
    becomes: one.becomes,
  }
}

type ShownVersion = ReturnType<typeof shownVersion>

function shownVersion(workspaceId: string, stored: StoredThresholds, running: number | null) {
  return {
    id: stored.id,
    workspace_id: workspaceId,
    environment: stored.environment,
    version: stored.version,
    running: stored.version === running,
    topics: shownTopics(readScores(stored.scores)),
    loosens: stored.loosens,
    reason: stored.reason,
    proposed_by: stored.proposedBy,
    proposed_at: wireTime(stored.proposedAt),
    activated_by: stored.activatedBy,
    activated_at: wireTime(stored.activatedAt),
  }
}

function changed(base: ScreeningThresholds, topics: Static<typeof Topics>): ScreeningThresholds {
  const of = (name: ThresholdTopic): TopicThresholds => {
    const { critical, warning } = topics[name] ?? {}
    return {
      critical: critical === undefined ? base[name].critical : critical === null ? null : critical * perPoint,
      warning: warning === undefined ? base[name].warning : warning * perPoint,
    }
  }
  return ofEach(of)
}

function shownTopics(scores: ScreeningThresholds): ShownTopics {
  return ofEach((name) => {
    const { critical, warning } = scores[name]
    return { critical: critical === null ? null : critical / perPoint, warning: warning / perPoint }
  })
}

function ofEach(of: (name: ThresholdTopic) => TopicThresholds): ShownTopics {
  const [sanction, wanted, debarment, pep, rca] = thresholdTopics
  return { sanction: of(sanction), wanted: of(wanted), debarment: of(debarment), pep: of(pep), rca: of(rca) }
}

async function workspaceById({ store }: OperatorServices, id: string): Promise<Workspace> {
  const workspace = isUuid(id) ? await findWorkspace(store, id) : null
  if (workspace === null) throw errors.notFound()
  return workspace
}
