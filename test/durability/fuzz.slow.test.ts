import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { fuzz } from '../faults/fuzzing/run.ts'
import { valid } from '../faults/fuzzing/schema-arbitrary.ts'
import { KycRequest } from '../../src/contract/kyc-request.ts'
import { bodyValidator } from '../../src/operations/body-validator.ts'

/** The short form of `test/faults/fuzz.ts`; a failure prints the seed that replays it there. */
describe('generated calls', () => {
  it('are all answered as described, and a refused one files nothing', async () => {
    const seed = Date.now() % 2 ** 31
    const { counts, faults } = await fuzz({ requests: 3_000, files: 0, seed })
    assert.deepEqual(faults, [], `seed ${seed}`)
    for (const status of ['200', '201', '400', '401', '403', '404', '422'])
      assert.ok(counts.has(status), `no ${status} at all`)
  })

  it('have valid bodies among them: what the schema generates the schema lets through', () => {
    const validate = bodyValidator(KycRequest)
    const bodies = valid(KycRequest, { keys: {}, texts: {}, anything: fc.jsonValue() })
    fc.assert(fc.property(bodies, (body) => void validate(body)))
  })
})
