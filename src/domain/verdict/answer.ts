import type { AssessAnswer, VerifyAnswer } from '../../contract/kyc-answers.ts'
import { assess } from '../risk/assess.ts'
import type { VerdictInput } from './input.ts'
import type { VerdictOutcome } from './verdict.ts'

export const kycOperations = ['verify', 'assess'] as const
export type KycOperation = (typeof kycOperations)[number]

/** What verify answers and files, before the case is known. docs/api.md#verify-and-assess. */
export function verifyAnswer(outcome: VerdictOutcome): VerifyAnswer {
  return { verification: outcome.verification, registry: outcome.registry }
}

/** What assess answers and files, before the case is known. docs/api.md#verify-and-assess. */
export function assessAnswer({ locale }: VerdictInput, outcome: VerdictOutcome): AssessAnswer {
  const { policy: _, ...verification } = outcome.verification
  const assessment = assess({ ...outcome, locale, verification })
  return { verification: outcome.verification, assessment, registry: outcome.registry }
}

/** The answer of either. */
export function kycAnswer(operation: KycOperation, input: VerdictInput, outcome: VerdictOutcome): object {
  return operation === 'verify' ? verifyAnswer(outcome) : assessAnswer(input, outcome)
}
