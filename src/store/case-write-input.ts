import type { Environment } from '../contract/environment.ts'
import type { EventName } from '../contract/events.ts'
import type { StoredDataKey } from './data-keys.ts'

/** The case of a write: found by workspace, environment and reference, or made. */
export interface CaseToStore {
  readonly tenantId: string
  /** The id it gets when it is new. */
  readonly newCaseId: string
  readonly environment: Environment
  readonly reference: string
  /** What seals this write; stored with it. */
  readonly dataKey: StoredDataKey
  /** Sealed. Null leaves the stored one unchanged. */
  readonly subject: Buffer | null
  readonly kind: string | null
  /** YYYY-MM-DD. Null leaves the stored one unchanged. */
  readonly nextReviewDue: string | null
  /** What the newest verdict says, for lists of cases; null for a write that is no verdict. */
  readonly judged: JudgedCase | null
  /** Terms that the case is found by, added to those it has. domain/crypto/search-index.ts. */
  readonly searchIndex: readonly Buffer[]
  readonly at: Date
  readonly auditEntryId: string
  /** The API key that asks, for the audit entry. */
  readonly keyId: string
}

/** The result of a verdict in words of a closed vocabulary. */
export interface JudgedCase {
  readonly passed: boolean
  /** Null leaves the stored one unchanged: a verification has none. */
  readonly riskLevel: string | null
  /** Without names. domain/checks/failed-check-ids.ts. */
  readonly failedChecks: readonly string[]
}

/** An event whose bytes depend on the case's id, which an existing case already has. */
export interface EventToStore {
  readonly id: string
  readonly type: EventName
  /** The bytes as they will be sent, with `caseIdPlaceholder` where the case's id goes. */
  readonly body: string
}

export interface VerdictToStore {
  readonly id: string
  readonly operation: 'verify' | 'assess'
  readonly requestId: string
  readonly passed: boolean
  readonly riskLevel: string | null
  readonly engineVersion: string
  readonly regime: string
  /** Null for an unedited pack. */
  readonly policyId: string | null
  readonly policyVersion: number
  /** SHA-256 of the rules that ran. domain/policies/policy-hash.ts. */
  readonly policyHash: Buffer
  /** The lists that were screened against; null when none were. */
  readonly bundleId: string | null
  /** YYYY-MM-DD. */
  readonly asOf: string
  /** Sealed. */
  readonly input: Buffer
  /** Sealed. */
  readonly answer: Buffer
  /** Those that are known in this workspace and environment are linked; others are left out. */
  readonly documentIds: readonly string[]
}

export interface DocumentToStore {
  readonly id: string
  readonly mime: string
  readonly docType: string
  readonly sizeBytes: number
  readonly sha256: Buffer
  /** Keyed hash of an identity document's number, null when there is none. domain/crypto/identity-index.ts. */
  readonly identityIndex: Buffer | null
  readonly blobKey: string
  /** Sealed. */
  readonly entry: Buffer
  /** Sealed. */
  readonly provenance: Buffer
}

export interface ExtractionToStore {
  readonly id: string
  readonly requestId: string
  /** Sealed. */
  readonly fields: Buffer
  /** Sealed. */
  readonly checks: Buffer
  readonly readerUnavailable: boolean
  readonly documents: readonly DocumentToStore[]
}

/** Placeholder of the case's id in an event's body until the statement knows the id; no reference or sentence has braces. */
export const caseIdPlaceholder = '{case_id}'
