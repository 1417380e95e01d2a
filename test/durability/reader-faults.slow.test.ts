import assert from 'node:assert/strict'
import { it } from 'node:test'
import { faultNames, injectFaults } from '../faults/hostile/faults.ts'

/** The short form of `test/faults/reader-faults.ts`: each kind of fault once. */
it('a file that crashes, hangs or swells its reader answers 200, and the next file is read', async () => {
  const { faults, next, respawnMs } = await injectFaults({ faults: faultNames.length, deadlineMs: 15_000 })
  assert.deepEqual(faults, { '200 unavailable': faultNames.length })
  assert.deepEqual(next, { '200 read': faultNames.length })
  assert.equal(respawnMs.length, faultNames.length)
})
