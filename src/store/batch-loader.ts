/** Asks for one key; null when there is no answer to it. */
export type Ask<Answer> = (key: string) => Promise<Answer | null>

interface Question<Answer> {
  readonly keys: Set<string>
  readonly answers: Promise<ReadonlyMap<string, Answer>>
  readonly send: () => void
}

/**
 * Puts keys that are asked for at the same time into one question. A first one is sent at once; while `underWayMax` are
 * under way, who asks gathers for the next. Nothing is kept: no one is given the answer to a question that was sent before
 * they asked, so an answer is never older than its asking. A question that fails fails for all who asked it.
 */
export function batchLoader<Answer>(
  question: (keys: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
  inFlightMax: number,
): Ask<Answer> {
  let inFlight = 0
  let next: Question<Answer> | null = null

  function newQuestion(): Question<Answer> {
    const keys = new Set<string>()
    const { promise, resolve } = Promise.withResolvers<void>()
    const answers = promise.then(() => question([...keys])).finally(sendNext)
    return { keys, answers, send: resolve }
  }

  function sendNext(): void {
    inFlight--
    if (next !== null) sendNow(next)
  }

  function sendNow({ send }: Question<Answer>): void {
    next = null
    inFlight++
    send()
  }

  return async (key) => {
    const asked = (next ??= newQuestion())
    asked.keys.add(key)
    if (inFlight < inFlightMax) sendNow(asked)
    return (await asked.answers).get(key) ?? null
  }
}
