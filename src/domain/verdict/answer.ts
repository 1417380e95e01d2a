import type { AssessAnswer, VerifyAnswer } from '../../contract/kyc-answers.ts'
import { assess } from '../risk/assess.ts'
import type { VerdictOutcome } from './verdict.ts'

export const kycOperations = ['verify', 'assess'] as const
export type KycOperation = (typeof kycOperations)[number]

/** The answer of verify as it is stored, without the case's id. docs/api.md#verify-and-assess. */
export function verifyAnswer(outcome: VerdictOutcome): VerifyAnswer {
  return { verification: outcome.verification, registry: outcome.registry, ...additiveKeys(outcome) }
}

/** The answer of assess as it is stored, without the case's id. docs/api.md#verify-and-assess. */
export function assessAnswer(outcome: VerdictOutcome): AssessAnswer {
  const { locale } = outcome.input
  const { policy: _, ...verification } = outcome.verification
  const assessment = assess({ ...outcome, locale, verification })
  return { verification: outcome.verification, assessment, registry: outcome.registry, ...additiveKeys(outcome) }
}

/** The answer of the operation that stored a verdict. */
export function kycAnswer(operation: KycOperation, outcome: VerdictOutcome): object {
  return operation === 'verify' ? verifyAnswer(outcome) : assessAnswer(outcome)
}

/** The keys that are absent when they have nothing to say. docs/api.md#additive-keys. */
function additiveKeys({ nextReviewDue, identityRecord, discrepancies, shown }: VerdictOutcome) {
  return {
    ...(nextReviewDue === null ? {} : { next_review_due: nextReviewDue }),
    ...(identityRecord.length === 0 ? {} : { identity_record: [...identityRecord] }),
    ...(discrepancies.length === 0 ? {} : { discrepancies: [...discrepancies] }),
    ...(shown.hits.length === 0 ? {} : { screening: [...shown.hits] }),
    ...(shown.listsRun.length === 0 ? {} : { lists_run: [...shown.listsRun] }),
  }
}
