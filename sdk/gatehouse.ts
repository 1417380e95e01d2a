import { GatehouseError } from './gatehouse-error.ts'
import { operations } from './operations.ts'
import { refusalOf } from './refusal-of.ts'
import { requestOf } from './request-of.ts'
import { retryPauseMs } from './retry-pause.ts'
import type { Operations } from './types.ts'

/** Longest time of a call with its retries, in milliseconds, unless set; reading five files may take a minute. */
const timeoutDefaultMs = 60_000
/** Retries after the first attempt, unless set. */
const retriesDefault = 2
/** Transactions of one page; the service's own maximum. docs/api.md#bank-connections. */
const transactionsPerPage = 500

/** docs/sdk.md#the-client. */
export interface GatehouseOptions {
  readonly baseUrl: string
  /** `sk_…`; never part of an error. */
  readonly apiKey: string
  /** For every call that does not name its own; without it the service takes sandbox. */
  readonly environment?: 'production' | 'sandbox'
  /** For a whole call, retries and pauses included; default 60,000. */
  readonly timeoutMs?: number
  /** Attempts after the first; default 2. */
  readonly retries?: number
  /** False for a service that does not keep `Idempotency-Key`: then no key is made and no POST is repeated. Default true. */
  readonly idempotentPosts?: boolean
  /** Default: the global one. */
  readonly fetch?: typeof fetch
}

/** Settings of one call. */
export interface CallOptions {
  readonly environment?: 'production' | 'sandbox'
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
  /** Sent as `Idempotency-Key` of a POST. Default: a random one for each call. */
  readonly idempotencyKey?: string
}

type Input<Name extends keyof Operations> = Operations[Name]['input']
type Answer<Name extends keyof Operations> = Operations[Name]['answer']
type Method<Name extends keyof Operations> = (input: Input<Name>, options?: CallOptions) => Promise<Answer<Name>>

/**
 * A method per operation of the API, by its operationId. Each throws `GatehouseError` when the call fails and TypeError when
 * a parameter of the path is missing. docs/sdk.md#the-client.
 */
export class Gatehouse {
  readonly #options: GatehouseOptions

