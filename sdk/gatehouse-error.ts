/** One fault of a 422, without the value that was sent. docs/api.md#422-entries. */
export interface Issue {
  readonly type: string
  /** Begins with `body`, `query` or `path`. */
  readonly loc: readonly (string | number)[]
  readonly msg: string
}

/** `answer`: the service refused or failed. The others had no whole answer; `aborted` is by your signal. */
export type FailureKind = 'answer' | 'connection' | 'timeout' | 'aborted'

interface Failure {
  readonly kind: FailureKind
  readonly message: string
  readonly status?: number
  readonly code?: string | null
  readonly issues?: readonly Issue[]
  readonly details?: Readonly<Record<string, unknown>>
  readonly requestId?: string | null
  readonly retryAfterSeconds?: number | null
  readonly cause?: unknown
}

/** What every failed call throws. Flattens the three shapes of error, docs/api.md#three-shapes-of-error. */
export class GatehouseError extends Error {
  readonly kind: FailureKind
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** Match on this where there is one, as `rate_limit_exceeded`; else null. */
  readonly code: string | null
  /** Faults of a 422; else empty. */
  readonly issues: readonly Issue[]
  /** What came beside code and message, as `used` and `limit` of `kyc_extract_cap_reached`. */
  readonly details: Readonly<Record<string, unknown>>
  /** Names the call in the log of the service. */
  readonly requestId: string | null
  readonly retryAfterSeconds: number | null

  constructor(failure: Failure) {
    super(failure.message, { cause: failure.cause })
    this.name = 'GatehouseError'
    this.kind = failure.kind
    this.status = failure.status ?? 0
    this.code = failure.code ?? null
    this.issues = failure.issues ?? []
    this.details = failure.details ?? {}
    this.requestId = failure.requestId ?? null
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null
  }
}
