import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { wireTime } from '../../contract/events.ts'
import { Verdict } from '../../contract/verdict.ts'
import { kycOperations } from '../../domain/verdict/answer.ts'
import { recompute, type ReachedWith, type Recomputed } from '../../domain/verdict/replay.ts'
import type { StoredVerdict } from '../../store/verdicts.ts'
import type { OperatorServices } from '../services.ts'
import type { OpenedVerdict } from './open-verdicts.ts'
import { storedInput } from './stored-input.ts'

/** The result of computing a verdict again. */
export interface Replay {
  readonly id: string
  readonly workspace_id: string
  readonly case_id: string
  readonly operation: string
  readonly filed_at: string
  /** `erased` when its input was destroyed. */
  readonly outcome: 'identical' | 'different' | 'erased'
  readonly reached_with: ReachedWith
  readonly changed: Recomputed['changed']
  readonly checks: Recomputed['checks']
}

const StoredAnswer = Type.Object({ verification: Verdict })

/** Computes a stored verdict again: whether the answer is identical byte for byte, and otherwise what differs. */
export async function replayVerdict(
  { store }: Pick<OperatorServices, 'store'>,
  { stored, input, answer }: OpenedVerdict,
): Promise<Replay> {
  const reachedWith = reachedWithOf(stored)
  const about = {
    id: stored.id,
    workspace_id: stored.tenantId,
    case_id: stored.caseId,
    operation: stored.operation,
    filed_at: wireTime(stored.createdAt),
  }
  if (input === null || answer === null) {
    return { ...about, outcome: 'erased', reached_with: reachedWith, changed: [], checks: [] }
  }
  const { identical, changed, checks } = recompute({
    operation: kycOperations.find((name) => name === stored.operation) ?? 'verify',
    reachedWith,
    input: await storedInput(store, stored.tenantId, input),
    answer,
    checks: checksOf(answer),
  })
  return { ...about, outcome: identical ? 'identical' : 'different', reached_with: reachedWith, changed, checks }
}

function checksOf(answer: Buffer) {
  const value: unknown = JSON.parse(answer.toString())
  if (!Value.Check(StoredAnswer, value)) throw new Error('a stored verdict has an answer that this version cannot read')
  return value.verification.checks
}

function reachedWithOf(stored: StoredVerdict): ReachedWith {
  return {
    engine: stored.engineVersion,
    regime: stored.regime,
    policy_id: stored.policyId,
    policy_version: stored.policyVersion,
    policy_sha256: stored.policySha256?.toString('hex') ?? null,
    bundle: stored.bundleId,
    as_of: stored.asOf,
  }
}
