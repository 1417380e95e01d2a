/** The only way out: addresses are checked before anything is sent, and every answer has a deadline and a size limit. */
export interface Egress {
  /**
   * An answer of any status; redirects are not followed. Throws `EgressRefused` when the URL or an address of its host is not
   * public and not allowed, `EgressFailed` for anything else.
   */
  request(options: EgressRequest): Promise<EgressAnswer>
  /**
   * Resolves when a request to the URL would be sent now, and throws as `request` does when not. Sends nothing.
   * docs/webhooks.md#addresses.
   */
  check(options: EgressTarget): Promise<void>
}

export interface EgressTarget {
  readonly url: URL
  /** From the name's resolution to the last byte read. */
  readonly deadlineMs: number
  /** Gives up early, as at a stop of the process. */
  readonly signal?: AbortSignal
}

export interface EgressRequest extends EgressTarget {
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  readonly bodyBytesMax: number
  /** From the headers to the last byte of the body, inside the deadline. */
  readonly bodyDeadlineMs?: number
  /** A body that is too long, too slow or breaks off: fails the request (the default), or is kept as far as it came. */
  readonly incompleteBody?: 'fail' | 'keep'
}

export interface EgressAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** The address that answered. */
  readonly address: string
}

/** Nothing was sent: the target is not one that this process may call. */
export class EgressRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'EgressRefused'
  }
}

/**
 * How far a request came that failed: the name did not resolve, nobody took the connection, TLS was not agreed, no whole answer
 * came, the deadline passed, or the caller gave up.
 */
export type EgressFailure = 'dns' | 'connect' | 'tls' | 'answer' | 'timeout' | 'aborted'

export class EgressFailed extends Error {
  readonly failure: EgressFailure

  /** The reason is a code for the log, never a part of what was sent or received. */
  constructor(failure: EgressFailure, reason: string) {
    super(`${failure}: ${reason}`)
    this.name = 'EgressFailed'
    this.failure = failure
  }
}
