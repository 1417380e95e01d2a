import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caAml } from '../../../src/domain/policy-packs/packs/ca-aml.ts'
import type { PolicyPack } from '../../../src/domain/policy-packs/definition/policy-pack.ts'
import { validatePack } from '../../../src/domain/policy-packs/validate-pack.ts'

const kyc = caAml.thresholds.kyc
const individual = caAml.dataPoints.individual

const faults: readonly (readonly [message: string, changes: Partial<PolicyPack>])[] = [
  ['version must be a positive integer', { version: 0 }],
  ['effectiveFrom must be a date', { effectiveFrom: '2026-02-30' }],
  ['currency must be an ISO 4217 code', { currency: 'dollar' }],
  ['country must be an ISO 3166 alpha-2 code', { country: 'CAN' }],
  ['timezone Canada/Nowhere does not exist', { timezone: 'Canada/Nowhere' }],
  ['identity is locked but documents are not required', { defaults: { ...caAml.defaults, requireDocuments: false } }],
  ['sanctions are locked but not screened', { defaults: { ...caAml.defaults, screenSanctions: false } }],
  ['sanctions are locked but no list is named', { lists: [] }],
  ['retentionYears must be positive', { retentionYears: 0 }],
  ['kyb.adultAge must be 16 to 25', { thresholds: { kyc, kyb: { ...kyc, adultAge: { usual: 12, byProvince: {} } } } }],
  ['kyc.minOcrConfidence must be 0 to 1', { thresholds: { kyc: { ...kyc, minOcrConfidence: 60 }, kyb: kyc } }],
  ['kyc.incomeTolerance must be 0 to below 1', { thresholds: { kyc: { ...kyc, incomeTolerance: 1 }, kyb: kyc } }],
  [
    'kyc.ownerShare must be above 0 to 50',
    { thresholds: { kyc: { ...kyc, ownerShare: [{ from: '2026-01-01', percent: 0, inclusive: true }] }, kyb: kyc } },
  ],
  ['kyc.ownerShare must say at least one share', { thresholds: { kyc: { ...kyc, ownerShare: [] }, kyb: kyc } }],
  ['kyc.expiringDays must be positive', { thresholds: { kyc: { ...kyc, expiringDays: Number.NaN }, kyb: kyc } }],
  [
    'a data point of individual is named twice',
    { dataPoints: { ...caAml.dataPoints, individual: [...individual, ...individual] } },
  ],
  ['First Name of estate is no data point', { dataPoints: { ...caAml.dataPoints, estate: [['First Name', 'B']] } }],
  [
    'selfie of trust (onboarding) is no step',
    { steps: { ...caAml.steps, onboarding: { ...caAml.steps.onboarding, trust: [['selfie', 'C']] } } },
  ],
  [
    'identity is locked but onboarding asks for no photo_id',
    { steps: { ...caAml.steps, onboarding: { ...caAml.steps.onboarding, individual: [] } } },
  ],
  ['maxAgeDays names diary, which is no document type', { maxAgeDays: { diary: 1 } }],
  ['maxAgeDays of payslip must be positive', { maxAgeDays: { payslip: -1 } }],
  ['reviewMonths must rise as the level falls', { reviewMonths: { High: 24, Medium: 12, Low: 36 } }],
  ['required:photo_id is held by the identity lock', { severities: { 'required:photo_id': 'off' } }],
  ['screening is held by the sanctions lock', { severities: { screening: 'warning' } }],
]

for (const [message, changes] of faults) {
  test(`a pack is refused at load: ${message}`, () => {
    assert.throws(() => validatePack({ ...caAml, ...changes }), { message: `policy pack ca_aml: ${message}` })
  })
}

test('a sound pack comes back as it is', () => {
  assert.equal(validatePack(caAml), caAml)
})
