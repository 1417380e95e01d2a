import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checksOfFile, testFiles, type FileRow } from './client-file.ts'

type Values = Readonly<Record<string, unknown>>

/** A Canadian client of whom every point is known. */
const ada = {
  first_name: 'Ada',
  last_name: 'Maple',
  date_of_birth: '1990-05-04',
  citizenship: 'CA',
  country: 'CA',
  street1: '123 Main Street',
  city: 'Ottawa',
  province: 'ON',
  postal_code: 'K1V 7T9',
  phone: '613 555 0142',
  email: 'ada@example.com',
  id_type: 'passport',
  id_number: 'AB123456',
  id_expiry: '2031-05-02',
  id_country: 'CA',
  sin: '531904274',
  occupation: 'Geologist',
  account_type: 'chequing',
  purpose: 'payroll',
  source_of_funds: 'employment',
  third_party: 'no',
  pep: 'no',
}

/** Ada with other values; null for one that is not sent. */
function adaWith(values: Values): { readonly values: Values } {
  return { values: { ...ada, ...values } }
}

const passport = (fields: Readonly<Record<string, string>>) => ({
  doc_type: 'passport',
  step_key: 'photo_id',
  fields: { first_name: 'ADA', last_name: 'MAPLE', id_number: 'AB123456', id_expiry: '2031-05-02', ...fields },
})

const company = {
  legal_name: 'Kestrel Mapping Ltd.',
  street1: '12 Mapping Way',
  directors: [{ name: 'Ada Maple', address: '1 Main St, Ottawa ON' }],
  registration_number: '1234567',
}
const owner = { name: 'Ada Maple', date_of_birth: '1990-05-04', address: '1 Main St, Ottawa ON', country: 'CA' }

const record = 'PCMLTFR s. 12'
const age = 'PCMLTFR s. 105(6)'

