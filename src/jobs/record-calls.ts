import type { ApiLog, NotedCalls } from '../operations/services.ts'
import { storeCalls, type ApiCall, type CountedCalls } from '../store/api-calls.ts'
import type { Job } from './job.ts'

/** Most calls in memory; further ones are counted and not kept. */
const callsMax = 10_000
/** Most rows of counts in memory; further calls are in no count. */
const countsMax = 5_000
const hourMs = 3_600_000

/** Answered calls in memory until the job below stores them: an answer never waits for it. docs/operations.md#api-log. */
export class CallNotes implements ApiLog {
  #calls: ApiCall[] = []
  #counted = new Map<string, CountedCalls>()

  note(call: ApiCall): void {
    const isLogged = this.#calls.length < callsMax
    if (isLogged) this.#calls.push(call)
    const { tenantId, keyId, operation, at, status } = call
    const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
    this.#count({
      tenantId,
      hour,
      keyId,
      operation,
      calls: 1,
      errors: status < 400 ? 0 : 1,
      unlogged: isLogged ? 0 : 1,
    })
  }

  take(): NotedCalls {
    const noted = { calls: this.#calls, counted: [...this.#counted.values()] }
    this.#calls = []
    this.#counted = new Map()
    return noted
  }

  restoreCounts({ calls, counted }: NotedCalls): void {
    for (const rows of counted) this.#count(rows)
    // They are not tried again: what the database refused once would hold up all calls after it.
    for (const { tenantId, keyId, operation, at } of calls) {
      const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs)
      this.#count({ tenantId, hour, keyId, operation, calls: 0, errors: 0, unlogged: 1 })
    }
  }

  #count(rows: CountedCalls): void {
    const name = `${rows.keyId} ${rows.operation} ${rows.hour.getTime()}`
    const known = this.#counted.get(name)
    if (known === undefined && this.#counted.size >= countsMax) return
    this.#counted.set(name, {
      ...rows,
      calls: rows.calls + (known?.calls ?? 0),
      errors: rows.errors + (known?.errors ?? 0),
      unlogged: rows.unlogged + (known?.unlogged ?? 0),
    })
  }
}

/** Stores the calls since its last run. Calls that cannot be stored are counted as not logged. */
export const recordCalls: Job = {
  name: 'record-calls',
  pauseMs: 1_000,
  async run({ store, apiLog }) {
    const noted = apiLog.take()
    if (noted.counted.length === 0) return
    try {
      await storeCalls(store, noted.calls, noted.counted)
    } catch (error) {
      apiLog.restoreCounts(noted)
      throw error
    }
  },
}
