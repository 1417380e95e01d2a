import { EgressFailed, type EgressFailure } from '../../ports/egress.ts'

export interface TimeLimit {
  readonly ms: number
  /** What the work counts as when its time is up. */
  readonly failure: EgressFailure
  /** Ends the work early; with its own `EgressFailed` when its reason is one. */
  readonly signal?: AbortSignal
}

/** Does the work with a signal that aborts when the time is up or the outer signal does, its reason always an `EgressFailed`. */
export async function withinTime<T>(limit: TimeLimit, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { ms, failure, signal: outer } = limit
  const inner = new AbortController()
  const timeUp = () => inner.abort(new EgressFailed(failure, `not done in ${ms} ms`))
  const giveUp = () => {
    const reason: unknown = outer?.reason
    inner.abort(reason instanceof EgressFailed ? reason : new EgressFailed('aborted', 'given up by the caller'))
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

/** The answer, or the signal's reason when that comes first: for work that cannot be ended, only left behind. */
export async function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return await Promise.race([answer, aborted])
}