testFiles([
  row('a birth date that is none', record, adaWith({ date_of_birth: '31/02/1990' }), {
    blocks: ['required:date_of_birth', 'adult:recorded'],
    warns: ['format:recorded:date_of_birth', 'completeness'],
  }),
  row('a birth date in the future', record, adaWith({ date_of_birth: '2085-05-04' }), {
    blocks: ['required:date_of_birth'],
  }),
  row('a birth date of two digits', record, adaWith({ date_of_birth: '04/05/90' }), {
    blocks: ['required:date_of_birth'],
  }),
  row('a birth date in words that are none', record, adaWith({ date_of_birth: 'spring 1990' }), {
    blocks: ['required:date_of_birth'],
  }),
  row('a birth date before 1900', record, adaWith({ date_of_birth: '1890-05-04' }), {
    blocks: ['required:date_of_birth'],
  }),
  row('a birth date in words', record, adaWith({ date_of_birth: '4 mai 1990' }), {
    passes: ['required:date_of_birth', 'adult:recorded', 'format:recorded:date_of_birth'],
  }),
  row(
    'an unreadable birth date beside a passport that has one',
    record,
    { ...adaWith({ date_of_birth: '1990-13-45' }), documents: [passport({ date_of_birth: '1990-05-04' })] },
    { blocks: ['required:date_of_birth'] },
  ),
  row('two readings, of age by both', age, adaWith({ date_of_birth: '04/05/1990' }), {
    passes: ['required:date_of_birth', 'adult:recorded'],
    warns: ['format:recorded:date_of_birth'],
  }),
  row('the same day and month have one reading', age, adaWith({ date_of_birth: '05/05/1990' }), {
    passes: ['required:date_of_birth', 'adult:recorded', 'format:recorded:date_of_birth'],
  }),
  row('a day above 12 has one reading', age, adaWith({ date_of_birth: '13/05/1990' }), {
    passes: ['required:date_of_birth', 'adult:recorded', 'format:recorded:date_of_birth'],
  }),
  row('two readings, under age by both', age, adaWith({ date_of_birth: '04/05/2012' }), {
    blocks: ['adult:recorded'],
    passes: ['required:date_of_birth'],
  }),
  row('two readings, under age by one', age, adaWith({ date_of_birth: '11/12/2008' }), {
    blocks: ['adult:recorded', 'required:date_of_birth'],
    warns: ['completeness'],
  }),
  row('two readings, one of them in the future', age, adaWith({ date_of_birth: '10/12/2026' }), {
    blocks: ['adult:recorded'],
    passes: ['required:date_of_birth', 'format:recorded:date_of_birth'],
  }),
  row(
    'two readings, and a passport that shows one',
    'PCMLTFR s. 105(1)(a)',
    { ...adaWith({ date_of_birth: '04/05/1990' }), documents: [passport({ date_of_birth: '1990-04-05' })] },
    { passes: ['match:dob:passport', 'adult:recorded', 'format:recorded:date_of_birth'] },
  ),
  row(
    'two readings, and a passport that shows neither',
    'PCMLTFR s. 105(1)(a)',
    { ...adaWith({ date_of_birth: '04/05/1990' }), documents: [passport({ date_of_birth: '1990-06-04' })] },
    { blocks: ['match:dob:passport'] },
  ),
  row(
    'under age by one reading, and a passport that shows the other',
    age,
    { ...adaWith({ date_of_birth: '11/12/2008' }), documents: [passport({ date_of_birth: '2008-11-12' })] },
    { passes: ['match:dob:passport', 'adult:recorded', 'required:date_of_birth'] },
  ),
  row('an expiry date with two readings, valid by both', record, adaWith({ id_expiry: '04/05/2031' }), {
    passes: ['expiry:recorded:id_expiry'],
    warns: ['format:recorded:id_expiry'],
  }),
  row('an expiry date with two readings, expired by both', record, adaWith({ id_expiry: '04/05/2020' }), {
    blocks: ['expiry:recorded:id_expiry'],
  }),
  row('an expiry date with two readings, expired by one', record, adaWith({ id_expiry: '10/12/2026' }), {
    blocks: ['expiry:recorded:id_expiry'],
    warns: ['completeness'],
  }),
  row(
    'a signatory of age by both readings',
    age,
    entity({ signatories: [{ name: 'Ada Maple', date_of_birth: '04/05/1990' }] }),
    { passes: ['adult:recorded:signatories[0].date_of_birth'] },
  ),
  row('a birth date that was not sent', record, adaWith({ date_of_birth: null }), {
    blocks: ['required:date_of_birth'],
    absent: ['adult:recorded'],
  }),
  row(
    'a signatory whose birth date is none',
    age,
    entity({ signatories: [{ name: 'Ada Maple', date_of_birth: '2085-05-04' }] }),
    { blocks: ['adult:recorded:signatories[0].date_of_birth'] },
  ),
  row('a signatory without a birth date', age, entity({ signatories: ['Ada Maple'] }), { absent: ['adult:recorded'] }),
  row(
    'a signatory under age by one reading',
    age,
    entity({ signatories: [{ name: 'Ada Maple', date_of_birth: '11/12/2008' }] }),
    { blocks: ['adult:recorded:signatories[0].date_of_birth'] },
  ),

  row('a country that is none', record, adaWith({ country: 'Freedonia' }), {
    warns: ['format:recorded:country', 'completeness'],
  }),
  row('a nationality that is none', record, adaWith({ citizenship: 'Freedonian' }), {
    warns: ['format:recorded:citizenship', 'completeness'],
  }),
  row('one of two nationalities is none', record, adaWith({ citizenship: 'CA; Freedonia' }), {
    warns: ['format:recorded:citizenship', 'completeness'],
  }),
  row('two nationalities', record, adaWith({ citizenship: 'CA; FR' }), { notFailed: ['format', 'completeness'] }),
  row(
    'a list of nationalities under its own key',
    record,
    adaWith({ citizenship: null, nationalities: ['CA', 'FR'] }),
    {
      notFailed: ['format', 'completeness'],
    },
  ),
  row(
    'a tax residence that is none, of two',
    'Reg. (EU) 2024/1624 art. 22(1)(a)',
    { values: { tax_residences: ['FR', 'Freedonia'] } },
    { warns: ['format:recorded:tax_residences'] },
    'eu_amlr',
  ),
  row(
    'an owner whose country is none',
    'PCMLTFR s. 138',
    entity({ beneficial_owners: [{ ...owner, country: 'X-land' }] }),
    {
      warns: ['format:recorded:beneficial_owners[0].country', 'completeness'],
    },
  ),

  row('a post office box', 'PCMLTFR s. 12', adaWith({ street1: 'PO Box 123' }), { blocks: ['required:street1'] }),
  row('a case postale', record, adaWith({ street1: 'C.P. 4' }), { blocks: ['required:street1'] }),
  row('a case postale in words', record, adaWith({ street1: 'Case postale 4, succ. B' }), {
    blocks: ['required:street1'],
  }),
  row('general delivery', record, adaWith({ street1: 'General Delivery' }), { blocks: ['required:street1'] }),
  row('a box in one text', record, adaWith({ street1: null, address: 'P.O. Box 9, Ottawa ON K1V 7T9' }), {
    blocks: ['required:street1'],
  }),
  row('a box beside a door', record, adaWith({ street1: 'PO Box 9, 12 Main Street' }), {
    passes: ['required:street1'],
  }),
  row('a box on the second line', record, adaWith({ street2: 'PO Box 9' }), { passes: ['required:street1'] }),
  row('a door on the second line', record, adaWith({ street1: 'PO Box 9', street2: '12 Main Street' }), {
    passes: ['required:street1'],
  }),
  row('a rural route', record, adaWith({ street1: 'RR 2 Site 5 Box 10' }), { passes: ['required:street1'] }),
  row('a legal land description', record, adaWith({ street1: 'NW 12-34-5 W4' }), { passes: ['required:street1'] }),
  row('a box of an entity', 'PCMLTFR s. 12', entity({ street1: 'PO Box 123' }), { blocks: ['required:street1'] }),
  row(
    'a box of the army',
    '31 CFR 1020.220(a)(2)(i)(A)(3)(ii)',
    { values: { street1: 'PSC 473 Box 12' } },
    { passes: ['required:street1'] },
    'us_bsa',
  ),
  row(
    'an American box',
    '31 CFR 1020.220(a)(2)(i)(A)(3)(i)',
    { values: { street1: 'P.O. Box 12' } },
    { blocks: ['required:street1'] },
    'us_bsa',
  ),
  row('a bill sent to a box', 'PCMLTFR s. 105(1)(d)', withBill({ address: 'PO Box 9, Ottawa ON K1V 7T9' }), {
    warns: ['match:address:utility_bill'],
  }),
  row(
    'a bill for another street of the code',
    'PCMLTFR s. 105(1)(d)',
    withBill({ address: '123 Elm St, Ottawa ON K1V 7T9' }),
    {
      warns: ['match:address:utility_bill'],
    },
  ),
  row('a bill for the same door', 'PCMLTFR s. 105(1)(d)', withBill({ address: '123 Main St, Ottawa ON K1V 7T9' }), {
    passes: ['match:address:utility_bill'],
  }),
  row('a bill for another door', 'PCMLTFR s. 105(1)(d)', withBill({ address: '125 Main St, Ottawa ON K1V 7T9' }), {
    warns: ['match:address:utility_bill'],
  }),
  row(
    'a bill for a unit of the door',
    'PCMLTFR s. 105(1)(d)',
    withBill({ address: '4-123 Main St, Ottawa ON K1V 7T9' }),
    {
      passes: ['match:address:utility_bill'],
    },
  ),
  row('an address of nobody', record, adaWith({ street1: null, address: 'unknown' }), { blocks: ['required:street1'] }),
  row('a town alone', record, adaWith({ street1: null, address: 'Ottawa, ON' }), { blocks: ['required:street1'] }),
  row('no fixed address', record, adaWith({ street1: 'sans domicile fixe' }), { blocks: ['required:street1'] }),
  row('a place in words', record, adaWith({ street1: null, address: 'beside the old mill' }), {
    passes: ['required:street1'],
  }),

  row(
    'a passport as the document, of a foreigner',
    '31 CFR 1020.220(a)(2)(i)(A)(4)(ii)',
    foreign({}),
    {
      passes: ['required:sin/ssn/itin/passport_number'],
    },
    'us_bsa',
  ),
  row(
    'a passport as the document, of an American',
    '31 CFR 1020.220(a)(2)(i)(A)(4)(i)',
    foreign({ citizenship: 'FR; US' }),
    {
      blocks: ['required:sin/ssn/itin/passport_number'],
    },
    'us_bsa',
  ),
  row(
    'a driver licence as the document',
    '31 CFR 1020.220(a)(2)(i)(A)(4)(ii)',
    foreign({ id_type: 'driver_licence' }),
    {
      blocks: ['required:sin/ssn/itin/passport_number'],
    },
    'us_bsa',
  ),

  row('a last name alone', record, adaWith({ first_name: null, last_name: 'Suharto' }), {
    blocks: ['required:first_name'],
  }),
  row('a first name that is empty', record, adaWith({ first_name: '', last_name: 'Suharto' }), {
    blocks: ['required:first_name'],
  }),
  row(
    'one name, declared',
    'ICAO 9303-3 §4.6',
    adaWith({ first_name: null, last_name: 'Suharto', single_name: 'yes' }),
    {
      passes: ['required:first_name', 'required:last_name'],
    },
  ),
  row(
    'one name, declared in French',
    'ICAO 9303-3 §4.6',
    adaWith({ first_name: null, last_name: 'Suharto', nom_unique: 'oui' }),
    {
      passes: ['required:first_name', 'required:last_name'],
    },
  ),
  row(
    'one name that is a first name',
    'ICAO 9303-3 §4.6',
    adaWith({ last_name: null, first_name: 'Suharto', mononym: true }),
    {
      passes: ['required:first_name', 'required:last_name'],
    },
  ),
  row('FNU for the first name', 'ICAO 9303-3 §4.6', adaWith({ first_name: 'FNU', last_name: 'Suharto' }), {
    passes: ['required:first_name', 'required:last_name'],
    notFailed: ['format'],
  }),
  row('a dash for the first name', 'ICAO 9303-3 §4.6', adaWith({ first_name: '—', last_name: 'Suharto' }), {
    passes: ['required:first_name', 'required:last_name'],
    notFailed: ['format'],
  }),
  row('no name at all', record, adaWith({ first_name: 'FNU', last_name: 'LNU' }), {
    blocks: ['required:first_name', 'required:last_name'],
  }),
  row(
    'one name, on a passport with FNU',
    'ICAO 9303-3 §4.6',
    {
      ...adaWith({ first_name: null, last_name: 'Suharto', single_name: true }),
      documents: [passport({ first_name: 'FNU', last_name: 'SUHARTO' })],
    },
    { passes: ['match:name:passport'] },
  ),
  row(
    'one name, on a passport with two',
    'PCMLTFR s. 105(1)(a)',
    {
      ...adaWith({ first_name: null, last_name: 'Suharto', single_name: true }),
      documents: [passport({ first_name: 'BUDI', last_name: 'SUHARTO' })],
    },
    { blocks: ['match:name:passport'] },
  ),

  row('a share of 150 %', 'PCMLTFR s. 138(1)', owned([{ ...owner, ownership_percent: '150 %' }]), {
    warns: ['ownership:sum'],
  }),
  row('a share below zero', 'PCMLTFR s. 138(1)', owned([{ ...owner, ownership_percent: -20 }]), {
    warns: ['ownership:sum'],
  }),
  row('a share in words', 'PCMLTFR s. 138(1)', owned([{ ...owner, ownership_percent: 'abc' }]), {
    warns: ['ownership:sum'],
  }),
  row(
    'a share of 150 % behind an owner',
    'PCMLTFR s. 138(1)',
    owned([{ name: 'Holdco Ltd.', ownership_percent: 100, owned_by: [{ ...owner, ownership_percent: 150 }] }]),
    { warns: ['ownership:sum'] },
  ),
  row(
    'shares of 110 % together',
    'PCMLTFR s. 138(1)',
    owned([
      { ...owner, ownership_percent: 60 },
      { ...owner, name: 'Eve Oak', ownership_percent: 50 },
    ]),
    { warns: ['ownership:sum'] },
  ),
  row('a share of 100 %', 'PCMLTFR s. 138(1)', owned([{ ...owner, ownership_percent: '100 %' }]), {
    passes: ['ownership:sum'],
  }),
])

