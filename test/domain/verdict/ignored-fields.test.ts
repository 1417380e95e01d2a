import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import { keySynonyms } from '../../../src/domain/profile/key-synonyms.ts'
import { findProfileKey, profileKeys } from '../../../src/domain/profile/profile-keys.ts'
import { ignoredFields } from '../../../src/domain/verdict/ignored-fields.ts'
import { shownKey } from '../../../src/domain/values/shown-key.ts'

const ofValues = (values: Record<string, unknown>) => ignoredFields({ values })

describe('what nothing reads is listed with the nearest known name', () => {
  const rows: readonly (readonly [body: object, path: string, nearest: string | null])[] = [
    [{ refrence: 'client-1001' }, 'refrence', 'reference'],
    [{ docs: [] }, 'docs', 'documents'],
    [{ last_name: 'Clearwater' }, 'last_name', 'values.last_name'],
    [{ frobnicate: 1 }, 'frobnicate', null],
    [{ kind: 'corporaton' }, 'kind', 'corporation'],
    [{ kind: 'company' }, 'kind', 'corporation'],
    [{ kind: 'alien' }, 'kind', null],
    [{ values: { owners: [] } }, 'values.owners', 'beneficial_owners'],
    [{ values: { adress: 'x' } }, 'values.adress', 'address'],
    [{ values: { birth_of_date: 'x' } }, 'values.birth_of_date', 'date_of_birth'],
    [{ values: { salary: '1' } }, 'values.salary', 'annual_income'],
    [{ values: { prenoms: 'x' } }, 'values.prenoms', 'first_name'],
    [{ values: { favourite_colour: 'x' } }, 'values.favourite_colour', null],
    [{ values: { address: { street1: 'x', zipp: 'y' } } }, 'values.address.zipp', 'postal_code'],
    [
      { values: { directors: [{ name: 'A' }, { name: 'B', date_of_brith: '1970-01-01' }] } },
      'values.directors[1].date_of_brith',
      'date_of_birth',
    ],
    [
      { values: { beneficial_owners: [{ name: 'A Ltd.', owned_by: [{ name: 'B', adresse_civile: 'x', pep_x: 1 }] }] } },
      'values.beneficial_owners[0].owned_by[0].adresse_civile',
      null,
    ],
    [{ values: { tax_residences: [{ Country: 'CA' }] } }, 'values.tax_residences[0].Country', 'country'],
    [{ values: { trusted_contact: { name: 'A', phne: '1' } } }, 'values.trusted_contact.phne', 'phone'],
    [{ values: { date_of_birth: '1990-05-04', dob: '1991-05-04' } }, 'values.dob', 'date_of_birth'],
    [{ values: { dob: '1990-05-04', birthdate: '1991-05-04' } }, 'values.birthdate', 'date_of_birth'],
    [{ values: { nom: 'Roy', last_name: 'Roy', surname: 'Roi' } }, 'values.surname', 'last_name'],
    [{ documents: [{ doc_type: 'passport', step_key: 'photoid' }] }, 'documents[0].step_key', 'photo_id'],
  ]
  for (const [body, path, nearest] of rows) {
    it(`${path}: ${nearest}`, () => assert.deepEqual(ignoredFields({ values: {}, ...body }), [{ path, nearest }]))
  }
})

test('what is read is not listed: aliases, spellings, parts of objects, and addresses that are read as one text', () => {
  const read = {
    prenom: 'Clara',
    'Nom de famille': 'Clearwater',
    dateOfBirth: '1985-04-12',
    address: { street: '1 Main St', zip: 'H2X 1Y4', Ville: 'Montréal' },
    employer_address: { line: '2 Main St' },
    beneficial_owners: [{ full_name: 'A', pep_status_2025: 'no', ppe: 'non', owners: ['B'], address: { line: 'x' } }],
    tax_residences: [{ pays: 'FR', tin: '1' }],
    trusted_contact: { nom: 'B', courriel: 'b@example.com' },
  }
  const body = { values: read, kind: 'Fiducie', documents: [{ doc_type: 'passport', step_key: 'pièce identité' }] }
  assert.deepEqual(ignoredFields(body), [])
  assert.deepEqual(
    ofValues(
      Object.fromEntries(profileKeys.flatMap(({ name, aliases }) => [name, ...aliases].map((key) => [key, 'x']))),
    ),
    [],
  )
})

test('a key that looks like data is shown as …', () => {
  for (const key of [
    'Clara Clearwater',
    'clara@example.com',
    '1985-04-12',
    'H2X1Y4',
    'a'.repeat(65),
    'a\u0007b',
    'x1234',
    '',
  ]) {
    assert.equal(shownKey(key), '…', key)
    assert.equal(ofValues({ [key]: 'x' })[0]?.path, 'values.…', key)
  }
  for (const key of ['street1', 'no_owner_25', 'w8ben', 'favouriteColour', 'prénom']) assert.equal(shownKey(key), key)
  const spaced = { 'Beneficial Owners': [{ nmae: 'A' }] }
  assert.deepEqual(ofValues(spaced), [{ path: 'values.beneficial_owners[0].nmae', nearest: 'name' }])
})

test('at most 50 are listed, and a body made to cost much costs little', () => {
  const many = Object.fromEntries(
    Array.from({ length: 40_000 }, (_, index) => [`beneficial_ownr_${index % 90}_${'abc'[index % 3]}${index}`, 1]),
  )
  const before = process.cpuUsage()
  assert.equal(ofValues(many).length, 50)
  const deep = {
    name: 'A',
    owned_by: Array.from({ length: 50 }, () => ({
      name: 'B',
      owned_by: Array.from({ length: 50 }, () => ({ name: 'C', date_of_birth: 'x' })),
    })),
  }
  assert.deepEqual(ofValues({ beneficial_owners: Array.from({ length: 50 }, () => deep) }), [])
  assert.ok(process.cpuUsage(before).user < 200_000)
})

test('every synonym stands for a key and is none itself', () => {
  for (const [word, key] of keySynonyms) {
    assert.equal(findProfileKey(key)?.name, key)
    assert.equal(findProfileKey(word), null, word)
  }
})
