import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completeness, pointIsPresent } from '../../../src/domain/policy-packs/completeness.ts'
import { parseProfile } from '../../../src/domain/profile/parse-profile.ts'
import type { Profile } from '../../../src/domain/profile/profile.ts'
import { caAml } from '../../../src/domain/policy-packs/packs/ca-aml.ts'
import type { Mark } from '../../../src/domain/policy-packs/definition/policy-pack.ts'

type Points = readonly (readonly [point: string, mark: Mark])[]

const nothing: ReadonlyMap<string, string> = new Map()

function profileOf(values: Record<string, unknown>): Profile {
  return parseProfile(values, { asOf: '2026-11-21', defaultCountry: 'CA' })
}

function missingOf(points: Points, values: Record<string, unknown>): readonly string[] {
  return completeness({ points, profile: profileOf(values), fromDocuments: nothing }).missing
}

/** The worked example of docs/rules/profile.md#completeness. */
const example = {
  first_name: 'Marie',
  last_name: 'Tremblay',
  date_of_birth: '1990-05-10',
  citizenship: 'CA',
  country: 'CA',
  id_type: 'passport',
  id_number: 'AB123456',
  id_expiry: '2030-01-01',
  occupation: 'Engineer',
}

test('9 of the 21 points of a Canadian individual are 42 percent, and the 12 missing are named in order', () => {
  const points = caAml.dataPoints.individual
  assert.deepEqual(completeness({ points, profile: profileOf(example), fromDocuments: nothing }), {
    required: 21,
    present: 9,
    percent: 42,
    missing: [
      'street1',
      'city',
      'province',
      'postal_code',
      'phone',
      'email',
      'sin/ssn',
      'account_type',
      'purpose',
      'source_of_funds',
      'third_party',
      'pep_foreign/pep_domestic/pep_hio/pep',
    ],
  })
})

test('an address in one text brings the same client to 13 points and 61 percent', () => {
  const profile = profileOf({ ...example, address: '123 rue Principale, Montréal QC H2X 1Y4' })
  const found = completeness({ points: caAml.dataPoints.individual, profile, fromDocuments: nothing })
  assert.deepEqual([found.required, found.present, found.percent, found.missing.length], [21, 13, 61, 8])
})

test('nothing required is complete', () => {
  const found = completeness({ points: [['email', '-']], profile: profileOf({}), fromDocuments: nothing })
  assert.deepEqual(found, { required: 0, present: 0, missing: [], percent: 100 })
})

const answers: readonly (readonly [why: string, point: string, values: Record<string, unknown>, isPresent: boolean])[] =
  [
    ['one alternative suffices', 'sin/ssn', { ssn: '536-90-4399' }, true],
    ['none of the alternatives', 'sin/ssn', { itin: '912-70-1234' }, false],
    ['a number of the wrong format is given all the same', 'sin/ssn', { sin: '1' }, true],
    ['a no is an answer', 'third_party', { third_party: 'non' }, true],
    ['a false is an answer', 'third_party', { third_party: false }, true],
    ['a perhaps is no answer', 'third_party', { third_party: 'perhaps' }, false],
    ['an amount without a number is missing', 'annual_income', { income: 'a lot' }, false],
    ['zero dependants are an answer', 'dependants', { dependants: 0 }, true],
    ['a full name holds the last name', 'last_name', { names: 'Marie Tremblay' }, true],
    ['the PEP question answered on a party', 'pep_foreign/pep', { directors: [{ name: 'A B', pep: 'no' }] }, true],
    ['the PEP question not answered on any party', 'pep_foreign/pep', { directors: ['A B'] }, false],
    ['nobody owns a quarter', 'beneficial_owners', { no_owner_25: true }, true],
  ]
for (const [why, point, values, isPresent] of answers) {
  test(`${why}: ${point} is ${isPresent ? 'present' : 'missing'}`, () => {
    assert.deepEqual(missingOf([[point, 'R']], values), isPresent ? [] : [point])
    assert.equal(pointIsPresent(point, profileOf(values), nothing), isPresent)
  })
}

const conditional: readonly (readonly [
  why: string,
  point: string,
  values: Record<string, unknown>,
  isAsked: boolean,
])[] = [
  ['an employee has an employer', 'employer_name', { employment_status: 'permanent' }, true],
  ['the self-employed have none', 'employer_name', { employment_status: 'self_employed' }, false],
  ['no status was given', 'employer_name', {}, false],
  ['credit is asked for', 'annual_income', { account_type: 'mortgage' }, true],
  ['no credit is asked for', 'annual_income', { account_type: 'savings' }, false],
  ['a foreigner without a US number', 'id_number', { citizenship: 'FR' }, true],
  ['a foreigner with a US number', 'id_number', { citizenship: 'FR', itin: '912-70-1234' }, false],
  ['a US person', 'id_number', { country: 'US' }, false],
  ['a regulated trust is registered', 'registration_number/neq', { regulated_by: 'AMF' }, true],
  ['a family trust is in no register', 'registration_number/neq', { legal_name: 'Fiducie Roy' }, false],
  ['a point without a condition', 'email', {}, false],
]
for (const [why, point, values, isAsked] of conditional) {
  test(`${why}: a conditional ${point} is ${isAsked ? '' : 'not '}asked`, () => {
    assert.deepEqual(missingOf([[point, 'C']], values), isAsked ? [point] : [])
  })
}

test('a condition of the caller decides before ours', () => {
  const found = completeness({
    points: [['annual_income', 'C']],
    profile: profileOf({}),
    fromDocuments: nothing,
    conditions: new Map([['annual_income', () => true]]),
  })
  assert.deepEqual(found, { required: 1, present: 0, missing: ['annual_income'], percent: 0 })
})

test('a list of parties is complete only when each party is, and what lacks is named', () => {
  const profile = profileOf({
    directors: [{ name: 'Luc Roy', address: '1 rue X' }],
    beneficial_owners: [
      { name: 'Ève Roy', address: '1 rue X', ownership_percent: 60, date_of_birth: '1990-05-10', country: 'CA' },
      { name: 'Luc Roy', ownership_percent: 40, country: 'CA' },
    ],
  })
  const points: Points = [
    ['directors', 'B'],
    ['beneficial_owners', 'B'],
    ['signatories', 'R'],
  ]
  assert.deepEqual(completeness({ points, profile, fromDocuments: nothing }), {
    required: 3,
    present: 1,
    missing: ['beneficial_owners[1].address', 'beneficial_owners[1].date_of_birth', 'signatories'],
    percent: 33,
  })
})

test('a value found in a document fills a gap', () => {
  const found = completeness({
    points: [['occupation', 'R']],
    profile: profileOf({}),
    fromDocuments: new Map([['occupation', 'Nurse']]),
  })
  assert.deepEqual(found.missing, [])
})

test('an address that our parser cannot take apart never blocks, but completeness asks for the street', () => {
  const profile = profileOf({ address: 'near the old mill' })
  assert.equal(pointIsPresent('street1', profile, nothing), true)
  assert.equal(pointIsPresent('city', profile, nothing), false)
  assert.deepEqual(missingOf([['street1', 'B']], { address: 'near the old mill' }), ['street1'])
  assert.equal(pointIsPresent('street1', profileOf({ address: ' ' }), nothing), false)
})
