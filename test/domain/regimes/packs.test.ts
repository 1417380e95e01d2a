import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choosePack, policyObject } from '../../../src/domain/regimes/choose-pack.ts'
import { packByRegime, regimes } from '../../../src/domain/regimes/index.ts'

const asked = (regime: string) =>
  packByRegime(regime).dataPoints.individual.filter(([, mark]) => mark === 'B' || mark === 'R').length

test('generic and ca_aml run', () => {
  assert.deepEqual(
    regimes.map(({ regime }) => regime),
    ['generic', 'ca_aml'],
  )
})

test('an individual is asked 19 data points by generic and 21 by ca_aml', () => {
  assert.deepEqual([asked('generic'), asked('ca_aml')], [19, 21])
})

test('ca_aml holds every lock, generic none', () => {
  assert.deepEqual(packByRegime('ca_aml').locks, { identity: true, sanctions: true, amlPep: true })
  assert.deepEqual(packByRegime('generic').locks, { identity: false, sanctions: false, amlPep: false })
})

test('packs differ in zone, currency and ages', () => {
  const facts = (regime: string) => {
    const { timezone, currency, maxAgeDays, thresholds } = packByRegime(regime)
    return [timezone, currency, maxAgeDays.payslip, thresholds.kyc.adultAge, thresholds.kyc.maxListAgeDays]
  }
  assert.deepEqual(facts('generic'), ['UTC', 'USD', 90, 18, 30])
  assert.deepEqual(facts('ca_aml'), ['America/Toronto', 'CAD', 60, 'province', 7])
})

test('a regime that does not exist is a broken promise of ours', () => {
  assert.throws(() => packByRegime('atlantis'), /no policy pack has the regime atlantis/)
})

test('the pack is the one chosen, else that of the country', () => {
  const chosen = (id: string | null, regime: string | null, country: string | null) => {
    const { pack, source } = choosePack({ id, regime }, country)
    return [pack.regime, source]
  }
  assert.deepEqual(chosen(null, null, null), ['generic', 'default'])
  assert.deepEqual(chosen(null, null, 'CA'), ['ca_aml', 'default'])
  assert.deepEqual(chosen(null, 'generic', 'CA'), ['generic', 'builtin'])
  assert.deepEqual(chosen('5b1b8f7e-0000-4000-8000-000000000000', 'ca_aml', null), ['ca_aml', 'workspace'])
})

test('the policy object names the pack and what it refused', () => {
  const chosen = choosePack({ id: null, regime: 'ca_aml' }, null)
  assert.deepEqual(policyObject(chosen, { purpose: 'onboarding', overridesRefused: ['as_of'] }), {
    id: null,
    version: 1,
    source: 'builtin',
    regime: 'ca_aml',
    regulator: 'FINTRAC',
    purpose: 'onboarding',
    overrides_refused: ['as_of'],
  })
})
