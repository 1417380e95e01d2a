import type { Store } from '../../store/store.ts'

/** A call that runs in this process. */
export interface RunningCall {
  /** Whether another call with the key runs already; `bodyMac` is that call's. */
  readonly isSecond: boolean
  readonly bodyMac: Buffer
  /** Call it when the call has ended. */
  readonly leave: () => void
}

const running = new WeakMap<Store, Map<string, Buffer>>()

/**
 * Notes that a call with an Idempotency-Key runs in this process, so that a second one is refused without a look at the database.
 * Between processes the database decides.
 */
export function enterRunning(
  store: Store,
  { tenantId, mac, bodyMac }: { readonly tenantId: string; readonly mac: Buffer; readonly bodyMac: Buffer },
): RunningCall {
  const calls = running.get(store) ?? new Map<string, Buffer>()
  running.set(store, calls)
  const name = tenantId + mac.toString('latin1')
  const first = calls.get(name)
  if (first !== undefined) return { isSecond: true, bodyMac: first, leave: () => {} }
  calls.set(name, bodyMac)
  return { isSecond: false, bodyMac, leave: () => void calls.delete(name) }
}
