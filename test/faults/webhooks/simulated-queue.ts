import type { AttemptNote, FinishedAttempt } from '../../../src/store/finish-attempts.ts'
import { failuresToHalfOpen, leaseMs, sendingMax, type DeliveryState } from '../../../src/domain/webhooks/delivery.ts'

/** What a simulation asks of the place where deliveries are kept: the store, or this file's copy of its rules in memory. */
export interface SimulatedQueue {
  create(event: { readonly id: string; readonly endpointIds: readonly string[]; readonly at: Date }): Promise<void>
  replay(deliveryId: string, at: Date): Promise<void>
  claim(now: Date, limit: number): Promise<readonly SimulatedClaim[]>
  finish(finished: FinishedAttempt): Promise<boolean>
  lapsed(now: Date): Promise<readonly SimulatedClaim[]>
  switch(endpointId: string, enabled: boolean): Promise<void>
  remove(endpointId: string, at: Date): Promise<void>
  deliveries(): Promise<readonly SimulatedDelivery[]>
}

export interface SimulatedClaim {
  readonly tenantId: string
  readonly id: string
  readonly token: string
  readonly node: string | null
  readonly attempts: number
  readonly interrupted: number
  readonly endpoint: { readonly id: string }
}

export interface SimulatedDelivery {
  readonly id: string
  readonly eventId: string
  readonly endpointId: string
  readonly state: DeliveryState
  readonly attempts: number
  readonly dueAt: Date
  /** Attempts that used up one of the six. */
  readonly counted: readonly AttemptNote[]
}

interface Row {
  id: string
  eventId: string
  endpointId: string
  state: DeliveryState
  attempts: number
  interrupted: number
  dueAt: Date
  leaseUntil: Date | null
  token: string | null
  counted: AttemptNote[]
}

/** The queue's rules in memory, one workspace. The store's SQL is held against it seed by seed in the test beside. */
export class MemoryQueue implements SimulatedQueue {
  readonly #rows = new Map<string, Row>()
  readonly #endpoints: Map<string, { enabled: boolean; failuresInARow: number; deleted: boolean }>
  #made = 0

  constructor(endpointIds: readonly string[]) {
    this.#endpoints = new Map(endpointIds.map((id) => [id, { enabled: true, failuresInARow: 0, deleted: false }]))
  }

  async create(event: Parameters<SimulatedQueue['create']>[0]): Promise<void> {
    for (const endpointId of event.endpointIds) {
      if (this.#endpoints.get(endpointId)?.deleted === false) this.#add(event.id, endpointId, event.at)
    }
  }

  async replay(deliveryId: string, at: Date): Promise<void> {
    const row = this.#rows.get(deliveryId)
    if (row !== undefined && this.#endpoints.get(row.endpointId)?.deleted === false) {
      this.#add(row.eventId, row.endpointId, at)
    }
  }

  async claim(now: Date, limit: number): Promise<readonly SimulatedClaim[]> {
    const free = new Map<string, number>()
    const sending = [...this.#rows.values()].filter(({ state }) => state === 'sending')
    for (const [id, { enabled, failuresInARow }] of this.#endpoints) {
      const most = failuresInARow >= failuresToHalfOpen ? sendingMax.failingEndpoint : sendingMax.endpoint
      const busy = sending.filter(({ endpointId }) => endpointId === id).length
      free.set(id, enabled ? Math.max(0, most - busy) : 0)
    }
    const due = [...this.#rows.values()]
      .filter(({ state, dueAt }) => state === 'pending' && dueAt <= now)
      .toSorted(byDue)
    const places = new Map<string, number>()
    const placed = due.flatMap((row) => {
      const place = (places.get(row.endpointId) ?? 0) + 1
      places.set(row.endpointId, place)
      return place <= (free.get(row.endpointId) ?? 0) ? [{ row, place }] : []
    })
    return placed
      .toSorted((a, b) => a.place - b.place || byDue(a.row, b.row))
      .slice(0, Math.max(0, Math.min(limit, sendingMax.workspace - sending.length)))
      .map(({ row }) => {
        row.state = 'sending'
        row.leaseUntil = new Date(now.getTime() + leaseMs)
        row.token = `token-${this.#made++}`
        return claimOf(row)
      })
  }

  async finish({ delivery, change, delivered, attempt }: FinishedAttempt): Promise<boolean> {
    const endpoint = this.#endpoints.get(delivery.endpoint.id)
    if (endpoint !== undefined && delivered !== null) {
      endpoint.failuresInARow = delivered ? 0 : endpoint.failuresInARow + 1
    }
    const row = this.#rows.get(delivery.id)
    if (row?.state !== 'sending' || row.token !== delivery.token) return false
    const { state, attempts, interrupted, dueAt, no } = change
    Object.assign(row, { state, attempts, interrupted, dueAt, leaseUntil: null, token: null })
    if (no !== null) row.counted.push(attempt)
    return true
  }

  async lapsed(now: Date): Promise<readonly SimulatedClaim[]> {
    return [...this.#rows.values()]
      .filter(({ state, leaseUntil }) => state === 'sending' && leaseUntil !== null && leaseUntil <= now)
      .map(claimOf)
  }

  async switch(endpointId: string, enabled: boolean): Promise<void> {
    const endpoint = this.#endpoints.get(endpointId)
    if (endpoint?.deleted === false) endpoint.enabled = enabled
  }

  async remove(endpointId: string): Promise<void> {
    this.#endpoints.set(endpointId, { enabled: false, failuresInARow: 0, deleted: true })
    for (const row of this.#rows.values()) {
      if (row.endpointId === endpointId && (row.state === 'pending' || row.state === 'sending')) {
        Object.assign(row, { state: 'cancelled', leaseUntil: null, token: null })
      }
    }
  }

  async deliveries(): Promise<readonly SimulatedDelivery[]> {
    return [...this.#rows.values()]
  }

  #add(eventId: string, endpointId: string, at: Date): void {
    const id = `delivery-${String(this.#made++).padStart(6, '0')}`
    const fresh = { attempts: 0, interrupted: 0, dueAt: at, leaseUntil: null, token: null, counted: [] }
    this.#rows.set(id, { id, eventId, endpointId, state: 'pending', ...fresh })
  }
}

function byDue(a: Row, b: Row): number {
  return a.dueAt.getTime() - b.dueAt.getTime() || (a.id < b.id ? -1 : 1)
}

function claimOf({ id, token, attempts, interrupted, endpointId }: Row): SimulatedClaim {
  return { tenantId: '', id, token: token ?? '', node: null, attempts, interrupted, endpoint: { id: endpointId } }
}
