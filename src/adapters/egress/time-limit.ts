import { EgressFailed, type EgressFailure } from '../../ports/egress.ts'

export interface TimeLimit {
  readonly ms: number
  /** The failure when the time is up. */
  readonly failure: EgressFailure
  /** Aborts the work early; its reason is kept when it is an `EgressFailed`. */
  readonly signal?: AbortSignal
}

/** Runs the work with a signal that aborts at the deadline or with the outer signal; its reason is always an `EgressFailed`. */
export async function withinTime<T>(limit: TimeLimit, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { ms, failure, signal: outer } = limit
  const inner = new AbortController()
  const timeUp = () => inner.abort(new EgressFailed(failure, `not done in ${ms} ms`))
  const giveUp = () => {
    const reason: unknown = outer?.reason
    inner.abort(reason instanceof EgressFailed ? reason : new EgressFailed('aborted', 'aborted by the caller'))
  }
  const timer = setTimeout(timeUp, ms)
  outer?.addEventListener('abort', giveUp, { once: true })
  if (outer?.aborted === true) giveUp()
  try {
    inner.signal.throwIfAborted()
    return await work(inner.signal)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', giveUp)
  }
}

/** The result, or a throw of the signal's reason if that comes first. For work that cannot be aborted. */
export async function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return await Promise.race([answer, aborted])
}
