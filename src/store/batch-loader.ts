/** Loads the value of one key; null when it has none. */
export type Load<Value> = (key: string) => Promise<Value | null>

interface Batch<Value> {
  readonly keys: Set<string>
  readonly values: Promise<ReadonlyMap<string, Value>>
  readonly send: () => void
}

/**
 * Loads keys in batches. The first key is sent at once; keys that come while `inFlightMax` batches are in flight form the
 * next batch. Nothing is cached: a caller never gets a value that was requested before the call. When `loadBatch` fails, every
 * caller of that batch gets the error.
 */
export function batchLoader<Value>(
  loadBatch: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  inFlightMax: number,
): Load<Value> {
  let inFlight = 0
  let next: Batch<Value> | null = null

  function newBatch(): Batch<Value> {
    const keys = new Set<string>()
    const { promise, resolve } = Promise.withResolvers<void>()
    const values = promise.then(() => loadBatch([...keys])).finally(sendNext)
    return { keys, values, send: resolve }
  }

  function sendNext(): void {
    inFlight--
    if (next !== null) sendNow(next)
  }

  function sendNow({ send }: Batch<Value>): void {
    next = null
    inFlight++
    send()
  }

  return async (key) => {
    const batch = (next ??= newBatch())
    batch.keys.add(key)
    if (inFlight < inFlightMax) sendNow(batch)
    return (await batch.values).get(key) ?? null
  }
}
