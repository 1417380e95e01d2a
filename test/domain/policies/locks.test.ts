import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runLocks } from '../../faults/policies/locks.ts'

/** The short form of `npm run faults -- locks`. */
const requests = 2_000

test('no request and no policy weakens a lock of any pack', () => {
  const run = runLocks(requests, 7)
  assert.deepEqual(run.faults, [])
  // Otherwise nothing was tried.
  assert.ok(run.blocked > requests / 3 && run.refused > run.policies / 5, JSON.stringify(run))
})
