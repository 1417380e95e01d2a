import type { Check } from '../../contract/check.ts'
import { engineVersion } from './engine-version.ts'
import { kycAnswer, type KycOperation } from './answer.ts'
import { policyHash } from '../policies/policy-hash.ts'
import type { VerdictInput } from './input.ts'
import { verdictOfInput } from './verdict.ts'
import { checkChanges, type CheckChange } from './check-changes.ts'

/** The versions, policy, lists and day of a verdict, as its row has them. */
export interface ReachedWith {
  readonly engine: string
  readonly regime: string
  /** Null for an unedited pack. */
  readonly policy_id: string | null
  readonly policy_version: number
  /** SHA-256 of the rules, hex; null for verdicts stored before this column. */
  readonly policy_sha256: string | null
  /** Null when nothing was screened, and for verdicts stored before this column. */
  readonly bundle: string | null
  /** YYYY-MM-DD. */
  readonly as_of: string
}

export interface StoredVerdict {
  readonly operation: KycOperation
  readonly reachedWith: ReachedWith
  readonly input: VerdictInput
  /** The bytes of the stored answer. */
  readonly answer: Buffer
  /** The checks of that answer. */
  readonly checks: readonly Check[]
}

/** One value of `ReachedWith` that changed. */
export interface ChangedInput {
  readonly input: keyof ReachedWith
  readonly from: string | number | null
  readonly to: string | number | null
}

export interface Recomputed {
  readonly identical: boolean
  readonly changed: readonly ChangedInput[]
  readonly checks: readonly CheckChange[]
}

/**
 * Computes a stored verdict again from its input. When the bytes differ, `changed` names what it was reached with that has
 * changed; an empty `changed` then means that the stored answer does not follow from its input.
 */
export function recompute({ operation, reachedWith, input, answer, checks }: StoredVerdict): Recomputed {
  const outcome = verdictOfInput(input)
  const bytes = Buffer.from(JSON.stringify(kycAnswer(operation, outcome)))
  const { policy } = outcome.verification
  const now: ReachedWith = {
    engine: engineVersion,
    regime: policy.regime,
    policy_id: policy.id,
    policy_version: policy.version,
    policy_sha256: policyHash(outcome.pack),
    bundle: input.screening.status === 'run' ? input.screening.bundle.id : null,
    as_of: outcome.asOf,
  }
  return {
    identical: bytes.equals(answer),
    changed: inputs.flatMap((name) => {
      const [from, to] = [reachedWith[name], now[name]]
      const isKnown = from !== null || name === 'policy_id'
      return from === to || !isKnown ? [] : [{ input: name, from, to }]
    }),
    checks: bytes.equals(answer) ? [] : checkChanges(checks, outcome.verification.checks),
  }
}

const inputs = [
  'engine',
  'regime',
  'policy_id',
  'policy_version',
  'policy_sha256',
  'bundle',
  'as_of',
] as const satisfies readonly (keyof ReachedWith)[]