function row(
  file: string,
  law: string,
  request: FileRow['request'],
  expected: FileRow['expected'],
  regime = 'ca_aml',
): FileRow {
  return { file, law, regime, request, expected }
}

function entity(values: Values): FileRow['request'] {
  return { kind: 'corporation', values: { ...company, ...values } }
}

function owned(owners: readonly Values[]): FileRow['request'] {
  return entity({ beneficial_owners: owners })
}

function foreign(values: Values): FileRow['request'] {
  return {
    values: {
      id_type: 'passport',
      id_number: '12AB34567',
      id_country: 'FR',
      citizenship: 'FR',
      country: 'US',
      ...values,
    },
  }
}

function withBill(fields: Readonly<Record<string, string>>): FileRow['request'] {
  const document_date = '2026-11-01'
  const bill = { doc_type: 'utility_bill', step_key: 'proof_of_address', fields: { document_date, ...fields } }
  return { ...adaWith({}), documents: [bill] }
}

function people(count: number): readonly Values[] {
  return Array.from({ length: count }, (_, index) => ({ name: `Person Number${index}` }))
}

function chain(entities: number): Values {
  return entities === 0
    ? owner
    : { name: `Holding ${entities} Ltd.`, ownership_percent: 100, owned_by: [chain(entities - 1)] }
}

