import type { AuditActor } from '../domain/audit/actions.ts'
import type { CountedRefusals, RefusedCall, RefusedCalls } from '../operations/services.ts'
import { insertAuditEntry } from '../store/audit-entries.ts'
import { withTenant } from '../store/tenant.ts'
import type { Job } from './job.ts'

/** Most pairs of key and reason in memory; further ones are not counted. */
const countedMax = 10_000

const unproven: AuditActor = { type: 'unknown', id: 'unproven' }

/**
 * Refused calls counted by key and reason, in memory until the job below stores them: a refusal never waits for it. `onFull` is
 * called once between two runs of the job when a call is not counted.
 */
export class RefusedCallNotes implements RefusedCalls {
  readonly #onFull: () => void
  #counted = new Map<string, CountedRefusals>()
  #full = false

  constructor(onFull: () => void) {
    this.#onFull = onFull
  }

  note(call: RefusedCall): void {
    this.#add({ ...call, count: 1 })
  }

  take(): readonly CountedRefusals[] {
    const counted = [...this.#counted.values()]
    this.#counted = new Map()
    this.#full = false
    return counted
  }

  restore(counted: readonly CountedRefusals[]): void {
    for (const refusals of counted) this.#add(refusals)
  }

  #add(refusals: CountedRefusals): void {
    const name = `${refusals.keyId} ${refusals.reason}`
    const known = this.#counted.get(name)
    if (known === undefined && this.#counted.size >= countedMax) {
      if (!this.#full) this.#onFull()
      this.#full = true
      return
    }
    const first = known === undefined || refusals.at < known.at ? refusals : known
    this.#counted.set(name, { ...first, count: refusals.count + (known?.count ?? 0) })
  }
}

/**
 * Writes one audit entry for each key and reason since its last run: the first moment, the count and the first request's id. A
 * key costs a few rows a minute, however many of its calls are refused. Counts that cannot be stored wait for the next run.
 */
export const recordRefusedCalls: Job = {
  name: 'record-refused-calls',
  pauseMs: 60_000,
  async run({ store, refusedCalls }) {
    const left = [...Map.groupBy(refusedCalls.take(), ({ tenantId }) => tenantId)]
    for (let next = left[0]; next !== undefined; next = left[0]) {
      const [tenantId, counted] = next
      try {
        await withTenant(store.app, tenantId, async (tx) => {
          for (const { keyId, reason, at, count, requestId } of counted) {
            await insertAuditEntry(tx, {
              tenantId,
              at,
              actor: reason === 'key_wrong' ? unproven : { type: 'key', id: keyId },
              action: 'call.refused',
              objectId: keyId,
              outcome: 'refused',
              reason,
              count,
              requestId,
            })
          }
        })
      } catch (error) {
        refusedCalls.restore(left.flatMap(([, refusals]) => refusals))
        throw error
      }
      left.shift()
    }
  },
}
