import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClientKind } from '../../../src/contract/client-kind.ts'
import { parseProfile } from '../../../src/domain/profile/parse-profile.ts'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'
import { registryQueries } from '../../../src/domain/registry/registry-queries.ts'

function asked(values: Record<string, unknown>, regime = 'ca_aml', kind: ClientKind = 'corporation') {
  const pack = packByRegime(regime)
  const profile = parseProfile(values, { asOf: '2026-11-21', defaultCountry: pack.country })
  return registryQueries(profile, { kind, pack }).map(({ by, value, country }) => `${by} ${value} ${country ?? '-'}`)
}

test('numbers of the pack’s country are queried first, then other numbers, the LEI, the name', () => {
  const values = {
    legal_name: 'Maple Labs Inc.',
    registration_number: '229101-1',
    business_number: '123026635RC0001',
    siren: '404833048',
    lei: '213800KUD8LAJWSQ9D15',
  }
  assert.deepEqual(asked(values), [
    'registration_number 2291011 CA',
    'business_number 123026635 CA',
    'siren 404833048 FR',
    'lei 213800KUD8LAJWSQ9D15 -',
    'name Maple Labs Inc. CA',
  ])
  assert.equal(asked(values, 'fr_cmf')[0], 'siren 404833048 FR')
})

test('a registration number is of the country of incorporation', () => {
  const british = { registration_number: '123456', incorporation_country: 'GB' }
  assert.deepEqual(asked(british), ['company_number 00123456 GB'])
  assert.deepEqual(asked({ registration_number: 'SC123456', incorporation_country: 'GB' }), [
    'company_number SC123456 GB',
  ])
  assert.deepEqual(asked({ registration_number: '404 833 048', incorporation_country: 'FR' }), ['siren 404833048 FR'])
})

test('the SIREN of a SIRET is queried', () => {
  assert.deepEqual(asked({ siret: '73282932000074' }), ['siren 732829320 FR'])
})

test('an invalid number is not queried', () => {
  assert.deepEqual(asked({ registration_number: '12', business_number: '123026636', lei: 'X' }), [])
})

test('an individual is never looked up, a trust by its number only', () => {
  const values = { legal_name: 'Maple Family Trust', business_number: '123026635' }
  assert.deepEqual(asked(values, 'ca_aml', 'individual'), [])
  assert.deepEqual(asked(values, 'ca_aml', 'trust'), ['business_number 123026635 CA'])
})
