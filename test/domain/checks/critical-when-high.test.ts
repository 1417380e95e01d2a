import assert from 'node:assert/strict'
import { test } from 'node:test'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'
import type { PolicyPack } from '../../../src/domain/policy-packs/definition/policy-pack.ts'
import type { VerdictInput } from '../../../src/domain/verdict/input.ts'
import { complianceRisk } from '../../../src/domain/risk/compliance.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { emptyInput, only } from './inputs.ts'

const company: Partial<VerdictInput> = {
  kind: 'corporation',
  policy: { id: null, regime: 'ca_aml' },
  values: { legal_name: 'Nordic Timber Inc.', country: 'CA' },
}
const verdict = (changes: Partial<VerdictInput>) => verdictOfInput({ ...emptyInput, ...company, ...changes })
const severity = (changes: Partial<VerdictInput>) =>
  only(verdict(changes).verification.checks, 'required:entity_ownership').severity
const levelOf = (changes: Partial<VerdictInput>) => {
  const outcome = verdict(changes)
  const failedChecks = outcome.verification.checks.filter(({ passed }) => !passed)
  return complianceRisk({ ...outcome, failedChecks }).level
}
const foreignOffice = { ...company.values, pep_foreign: true }

/** Nothing else blocks under it, so that the level is what the client's own facts make it. */
const lenient = (() => {
  const generic = packByRegime('generic')
  const off = Object.fromEntries(
    ['ownership:identified', 'directors:listed', 'authority:signatory'].map((rule) => [rule, 'off' as const]),
  )
  const pack: PolicyPack = {
    ...generic,
    dataPoints: { ...generic.dataPoints, corporation: [['legal_name', 'B']] },
    steps: { ...generic.steps, onboarding: { ...generic.steps.onboarding, corporation: [['entity_ownership', 'W']] } },
    severities: off,
  }
  return { policy: { id: '00000000-0000-4000-8000-000000000000', regime: 'generic', pack } } as const
})()

test('the ownership document of a corporation blocks once its level is High, and is a flag below', () => {
  const plain = { ...lenient, values: { legal_name: 'Nordic Timber Inc.', country: 'CA' } }
  const exposed = { ...lenient, values: foreignOffice }
  assert.deepEqual([levelOf(plain) === 'High', severity(plain)], [false, 'warning'])
  assert.deepEqual([levelOf(exposed), severity(exposed)], ['High', 'critical'])
})

test('a severity set by the policy does not change', () => {
  const { policy } = lenient
  const pack = { ...policy.pack, severities: { ...policy.pack.severities, required: 'info' as const } }
  assert.equal(severity({ policy: { ...policy, pack }, values: foreignOffice }), 'info')
})

test('it keeps its place and is among the critical failures', () => {
  const { checks, critical_failures: critical } = verdict({ values: foreignOffice }).verification
  const order = checks.map(({ id }) => id).filter((id) => id.startsWith('required:entity_'))
  assert.deepEqual(order.slice(0, 2), ['required:entity_existence', 'required:entity_ownership'])
  assert.ok(critical.some(({ id }) => id === 'required:entity_ownership'))
})

test('a review and a partnership do not change', () => {
  assert.equal(severity({ values: foreignOffice, purpose: 'periodic_review' }), 'warning')
  assert.equal(severity({ values: foreignOffice, kind: 'partnership' }), 'warning')
})
