import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check } from '../../../../src/contract/check.ts'
import type { VerdictInput } from '../../../../src/domain/verdict/input.ts'
import { entry, only, passportFields, verdictChecks } from '../inputs.ts'

const extra = (id: string, passed = true): Check => ({ id, label: id, severity: 'info', passed, detail: '' })
/** Whether another method stands in for a photo document that is missing or cannot be relied on, in France. */
const verified = (changes: Partial<VerdictInput>) =>
  only(
    verdictChecks({
      policy: { id: null, regime: 'fr_cmf' },
      values: { first_name: 'Clara', last_name: 'Clearwater', country: 'FR' },
      documents: [],
      ...changes,
    }),
    'required:photo_id',
  ).passed

test('an electronic identity of assurance substantial or high verifies a client in France alone', () => {
  assert.equal(verified({}), false)
  assert.equal(verified({ extraChecks: [extra('eid_substantial')] }), true)
  assert.equal(verified({ extraChecks: [extra('partner:eid_substantial')] }), true)
  assert.equal(verified({ extraChecks: [extra('eid_substantial', false)] }), false)
})

for (const [taken, enough] of [
  [['pvid'], false],
  [['pvid', 'pvid'], false],
  [['pvid', 'selfie'], false],
  [['pvid', 'qualified_signature'], true],
  [['certified_copy', 'first_payment'], true],
  [['first_payment', 'third_party_confirmation'], true],
] as const) {
  test(`${taken.join(' and ')} ${enough ? 'verify' : 'do not verify'} a client in France`, () => {
    assert.equal(verified({ extraChecks: taken.map((id) => extra(id)) }), enough)
  })
}

test('the copy of a document is a measure when it can be relied on and names the client', () => {
  const expired = [entry('passport', { ...passportFields, id_expiry: '2020-01-01' })]
  const extraChecks = [extra('first_payment')]
  assert.equal(verified({ documents: expired, extraChecks }), false)
  // The expired one is not relied on; the licence beside it is.
  const licence = entry('driver_licence', { ...passportFields })
  assert.equal(verified({ documents: [...expired, licence], extraChecks }), true)
})

test('these methods do not verify under a pack that does not name them', () => {
  assert.equal(verified({ policy: { id: null, regime: 'ma_bam' }, extraChecks: [extra('eid_substantial')] }), false)
})
