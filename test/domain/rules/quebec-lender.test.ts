import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clearScreening, requestInput } from '../../../src/domain/verdict/request-input.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'
import { today } from './client-file.ts'

/** A client of Québec who asks for a mortgage, under the pack of lenders or of dealers. */
const verdict = (base: string | null, values: Record<string, unknown> = {}) =>
  verdictOfInput(
    requestInput(
      {
        environment: 'sandbox',
        as_of: today,
        values: {
          first_name: 'Clara',
          last_name: 'Clearwater',
          date_of_birth: '1985-04-12',
          street1: '123 rue Principale',
          city: 'Montréal',
          province: 'QC',
          postal_code: 'H2X 1Y4',
          country: 'CA',
          account_type: 'mortgage',
          ...values,
        },
      },
      {
        policy: { id: null, regime: 'qc_amf', extends: base },
        now: `${today}T17:00:00.000Z`,
        screening: clearScreening(packByRegime('qc_amf').lists, today),
      },
    ),
  ).verification

const ids = (base: string | null, values?: Record<string, unknown>) => verdict(base, values).checks.map(({ id }) => id)

test('a Québec lender is asked for no suitability and no tax form, a dealer is (PCMLTFR s. 12; NI 31-103 s. 13.2)', () => {
  const [lender, dealer] = [verdict('ca_aml'), verdict(null)]
  for (const point of ['objective', 'risk_tolerance', 'trusted_contact', 'net_liquid_assets']) {
    assert.ok(!lender.completeness.missing.includes(point), point)
    assert.ok(dealer.completeness.missing.includes(point), point)
  }
  assert.ok(!ids('ca_aml').includes('required:tax_form'))
  assert.ok(ids(null).includes('required:tax_form'))
})

test('both are asked for consent, by the AMF (P-39.1 s. 14)', () => {
  for (const base of ['ca_aml', 'ca_securities', null]) {
    const { policy } = verdict(base)
    assert.deepEqual([policy.regime, policy.regulator, policy.source], ['qc_amf', 'AMF', 'builtin'])
    const consent = (values: Record<string, unknown>) =>
      verdict(base, values).checks.find(({ id }) => id === 'consent:recorded')?.passed
    assert.deepEqual([consent({}), consent({ consent_date: '2026-11-01' })], [false, true])
  }
})

test('both ask for the capacity to repay a loan and a prescribed identity method (PCMLTFR ss. 12(k), 105(1))', () => {
  for (const base of ['ca_aml', null]) {
    assert.ok(verdict(base).completeness.missing.includes('annual_income'), String(base))
    assert.ok(verdict(base).critical_failures.some(({ id }) => id === 'method:identity'))
  }
  assert.ok(!verdict('ca_aml', { account_type: 'savings' }).completeness.missing.includes('annual_income'))
})

test('naming the pack that is its own choice anyway changes nothing', () => {
  assert.deepEqual(verdict('ca_securities'), verdict(null))
})
