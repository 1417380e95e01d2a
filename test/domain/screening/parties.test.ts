import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClientKind } from '../../../src/contract/client-kind.ts'
import { parseProfile } from '../../../src/domain/profile/parse-profile.ts'
import { screeningParties } from '../../../src/domain/screening/parties.ts'

const partiesOf = (kind: ClientKind, values: Record<string, unknown>) =>
  screeningParties(kind, parseProfile(values, { asOf: '2026-11-21', defaultCountry: null }))
const labels = (kind: ClientKind, values: Record<string, unknown>) => partiesOf(kind, values).map(({ party }) => party)

test('a person is screened under every name, with birth date, countries, sex and numbers, and never the SIN', () => {
  const given = {
    ...{ first_name: 'Clara', middle_names: 'May', last_name: 'Clearwater', birth_last_name: 'Brook' },
    ...{ other_names: ['C. C.'], date_of_birth: '1985-04-12', citizenship: 'FR', country: 'CA', sex: 'F' },
    ...{ passport_number: 'AB123456', sin: '046 454 286' },
  }
  assert.deepEqual(partiesOf('individual', given), [
    {
      party: 'Clara Clearwater',
      names: ['Clara Clearwater', 'Clara May Clearwater', 'Clara Brook', 'C. C.'],
      kind: 'person',
      dateOfBirth: '1985-04-12',
      countries: ['FR', 'CA'],
      boundTo: ['FR'],
      gender: 'female',
      identifiers: [{ value: 'AB123456', type: 'passport', country: '' }],
    },
  ])
})

test('an entity is screened with its parties in every role', () => {
  const roles = [
    ...['directors', 'partners', 'trustees', 'settlors', 'beneficiaries', 'executors'],
    ...['signatories', 'beneficial_owners', 'control_person', 'protectors', 'chief_executive'],
  ]
  const people = Object.fromEntries(roles.map((role) => [role, [{ name: `Some ${role.replace('_', ' ')}` }]]))
  const given = { legal_name: 'Tidewater Ltd', trade_name: 'Tide', third_party_name: 'Theo Third', ...people }
  assert.deepEqual(labels('corporation', given), [
    'Tidewater Ltd',
    ...roles.map((role) => `Some ${role.replace('_', ' ')}`),
    'Theo Third',
  ])
  const [client] = partiesOf('corporation', given)
  assert.deepEqual([client?.names, client?.kind], [['Tidewater Ltd', 'Tide'], 'entity'])
})

test('an owner that is an entity is screened as one', () => {
  const [, owner] = partiesOf('corporation', { legal_name: 'Tidewater Ltd', beneficial_owners: ['Deep Holdings Inc.'] })
  assert.deepEqual([owner?.party, owner?.kind], ['Deep Holdings Inc.', 'entity'])
})

test('one person in several roles is screened once, with all facts', () => {
  const given = {
    legal_name: 'Tidewater Ltd',
    directors: [{ name: 'Dora Deep', country: 'CA' }],
    beneficial_owners: [{ name: 'DORA DEEP', date_of_birth: '1970-02-03', citizenship: 'FR', id_number: 'P1' }],
  }
  const [, dora, ...others] = partiesOf('corporation', given)
  assert.deepEqual(others, [])
  assert.deepEqual(dora, {
    party: 'Dora Deep',
    names: ['Dora Deep', 'DORA DEEP'],
    kind: 'person',
    dateOfBirth: '1970-02-03',
    countries: ['CA', 'FR'],
    boundTo: ['FR'],
    gender: null,
    identifiers: [{ value: 'P1', type: 'unknown', country: '' }],
  })
})

test('the same name with another birth date is another party, with a number', () => {
  const given = {
    directors: [
      { name: 'Dora Deep', date_of_birth: '1970-02-03' },
      { name: 'Dora Deep', date_of_birth: '1999-02-03' },
    ],
  }
  assert.deepEqual(labels('corporation', given), ['Dora Deep', 'Dora Deep#2'])
  assert.deepEqual(partiesOf('corporation', given)[1]?.names, ['Dora Deep'])
})

test('the names of an entity are its parties, those of a person are other names of theirs', () => {
  const names = ['Clara Clearwater', 'Luc Gagnon']
  assert.deepEqual(labels('partnership', { legal_name: 'Tide LP', names }), ['Tide LP', ...names])
  assert.deepEqual(labels('individual', { names }), ['Clara Clearwater'])
  assert.deepEqual(labels('corporation', { names: 'Tidewater Ltd' }), ['Tidewater Ltd'])
})

test('a contact person beside an entity and a business beside a person are screened too', () => {
  const given = { first_name: 'Clara', last_name: 'Clearwater', legal_name: 'Tidewater Ltd' }
  assert.deepEqual(labels('corporation', given), ['Tidewater Ltd', 'Clara Clearwater'])
  assert.deepEqual(labels('individual', given), ['Clara Clearwater', 'Tidewater Ltd'])
})

test('a name in another script is a name', () => {
  assert.deepEqual(labels('individual', { names: 'Клара Чистая' }), ['Клара Чистая'])
})

test('no name: no party', () => assert.deepEqual(partiesOf('individual', { country: 'CA' }), []))

test('the largest profile stays bounded', () => {
  const people = Array.from({ length: 80 }, (_, index) => ({ name: `Person ${index} Of ${index}` }))
  const roles = ['directors', 'partners', 'trustees', 'beneficial_owners'].map((role) => [
    role,
    people.map(({ name }) => ({ name: `${name} ${role}` })),
  ])
  assert.equal(partiesOf('corporation', Object.fromEntries(roles) as Record<string, unknown>).length, 200)
})
