import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { MemoryQueue } from '../faults/webhooks/simulated-queue.ts'
import { simulate } from '../faults/webhooks/simulation.ts'
import { openStoreQueue } from '../faults/webhooks/store-queue.ts'
import type { FinishedAttempt } from '../../src/store/finish-attempts.ts'
import { openTestStore } from '../support/store.ts'

const endpointIds = ['endpoint-1', 'endpoint-2', 'endpoint-3']
const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** The short form of `test/faults/delivery-simulation.ts`. */
describe('deliveries under crashes, late results, clocks that jump and receivers that fail', () => {
  it('keep every invariant, and the same seed does the same', async () => {
    let deliveries = 0
    for (const seed of seeds(150)) {
      const report = await simulate(new MemoryQueue(endpointIds), endpointIds, seed)
      assert.deepEqual(report.faults, [], `seed ${seed}`)
      deliveries += report.deliveries
    }
    assert.ok(deliveries > 1_000)
    const again = () => simulate(new MemoryQueue(endpointIds), endpointIds, 7)
    assert.deepEqual(await again(), await again())
  })

  it('keep them on the real store', async () => {
    const opened = await openTestStore()
    try {
      for (const seed of seeds(2)) {
        const { queue, endpointIds: ids } = await openStoreQueue(opened.store, 3)
        const report = await simulate(queue, ids, seed)
        assert.deepEqual(report.faults, [], `seed ${seed}`)
        assert.ok(report.deliveries > 0)
      }
    } finally {
      await opened.close()
    }
  })

  class ForgetsTokens extends MemoryQueue {
    override async finish(finished: FinishedAttempt): Promise<boolean> {
      const rows = await this.deliveries()
      const row = rows.find(({ id }) => id === finished.delivery.id) as { token?: string } | undefined
      return super.finish({ ...finished, delivery: { ...finished.delivery, token: row?.token ?? '' } })
    }
  }
  class LosesAttempts extends MemoryQueue {
    override async finish(finished: FinishedAttempt): Promise<boolean> {
      const change = { ...finished.change, no: finished.change.no === 3 ? null : finished.change.no }
      return super.finish({ ...finished, change })
    }
  }
  class NeverTakesBack extends MemoryQueue {
    override async lapsed() {
      return []
    }
  }
  class BelievesFailures extends MemoryQueue {
    override async finish(finished: FinishedAttempt): Promise<boolean> {
      const change = { ...finished.change, state: 'delivered' } as const
      return super.finish({ ...finished, change })
    }
  }
  for (const [what, Queue] of [
    ['results are taken without their token', ForgetsTokens],
    ['an attempt is not recorded', LosesAttempts],
    ['leases are never reclaimed', NeverTakesBack],
    ['a failure counts as delivered', BelievesFailures],
  ] as const) {
    it(`fail when ${what}`, async () => {
      const faults: string[] = []
      for (const seed of seeds(60)) {
        faults.push(...(await simulate(new Queue(endpointIds), endpointIds, seed)).faults)
        if (faults.length > 0) break
      }
      assert.notDeepEqual(faults, [])
    })
  }
})
