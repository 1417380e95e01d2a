import assert from 'node:assert/strict'
import { test } from 'node:test'
import { engineVersion } from '../../../src/domain/verdict/engine-version.ts'
import { kycAnswer, type KycOperation } from '../../../src/domain/verdict/answer.ts'
import { applyPatch } from '../../../src/domain/policies/apply-patch.ts'
import { policyHash } from '../../../src/domain/policies/policy-hash.ts'
import { parseRecordedInput, recordedInput, replayedInput } from '../../../src/domain/verdict/recorded-input.ts'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'
import { recompute, type StoredVerdict } from '../../../src/domain/verdict/replay.ts'
import type { VerdictInput } from '../../../src/domain/verdict/input.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { emptyInput, entry, payslipFields } from '../checks/inputs.ts'

const input: VerdictInput = {
  ...emptyInput,
  policy: { id: null, regime: 'ca_aml' },
  values: { first_name: 'Clara', country: 'CA' },
  documents: [entry('payslip', { ...payslipFields, document_date: '2026-08-01' })],
}

/** As this engine stores it. */
function stored(operation: KycOperation, of: VerdictInput = input): StoredVerdict {
  const outcome = verdictOfInput(of)
  return {
    operation,
    reachedWith: {
      engine: engineVersion,
      regime: 'ca_aml',
      policy_id: null,
      policy_version: 1,
      policy_sha256: policyHash(outcome.pack),
      bundle: 'test',
      as_of: '2026-11-21',
    },
    input: of,
    answer: Buffer.from(JSON.stringify(kycAnswer(operation, outcome))),
    checks: outcome.verification.checks,
  }
}

for (const operation of ['verify', 'assess'] as const) {
  test(`${operation} out of its recorded bytes is the same byte for byte`, () => {
    const bytes = Buffer.from(JSON.stringify(recordedInput(input)))
    const replayed = replayedInput(parseRecordedInput(bytes), input.policy)
    const verdict = { ...stored(operation), input: replayed }
    assert.deepEqual(recompute(verdict), { identical: true, changed: [], checks: [] })
  })
}

test('a Québec lender and a Québec dealer have one regime and two policies, and each is replayed under its own', () => {
  const lender: VerdictInput = { ...input, policy: { id: null, regime: 'qc_amf', extends: 'ca_aml' } }
  const dealer: VerdictInput = { ...input, policy: { id: null, regime: 'qc_amf' } }
  const hash = (of: VerdictInput) => policyHash(verdictOfInput(of).pack)
  assert.notEqual(hash(lender), hash(dealer))
  for (const asked of [lender, dealer]) {
    const recorded = parseRecordedInput(Buffer.from(JSON.stringify(recordedInput(asked))))
    assert.deepEqual(recorded.policy, asked.policy)
    const { reachedWith, ...rest } = stored('assess', asked)
    const { policy } = recorded
    assert.ok(policy.id === null)
    const verdict = {
      ...rest,
      reachedWith: { ...reachedWith, regime: 'qc_amf' },
      input: replayedInput(recorded, policy),
    }
    assert.deepEqual(recompute(verdict), { identical: true, changed: [], checks: [] })
    assert.equal(recompute({ ...verdict, input: asked === lender ? dealer : lender }).identical, false)
  }
})

test('a verdict that rests on a bank analysis is the same byte for byte, however old the analysis is by now', () => {
  const ids = ['bank:holder_name', 'bank:income_declared', 'bank:as_of:2026-09-01']
  const extraChecks = ids.map((id) => ({ id, label: id, severity: 'info' as const, passed: true, detail: '' }))
  const withAnalysis = { ...input, values: { ...input.values, annual_income: '60000' }, extraChecks }
  const verdict = stored('assess', withAnalysis)
  assert.ok(verdict.checks.some(({ id, passed }) => id === 'consistency:income:bank_analysis' && passed))
  const bytes = Buffer.from(JSON.stringify(recordedInput(withAnalysis)))
  const replayed = replayedInput(parseRecordedInput(bytes), input.policy)
  assert.deepEqual(recompute({ ...verdict, input: replayed }), { identical: true, changed: [], checks: [] })
})

test('changed rules are named by their hash, with the checks that differ', () => {
  const pack = applyPatch(packByRegime('ca_aml'), { regime: 'ca_aml', severities: { freshness: 'critical' } }, 1).pack
  const verdict = stored('verify')
  const id = '00000000-0000-4000-8000-000000000000'
  const { identical, changed, checks } = recompute({
    ...verdict,
    input: { ...input, policy: { id, regime: 'ca_aml', pack } },
  })
  assert.equal(identical, false)
  assert.deepEqual(
    changed.map(({ input: name }) => name),
    ['policy_id', 'policy_sha256'],
  )
  assert.deepEqual(checks, [{ id: 'freshness:payslip', from: 'warning', to: 'critical', words: false }])
})

test('another day is named, and a check that differs only in words says so', () => {
  const later = { ...input, asOfRequested: '2026-11-22' }
  const { changed, checks } = recompute({ ...stored('verify'), input: later })
  assert.deepEqual(changed, [{ input: 'as_of', from: '2026-11-21', to: '2026-11-22' }])
  assert.deepEqual(checks, [{ id: 'freshness:payslip', from: 'warning', to: 'warning', words: true }])
})

test('another engine and another bundle are named; a null of an older row is not', () => {
  const verdict = stored('verify')
  const of = (changes: Partial<StoredVerdict['reachedWith']>) =>
    recompute({ ...verdict, reachedWith: { ...verdict.reachedWith, ...changes } }).changed.map(
      ({ input: name }) => name,
    )
  assert.deepEqual(of({ engine: '0', bundle: 'older' }), ['engine', 'bundle'])
  assert.deepEqual(of({ policy_sha256: null, bundle: null }), [])
})

test('a forged answer differs although no input changed', () => {
  const verdict = stored('verify')
  const forged = { ...verdict, answer: Buffer.from(String(verdict.answer).replace('"passed":false', '"passed":true')) }
  const { identical, changed } = recompute(forged)
  assert.deepEqual([identical, changed], [false, []])
})

test('a check that only one of two verdicts has is absent in the other', () => {
  const { checks } = recompute({ ...stored('verify'), input: { ...input, documents: [] } })
  assert.ok(checks.some(({ id, from, to }) => id === 'legible:payslip' && from === 'passed' && to === 'absent'))
})

test('bytes that are no recorded input are refused', () => {
  assert.throws(() => parseRecordedInput(Buffer.from('{"policy":{}}')), /an input that this version cannot read/)
})
