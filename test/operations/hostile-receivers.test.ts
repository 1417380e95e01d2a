import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hostileReceivers, startHostile } from '../faults/webhooks/hostile-receivers.ts'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import { postToReceiver } from '../../src/operations/webhooks/post.ts'

const deadlineMs = 1_500
const lateMsMax = 1_000

/** The short form of `test/faults/receivers.ts`. */
describe('a delivery to a receiver that', { concurrency: 4 }, () => {
  const world = { egress: openEgress({ allow: ['127.0.0.0/8'] }), clock: { now: () => new Date() } }
  for (const receiver of hostileReceivers) {
    it(`${receiver.name} ends as ${receiver.outcome} within the deadline, and stores at most 2,000 characters`, async () => {
      const started = await startHostile(receiver)
      try {
        const succeeds = (status: number) => status >= 200 && status <= 299
        const body = Buffer.from('{}')
        const result = await postToReceiver(world, { url: started.url, headers: {}, body, deadlineMs, succeeds })
        assert.deepEqual([result.outcome, result.httpStatus], [receiver.outcome, receiver.status])
        assert.ok(result.durationMs <= deadlineMs + lateMsMax, `${result.durationMs} ms`)
        assert.ok((result.responseBody ?? '').length <= 2_000)
      } finally {
        await started.stop()
      }
    })
  }
})
