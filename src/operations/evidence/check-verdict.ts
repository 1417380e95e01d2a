import { createHash } from 'node:crypto'
import { applyPatch } from '../../domain/policies/apply-patch.ts'
import type { PolicyChoice } from '../../domain/policy-packs/policy-choice.ts'
import { packByRegime } from '../../domain/policy-packs/index.ts'
import { engineVersion } from '../../domain/verdict/engine-version.ts'
import { parseRecordedInput, replayedInput } from '../../domain/verdict/recorded-input.ts'
import { recompute } from '../../domain/verdict/replay.ts'
import { readPolicyBytes } from '../policies/read-policy.ts'
import type { VerdictFacts } from './verdict-facts.ts'

/** The files of a verdict, by their names; null when the archive has none. */
export interface VerdictFiles {
  readonly input: Buffer | null
  readonly answer: Buffer | null
  readonly policy: Buffer | null
  readonly policyFile: Buffer | null
}

/** Whether the rules in the archive are those that the verdict names. */
export type PolicyProof = 'matches' | 'differs' | 'not_in_archive' | 'not_recorded'

/** Whether the answer follows from the input. `other_engine`: only that version can tell. */
export type AnswerProof = 'recomputed' | 'differs' | 'other_engine' | 'not_readable'

/** Compares the rules with their hash. */
export function checkPolicy({ policy }: VerdictFiles, facts: VerdictFacts): PolicyProof {
  if (facts.policy.sha256 === null) return 'not_recorded'
  if (policy === null) return 'not_in_archive'
  return createHash('sha256').update(policy).digest('hex') === facts.policy.sha256 ? 'matches' : 'differs'
}

/** Computes the answer again from the input and the rules of the archive. */
export function checkAnswer(files: VerdictFiles, facts: VerdictFacts): AnswerProof {
  if (facts.engine !== engineVersion) return 'other_engine'
  const { input, answer } = files
  if (input === null || answer === null) return 'not_readable'
  try {
    const recorded = parseRecordedInput(input)
    const choice = choiceOf(files, recorded.policy)
    if (choice === null) return 'not_readable'
    const { identical } = recompute({
      operation: facts.operation,
      reachedWith: {
        ...{ engine: facts.engine, regime: facts.policy.regime, policy_id: facts.policy.id },
        ...{ policy_version: facts.policy.version, policy_sha256: facts.policy.sha256 },
        ...{ bundle: facts.bundle, as_of: facts.as_of },
      },
      input: replayedInput(recorded, choice),
      answer,
      checks: [],
    })
    return identical ? 'recomputed' : 'differs'
  } catch {
    // The file says what it likes: what cannot be computed with is not readable, whatever the reason.
    return 'not_readable'
  }
}

function choiceOf(
  { policyFile }: VerdictFiles,
  policy: ReturnType<typeof parseRecordedInput>['policy'],
): PolicyChoice | null {
  if (policy.id === null) return policy
  if (policyFile === null) return null
  const file = readPolicyBytes(policyFile)
  const { pack } = applyPatch(packByRegime(policy.regime, file.extends ?? null), file, policy.version)
  return { id: policy.id, regime: policy.regime, pack }
}
