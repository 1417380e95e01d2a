/** All outgoing requests: addresses are checked before anything is sent, and every answer has a deadline and a size limit. */
export interface Egress {
  /**
   * The answer, with any status; redirects are not followed. Throws `EgressRefused` when the URL or an address of its host is
   * neither public nor allowed, and `EgressFailed` for anything else.
   */
  request(options: EgressRequest): Promise<EgressAnswer>
  /** Resolves when a request to the URL would be allowed now; throws like `request`. Sends nothing. docs/webhooks.md#addresses. */
  check(options: EgressTarget): Promise<void>
}

export interface EgressTarget {
  readonly url: URL
  /** From the resolution of the name to the last byte. */
  readonly deadlineMs: number
  /** Aborts the request, for example at a stop of the process. */
  readonly signal?: AbortSignal
}

export interface EgressRequest extends EgressTarget {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  readonly bodyBytesMax: number
  /** From the headers to the last byte of the body, inside the deadline. */
  readonly bodyDeadlineMs?: number
  /** A body that is too long, too slow or incomplete fails the request (the default), or is returned as far as it came. */
  readonly incompleteBody?: 'fail' | 'keep'
}

export interface EgressAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** The address that answered. */
  readonly address: string
}

/** Nothing was sent: this process may not call the target. */
export class EgressRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'EgressRefused'
  }
}

/**
 * Where a request failed: the name did not resolve, the connection or TLS failed, no complete answer came, the deadline passed,
 * or the caller aborted.
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