  constructor(options: GatehouseOptions) {
    if (!/^https?:\/\//.test(options.baseUrl)) throw new TypeError('baseUrl must begin with https:// or http://')
    if (!options.apiKey) throw new TypeError('apiKey is empty: is the setting that holds it there?')
    this.#options = options
  }

  extract: Method<'extract'> = (input, options) => this.#call('extract', input, options)
  verify: Method<'verify'> = (input, options) => this.#call('verify', input, options)
  assess: Method<'assess'> = (input, options) => this.#call('assess', input, options)
  startEid: Method<'startEid'> = (input, options) => this.#call('startEid', input, options)
  showEid: Method<'showEid'> = (input, options) => this.#call('showEid', input, options)
  showEidReport: Method<'showEidReport'> = (input, options) => this.#call('showEidReport', input, options)
  connectBank: Method<'connectBank'> = (input, options) => this.#call('connectBank', input, options)
  showBankConnection: Method<'showBankConnection'> = (input, options) =>
    this.#call('showBankConnection', input, options)
  listBankTransactions: Method<'listBankTransactions'> = (input, options) =>
    this.#call('listBankTransactions', input, options)
  refreshBank: Method<'refreshBank'> = (input, options) => this.#call('refreshBank', input, options)
  analyseBankConnection: Method<'analyseBankConnection'> = (input, options) =>
    this.#call('analyseBankConnection', input, options)
  searchScreening: Method<'searchScreening'> = (input, options) => this.#call('searchScreening', input, options)
  listCases: Method<'listCases'> = (input, options) => this.#call('listCases', input, options)
  showCase: Method<'showCase'> = (input, options) => this.#call('showCase', input, options)
  showVerdict: Method<'showVerdict'> = (input, options) => this.#call('showVerdict', input, options)
  compareVerdicts: Method<'compareVerdicts'> = (input, options) => this.#call('compareVerdicts', input, options)
  showEvidence: Method<'showEvidence'> = (input, options) => this.#call('showEvidence', input, options)
  readDocument: Method<'readDocument'> = (input, options) => this.#call('readDocument', input, options)
  exportCases: Method<'exportCases'> = (input, options) => this.#call('exportCases', input, options)
  showCaseReport: Method<'showCaseReport'> = (input, options) => this.#call('showCaseReport', input, options)
  listCaseHits: Method<'listCaseHits'> = (input, options) => this.#call('listCaseHits', input, options)
  clearHit: Method<'clearHit'> = (input, options) => this.#call('clearHit', input, options)
  reopenHit: Method<'reopenHit'> = (input, options) => this.#call('reopenHit', input, options)
  addCaseNote: Method<'addCaseNote'> = (input, options) => this.#call('addCaseNote', input, options)
  assignCase: Method<'assignCase'> = (input, options) => this.#call('assignCase', input, options)
  decideCase: Method<'decideCase'> = (input, options) => this.#call('decideCase', input, options)
  closeCase: Method<'closeCase'> = (input, options) => this.#call('closeCase', input, options)
  holdCase: Method<'holdCase'> = (input, options) => this.#call('holdCase', input, options)
  eraseCase: Method<'eraseCase'> = (input, options) => this.#call('eraseCase', input, options)

  /** Every case that the filters let through, page after page as you go. `timeoutMs` is for each page. */
  async *cases(filters: Input<'listCases'> = {}, options?: CallOptions) {
    let cursor = filters.cursor
    do {
      const page = await this.listCases({ ...filters, ...(cursor !== undefined && { cursor }) }, options)
      yield* page.items
      cursor = page.next_cursor ?? undefined
    } while (cursor !== undefined)
  }

  /** Every transaction of a bank connection from `offset` on, newest first. `limit` is the size of a page. */
  async *transactions(filters: Input<'listBankTransactions'>, options?: CallOptions) {
    const { limit = transactionsPerPage } = filters
    let offset = filters.offset ?? 0
    for (;;) {
      const { items, total } = await this.listBankTransactions({ ...filters, limit, offset }, options)
      yield* items
      offset += items.length
      if (items.length === 0 || offset >= total) return
    }
  }

  async #call<Name extends keyof Operations>(
    name: Name,
    input: Input<Name>,
    options: CallOptions = {},
  ): Promise<Answer<Name>> {
    const { timeoutMs = timeoutDefaultMs, retries = retriesDefault, idempotentPosts = true } = this.#options
    const isPost = operations[name][0] === 'POST'
    const idempotencyKey = options.idempotencyKey ?? (isPost && idempotentPosts ? crypto.randomUUID() : undefined)
    const environment = options.environment ?? this.#options.environment
    const [url, init] = requestOf(name, input, { ...this.#options, environment, idempotencyKey })
    const repeatable = !isPost || idempotentPosts
    const limitMs = options.timeoutMs ?? timeoutMs
    const endsAt = Date.now() + limitMs
    const deadline = AbortSignal.timeout(limitMs)
    const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal])
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#attempt(url, { ...init, signal, redirect: 'manual' }, operations[name][3] === 'file')
      } catch (cause) {
        const error = failureOf(cause, deadline, options.signal)
        const pauseMs = attempt < retries ? retryPauseMs(error, attempt, repeatable) : null
        // A pause that the deadline would cut is not begun: the refusal says more than a timeout would.
        if (pauseMs === null || Date.now() + pauseMs >= endsAt) throw error
        await pause(pauseMs, signal)
      }
    }
  }

  async #attempt(url: string, init: RequestInit, file: boolean) {
    const { fetch: send = fetch } = this.#options
    const response = await send(url, init)
    if (!response.ok) throw refusalOf(response.status, response.headers, await response.text())
    if (!file) return JSON.parse(await response.text())
    const type = response.headers.get('content-type') ?? 'application/octet-stream'
    return { bytes: new Uint8Array(await response.arrayBuffer()), type }
  }
}

function failureOf(cause: unknown, deadline: AbortSignal, own: AbortSignal | undefined): GatehouseError {
  if (cause instanceof GatehouseError) return cause
  if (own?.aborted === true) return new GatehouseError({ kind: 'aborted', message: 'The call was aborted.', cause })
  if (deadline.aborted) {
    return new GatehouseError({ kind: 'timeout', message: 'The service did not answer in time.', cause })
  }
  if (cause instanceof SyntaxError) {
    return new GatehouseError({ kind: 'connection', message: 'The answer is no JSON: is baseUrl that of the service?' })
  }
  return new GatehouseError({ kind: 'connection', message: 'The connection to the service failed.', cause })
}

/** Ends early, without an error, when the signal aborts: the next attempt then fails at once. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