const spellings: readonly (readonly [why: string, values: Values])[] = [
  ['the own name before another', { date_of_birth: '1990-05-04', dob: '2015-01-01' }],
  ['its exact spelling before another', { dateOfBirth: '2015-01-01', date_of_birth: '1990-05-04' }],
  ['the first of the other names', { birthdate: '2015-01-01', dob: '1990-05-04', birth_date: '2014-01-01' }],
  [
    'of two further spellings the first of the alphabet',
    { 'date of birth': '2015-01-01', 'Date-of-Birth': '1990-05-04' },
  ],
  ['one that has a value', { date_of_birth: '', dob: '1990-05-04' }],
]
for (const [why, values] of spellings) {
  test(`of several spellings counts ${why}, in any order`, () => {
    const keys = Object.entries(values)
    const others = { ...ada, date_of_birth: undefined }
    for (const order of [keys, keys.toReversed(), [...keys.slice(1), ...keys.slice(0, 1)]]) {
      const { checks } = checksOfFile({
        regime: 'ca_aml',
        request: { values: { ...others, ...Object.fromEntries(order) } },
      })
      assert.equal(checks.find(({ id }) => id === 'adult:recorded:date_of_birth')?.passed, true)
    }
  })
}

const lengths: readonly (readonly [why: string, values: FileRow['request'], isScreened: boolean])[] = [
  ['51 directors', entity({ directors: people(51) }), false],
  ['50 directors', entity({ directors: people(50) }), true],
  ['51 owners behind an owner', owned([{ name: 'Holdco Ltd.', owned_by: people(51) }]), false],
  ['50 owners behind an owner', owned([{ name: 'Holdco Ltd.', owned_by: people(50) }]), true],
  ['a chain of nine entities', owned([chain(9)]), false],
  ['a chain of eight entities', owned([chain(8)]), true],
  ['an owner of whom half the name can be read', owned([{ first_name: 'Ada', last_name: 'x'.repeat(301) }]), false],
]
for (const [why, request, isScreened] of lengths) {
  test(`${why} ${isScreened ? 'are screened' : 'fail the screening, nobody is dropped'} (SEMA s. 3)`, () => {
    const { checks } = checksOfFile({ regime: 'ca_aml', request })
    assert.equal(checks.find(({ id }) => id === 'screening')?.passed, isScreened)
  })
}

test('the detail of a refused point says why, and asks for YYYY-MM-DD where two readings differ', () => {
  const detailOf = (values: Values, id: string, locale: 'en' | 'fr') =>
    checksOfFile({ regime: 'ca_aml', request: { ...adaWith(values), locale } }).checks.find((check) => check.id === id)
      ?.detail ?? ''
  const future = { date_of_birth: '2085-05-04' }
  assert.match(detailOf(future, 'required:date_of_birth', 'en'), /cannot be used: the date is out of range/)
  assert.match(detailOf(future, 'required:date_of_birth', 'fr'), /ne peut pas être retenue, la date est hors limites/)
  const either = { date_of_birth: '11/12/2008' }
  assert.match(detailOf(either, 'adult:recorded:date_of_birth', 'en'), /2008-12-11 or 2008-11-12.*YYYY-MM-DD/)
  assert.match(detailOf(either, 'adult:recorded:date_of_birth', 'fr'), /2008-12-11 ou 2008-11-12.*AAAA-MM-JJ/)
  assert.match(detailOf({ street1: 'C.P. 4' }, 'required:street1', 'fr'), /case postale/)
})
