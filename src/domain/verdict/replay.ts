import type { Check } from '../../contract/check.ts'
import { engineVersion } from './engine-version.ts'
import { kycAnswer, type KycOperation } from './answer.ts'
import { policyHash } from '../policies/policy-hash.ts'
import type { VerdictInput } from './input.ts'
import { reachVerdict } from './verdict.ts'
import { checkChanges, type CheckChange } from './check-changes.ts'

/** What a verdict was reached with, as its row says. */
export interface ReachedWith {
  readonly engine: string
  readonly regime: string
  /** Null for an unedited pack. */
  readonly policy_id: string | null
  readonly policy_version: number
  /** SHA-256 of the rules, hex; null where the verdict was filed before it was kept. */
  readonly policy_sha256: string | null
  /** Null when nothing was screened, or where the verdict was filed before it was kept. */
  readonly bundle: string | null
  /** YYYY-MM-DD. */
  readonly as_of: string
}

export interface StoredVerdict {
  readonly operation: KycOperation
  readonly reachedWith: ReachedWith
  readonly input: VerdictInput
  /** The answer byte for byte as it was filed. */
  readonly answer: Buffer
  /** The checks of that answer. */
  readonly checks: readonly Check[]
}

/** One input that is not what it was. */
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
 * A filed verdict computed again from what it was computed from. When the bytes differ, `changed` names each input that is
 * another than was filed; none means that the filed answer is not what its inputs give.
 */
export function recompute({ operation, reachedWith, input, answer, checks }: StoredVerdict): Recomputed {
  const outcome = reachVerdict(input)
  const bytes = Buffer.from(JSON.stringify(kycAnswer(operation, input, outcome)))
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
