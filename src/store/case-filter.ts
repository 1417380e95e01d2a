import type { Environment } from '../contract/environment.ts'
import type { ShownCaseDecision } from '../contract/case-acts.ts'

/** Whose cases are searched. */
export interface CaseOwner {
  readonly tenantId: string
  readonly environment: Environment
}

/** Which cases of a workspace are wanted; absent: any. */
export interface CaseFilter {
  readonly reference?: string
  readonly state?: 'open' | 'closed'
  readonly legalHold?: boolean
  readonly kind?: string
  readonly passed?: boolean
  readonly riskLevel?: string
  /** Its term is among `has` too: a case keeps the terms of earlier verdicts. */
  readonly failedCheck?: string
  readonly decision?: ShownCaseDecision
  /** The term of who it is assigned to. domain/crypto/search-index.ts. */
  readonly assignee?: Buffer
  readonly createdFrom?: Date
  /** The first moment that is too late, as for `changedBefore`. */
  readonly createdBefore?: Date
  readonly changedFrom?: Date
  readonly changedBefore?: Date
  /** The terms that a case must all have. domain/crypto/search-index.ts. */
  readonly has: readonly Buffer[]
}
