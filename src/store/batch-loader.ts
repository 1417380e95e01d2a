/** Loads the value of one key; null when it has none. */
export type Load<Value> = (key: string) => Promise<Value | null>

interface Batch<Value> {
  readonly keys: Set<string>
  readonly values: Promise<ReadonlyMap<string, Value>>
  isSent: boolean
  readonly send: () => void
}

/**
 * Loads keys in batches. The first key is sent at once, with those of callers that were waiting for the same promise; keys that
 * come while `inFlightMax` batches are in flight form the next batch. Nothing is cached: a caller never gets a value that was
 * requested before the call. When `loadBatch` fails, every caller of that batch gets the error.
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
    const values = promise.then(load).finally(sendNext)
    return { keys, values, isSent: false, send: resolve }

    function load() {
      next = null
      return loadBatch([...keys])
    }
  }

  function sendNext(): void {
    inFlight--
    if (next !== null && !next.isSent) sendNow(next)
  }

  /** It is closed a microtask later, which lets callers that go on from one answer into one batch. */
  function sendNow(batch: Batch<Value>): void {
    batch.isSent = true
    inFlight++
    batch.send()
  }

  return async (key) => {
    const batch = (next ??= newBatch())
    batch.keys.add(key)
    if (!batch.isSent && inFlight < inFlightMax) sendNow(batch)
    return (await batch.values).get(key) ?? null
  }
}
