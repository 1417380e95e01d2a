import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import { isSuccess, textOf } from './provider-request.ts'
import { treefortPaths } from './treefort-api.ts'
import { post, type TreefortCall } from './treefort-post.ts'

/** How long a token is used. Its lifetime is not documented; one that ends sooner is replaced after a 401. */
const keptMs = 5 * 60 * 1000
const accountsMax = 1_000
const answerBytesMax = 16 * 1024

/** Tokens in memory, by account. */
export interface TreefortTokens {
  /** A token of the call's account. Throws EidProviderUnavailable when none is issued. */
  of(call: TreefortCall): Promise<string>
  /** The account's token is not used again. */
  forget(call: TreefortCall): void
}

interface Flight {
  readonly token: Promise<string>
  readonly stop: AbortController
  waiting: number
}

/**
 * Calls of one account that need a token at the same time share one request. It goes on while one of them waits.
 * https://treefort-api.readme.io/reference/authentication.
 */
export function treefortTokens(): TreefortTokens {
  const kept = new Map<string, { readonly token: string; readonly untilMs: number }>()
  const flights = new Map<string, Flight>()

  function start(call: TreefortCall): Flight {
    const { hash } = call.account
    const stop = new AbortController()
    const flight = { token: fetchAndKeep({ ...call, signal: stop.signal }), stop, waiting: 0 }
    flights.set(hash, flight)
    return flight
  }

  async function fetchAndKeep(call: TreefortCall): Promise<string> {
    const token = await fetchToken(call)
    const [oldest] = kept.keys()
    if (kept.size >= accountsMax && oldest !== undefined) kept.delete(oldest)
    kept.set(call.account.hash, { token, untilMs: call.now.getTime() + keptMs })
    return token
  }

  return {
    async of(call) {
      const { hash } = call.account
      const known = kept.get(hash)
      if (known !== undefined && call.now.getTime() < known.untilMs) return known.token
      const flight = flights.get(hash) ?? start(call)
      flight.waiting += 1
      try {
        return await unlessAborted(flight.token, call.signal)
      } finally {
        flight.waiting -= 1
        if (flight.waiting === 0) {
          flight.stop.abort()
          if (flights.get(hash) === flight) flights.delete(hash)
        }
      }
    },

    forget: ({ account }) => void kept.delete(account.hash),
  }
}

async function fetchToken(call: TreefortCall): Promise<string> {
  const { clientId, secretKey } = call.account
  const answer = await post(call, {
    path: treefortPaths.token,
    body: { clientId, secretKey },
    accept: 'text/plain',
    bytesMax: answerBytesMax,
  })
  if (!isSuccess(answer.status)) throw new EidProviderUnavailable(`token_status_${answer.status}`)
  const token = textOf(answer, 'text/plain').trim()
  // The characters of a bearer token, RFC 6750 section 2.1.
  if (!/^[\w.~+/-]+=*$/.test(token)) throw new EidProviderUnavailable('token_unusable')
  return token
}

async function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return await new Promise((resolve, reject) => {
    const stop = () => reject(new EidProviderUnavailable('aborted'))
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
