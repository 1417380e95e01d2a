import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { simulateAccount } from '../../../../src/domain/bank/simulator/simulate-account.ts'
import { client, day } from './account-arbitrary.ts'
import { accountFaults, extensionFaults } from './account-faults.ts'

const runs = { numRuns: 10_000 }

describe('ten thousand simulated accounts', () => {
  it('have balances that chain, unique ids, dates in order and signs of their categories', () => {
    fc.assert(
      fc.property(client, day, (one, asOf) => assert.deepEqual(accountFaults(simulateAccount(one, asOf), asOf), [])),
      runs,
    )
  })

  it('keep their rows, ids and balances when days go by', () => {
    fc.assert(
      fc.property(client, day, fc.integer({ min: 1, max: 800 }), (one, asOf, later) =>
        assert.deepEqual(extensionFaults(one, asOf, later), []),
      ),
      runs,
    )
  })
})
