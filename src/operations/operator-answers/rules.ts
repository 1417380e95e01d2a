import { Type } from 'typebox'
import { PolicyFile } from '../../contract/policy-file.ts'
import { ThresholdFigures } from '../screening/threshold-figures.ts'
import { closed, count, flag, id, moment, orNull, text, texts } from './values.ts'

const policyVersion = {
  id,
  workspace_id: id,
  version: count,
  regime: text,
  pack_version: count,
  running: flag,
  comment: text,
  sha256: text,
  rules_sha256: text,
  published_by: text,
  published_at: moment,
}
const PolicyVersion = closed(policyVersion, 'PolicyVersion')
const RunningPolicy = closed(
  {
    id: orNull(id),
    workspace_id: id,
    regime: orNull(text),
    version: orNull(count),
    source: Type.Enum(['default', 'builtin', 'workspace']),
  },
  'RunningPolicy',
)
const result = Type.Object({ id: text, from: text, to: text })
const scalar = orNull(Type.Union([text, Type.Number()]))

const ofTopic = closed({ critical: orNull(Type.Number()), warning: Type.Number() }, 'TopicThresholds')
const Topics = closed(
  { sanction: ofTopic, wanted: ofTopic, debarment: ofTopic, pep: ofTopic, rca: ofTopic },
  'ThresholdTopics',
)
const Proposal = closed(
  {
    id,
    workspace_id: id,
    environment: text,
    scores: Topics,
    loosens: flag,
    reason: text,
    proposed_by: text,
    proposed_at: moment,
    finished_at: orNull(moment),
    stale: flag,
    ...ThresholdFigures.properties,
    cases: Type.Array(
      closed({
        case_id: id,
        gained_critical: count,
        gained_warning: count,
        lost_critical: count,
        lost_warning: count,
        becomes: orNull(Type.Enum(['passed', 'failed'])),
      }),
    ),
    next_case: orNull(id),
  },
  'ThresholdProposal',
)
const ThresholdsVersion = closed(
  {
    id,
    workspace_id: id,
    environment: text,
    version: count,
    running: flag,
    topics: Topics,
    loosens: flag,
    reason: text,
    proposed_by: text,
    proposed_at: moment,
    activated_by: text,
    activated_at: moment,
  },
  'ThresholdsVersion',
)

/** Answers about policies, thresholds of the screening, and verdicts under them. */
export const ruleAnswers = {
  'policies.publish': PolicyVersion,
  'policies.list': Type.Array(RunningPolicy),
  'policies.history': Type.Array(PolicyVersion),
  'policies.show': closed({ ...policyVersion, policy: PolicyFile }),
  'policies.revert': Type.Union([PolicyVersion, RunningPolicy]),
  'policies.compare': closed({
    total: count,
    compared: count,
    erased: count,
    newly_failed: count,
    newly_passed: count,
    checks: Type.Array(closed({ ...result.properties, cases: count })),
    flips: Type.Array(closed({ case_id: id, reference: text, passed: flag, checks: texts })),
    next: orNull(id),
  }),
  'verdicts.replay': closed({
    id,
    workspace_id: id,
    case_id: id,
    operation: text,
    filed_at: moment,
    outcome: Type.Enum(['identical', 'different', 'erased']),
    reached_with: closed({
      engine: text,
      regime: text,
      policy_id: orNull(id),
      policy_version: count,
      policy_sha256: orNull(text),
      bundle: orNull(text),
      as_of: text,
    }),
    changed: Type.Array(closed({ input: text, from: scalar, to: scalar })),
    checks: Type.Array(closed({ ...result.properties, words: flag })),
  }),
  'thresholds.propose': Proposal,
  'thresholds.compare': Proposal,
  'thresholds.show': closed({
    workspace_id: id,
    environment: text,
    version: orNull(count),
    topics: Topics,
    defaults: Topics,
    proposal: orNull(Proposal),
  }),
  'thresholds.history': Type.Array(ThresholdsVersion),
  'thresholds.activate': ThresholdsVersion,
  'thresholds.discard': closed({ id, workspace_id: id, environment: text, discarded: Type.Literal(true) }),
} as const
