import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryOfPhone } from '../../../src/domain/values/calling-codes.ts'
import { checksOfFile, testFiles, type FileRow } from './client-file.ts'

const person = { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12', country: 'CA' }
const canadian = [{ country: 'CA', number: '123456782' }]
const certified = { ...person, tax_residences: canadian }
const fatca = '26 CFR 1.1471-4(c)(5)(iv)(B)'
const crs = 'CRS section III.B(2)'

interface Row {
  readonly file: string
  readonly law: string
  readonly values: Record<string, unknown>
  readonly says: 'warns' | 'passes' | 'absent'
  readonly regime?: string
  readonly kind?: string
  readonly documents?: FileRow['request']['documents']
}

const bill = (address: string) => ({
  doc_type: 'utility_bill',
  fields: { document_holder_name: 'Clara Clearwater', address, document_date: '2026-10-01' },
})

/** Rows of `ca_aml` and of a person unless they say otherwise. */
const rows: readonly Row[] = [
  { file: 'nothing is certified', law: 'absent inputs', values: { ...person, citizenship: 'US' }, says: 'absent' },
  { file: 'nothing points elsewhere', law: fatca, values: { ...certified, citizenship: 'CA' }, says: 'passes' },
  { file: 'a citizen of the United States', law: fatca, values: { ...certified, citizenship: 'US' }, says: 'warns' },
  {
    file: 'a citizen of the United States who certifies it',
    law: fatca,
    values: { ...person, citizenship: 'US', tax_residences: [...canadian, { country: 'US', number: '123-45-6789' }] },
    says: 'passes',
  },
  {
    file: 'a citizen of France',
    law: 'no indicium of the CRS',
    values: { ...certified, citizenship: 'FR' },
    says: 'passes',
  },
  { file: 'born in the United States', law: fatca, values: { ...certified, country_of_birth: 'US' }, says: 'warns' },
  { file: 'born in Boston, USA', law: fatca, values: { ...certified, place_of_birth: 'Boston, USA' }, says: 'warns' },
  {
    file: 'born in Boston, Massachusetts',
    law: fatca,
    values: { ...certified, place_of_birth: 'Boston, Massachusetts' },
    says: 'warns',
  },
  { file: 'born in New York, NY', law: fatca, values: { ...certified, place_of_birth: 'New York, NY' }, says: 'warns' },
  { file: 'born in Toronto, ON', law: fatca, values: { ...certified, place_of_birth: 'Toronto, ON' }, says: 'passes' },
  {
    file: 'a mailing address in Buffalo, NY',
    law: fatca,
    values: { ...certified, mailing_address: '1 Main Street, Buffalo, NY 14201' },
    says: 'warns',
  },
  {
    file: 'a mailing address in Halifax, NS',
    law: fatca,
    values: { ...certified, mailing_address: '5 Quay Street, Halifax, NS B3J 1A1' },
    says: 'passes',
  },
  {
    file: 'born in London, Ontario',
    law: fatca,
    values: { ...certified, place_of_birth: 'London, Ontario' },
    says: 'passes',
  },
  {
    file: 'born in Tbilisi, Georgia',
    law: fatca,
    values: { ...certified, place_of_birth: 'Tbilisi, Georgia' },
    says: 'passes',
  },
  { file: 'a telephone of New York', law: fatca, values: { ...certified, phone: '+1 212 555 0100' }, says: 'warns' },
  { file: 'a telephone of Montréal', law: fatca, values: { ...certified, phone: '514 555 0100' }, says: 'passes' },
  { file: 'a toll-free telephone', law: fatca, values: { ...certified, phone: '+1 800 555 0100' }, says: 'passes' },
  { file: 'a telephone of France', law: crs, values: { ...certified, phone: '+33 1 42 68 53 00' }, says: 'warns' },
  {
    file: 'a mailing address in the United States',
    law: fatca,
    values: { ...certified, mailing_address: '1 Main Street, Albany, NY 12207, USA' },
    says: 'warns',
  },
  {
    file: 'a mailing address in France',
    law: crs,
    values: { ...certified, mailing_address: '1 rue de la Paix, 75002 Paris, France' },
    says: 'warns',
  },
  { file: 'a residence that is not certified', law: crs, values: { ...certified, country: 'FR' }, says: 'warns' },
  {
    file: 'a certified residence beside the home country',
    law: crs,
    values: { ...person, country: 'FR', tax_residences: ['CA', 'FR'] },
    says: 'passes',
  },
  {
    file: 'a passport of the United States',
    law: fatca,
    values: certified,
    documents: [{ doc_type: 'passport', fields: { first_name: 'Clara', last_name: 'Clearwater', id_country: 'USA' } }],
    says: 'warns',
  },
  {
    file: 'a passport of France',
    law: 'no indicium of the CRS',
    values: certified,
    documents: [{ doc_type: 'passport', fields: { first_name: 'Clara', last_name: 'Clearwater', id_country: 'FRA' } }],
    says: 'passes',
  },
  {
    file: 'a bill with an address in Florida',
    law: fatca,
    values: certified,
    documents: [bill('12 Ocean Drive, Miami, FL 33139, USA')],
    says: 'warns',
  },
  {
    file: 'a bill of Montréal',
    law: crs,
    values: certified,
    documents: [bill('1 rue Roy, Montréal QC H2X 1Y4')],
    says: 'passes',
  },
  {
    file: 'a company of Delaware that certifies Canada',
    law: fatca,
    kind: 'corporation',
    values: { legal_name: 'Maple Labs Inc.', country: 'CA', incorporation_country: 'US', tax_residences: canadian },
    says: 'warns',
  },
  {
    file: 'a company of Canada with a telephone of New York',
    law: 'indicia of entities: address and place of incorporation',
    kind: 'corporation',
    values: { legal_name: 'Maple Labs Inc.', country: 'CA', phone: '+1 212 555 0100', tax_residences: canadian },
    says: 'passes',
  },
  {
    file: 'a resident of France under the American pack',
    law: 'the CRS is not applied there',
    regime: 'us_bsa',
    values: { ...certified, country: 'FR' },
    says: 'passes',
  },
  {
    file: 'a citizen of the United States under the French pack',
    law: fatca,
    regime: 'fr_cmf',
    values: { ...person, country: 'FR', citizenship: 'US', tax_residences: 'FR' },
    says: 'warns',
  },
]

testFiles(
  rows.map(({ file, law, values, says, regime = 'ca_aml', kind = 'individual', documents = [] }): FileRow => ({
    file,
    law,
    regime,
    request: { kind, values, documents },
    expected: { [says]: ['tax:indicia'] },
  })),
)

test('the sentence names each country with its facts', () => {
  const values = { ...certified, citizenship: 'US', phone: '+33 1 42 68 53 00', place_of_birth: 'Boston, USA' }
  const said = (locale: 'en' | 'fr') =>
    checksOfFile({ regime: 'ca_aml', request: { locale, values } }).checks.find(({ id }) => id === 'tax:indicia')
      ?.detail
  assert.equal(
    said('en'),
    'Certified: Canada. The file also points to: United States (citizenship, place of birth); France (telephone number).',
  )
  assert.equal(
    said('fr'),
    'Attestation : Canada. Le dossier indique aussi : États-Unis (citoyenneté, lieu de naissance); France (numéro de téléphone).',
  )
})

const phones: readonly (readonly [number: string, country: string | null])[] = [
  ['+15145550100', 'CA'],
  ['+12125550100', 'US'],
  ['+18005550100', null],
  ['+12425550100', null],
  ['+79161234567', 'RU'],
  ['+77011234567', 'KZ'],
  ['+212522123456', 'MA'],
  ['+442071234567', 'GB'],
  ['5145550100', null],
]
for (const [number, country] of phones) {
  test(`${number} is a number of ${country ?? 'no one country'}`, () => assert.equal(countryOfPhone(number), country))
}

const transfer = { legal_name: 'Maple Transfer Inc.', country: 'CA', activity: 'Money transfer' }
const registration = 'registration:msb'
const businesses: readonly Row[] = [
  {
    file: 'money transfer without a number',
    law: 'PCMLTFA s. 11.1',
    kind: 'corporation',
    values: transfer,
    says: 'warns',
  },
  {
    file: 'money transfer with a number',
    law: 'PCMLTFA s. 11.1',
    kind: 'corporation',
    values: { ...transfer, msb_registration: 'm 08123456' },
    says: 'passes',
  },
  {
    file: 'money transfer with another number',
    law: 'PCMLTFA s. 11.1',
    kind: 'corporation',
    values: { ...transfer, numero_esm: '1234' },
    says: 'warns',
  },
  {
    file: 'an exchange of virtual currency',
    law: 'PCMLTFA s. 5(h)(iv)',
    kind: 'corporation',
    values: { ...transfer, activity: 'Bitcoin exchange' },
    says: 'warns',
  },
  {
    file: 'the code of the activity alone',
    law: '31 CFR 1022.380',
    regime: 'us_bsa',
    kind: 'corporation',
    values: { legal_name: 'Oak Inc.', country: 'US', naics: '522390' },
    says: 'warns',
  },
  {
    file: 'registered with FinCEN',
    law: '31 CFR 1022.380',
    regime: 'us_bsa',
    kind: 'corporation',
    values: { legal_name: 'Oak Inc.', country: 'US', naics: '522390', fincen_msb_number: '31000123456789' },
    says: 'passes',
  },
  {
    file: 'a bakery',
    law: 'PCMLTFA s. 5(h)',
    kind: 'corporation',
    values: { ...transfer, activity: 'Bakery' },
    says: 'absent',
  },
  {
    file: 'arms and money transfer',
    law: 'PCMLTFA s. 11.1',
    kind: 'corporation',
    values: { ...transfer, industry: 'Arms dealer' },
    says: 'warns',
  },
  {
    file: 'an employee of a money transfer shop',
    law: 'PCMLTFA s. 5(h)',
    values: { ...person, occupation: 'Money transfer clerk', employment_status: 'permanent' },
    says: 'absent',
  },
  {
    file: 'self-employed in money transfer',
    law: 'PCMLTFA s. 5(h)',
    values: { ...person, occupation: 'Money transfer', employment_status: 'self_employed' },
    says: 'warns',
  },
  {
    file: 'money transfer in France',
    law: 'another law',
    regime: 'fr_cmf',
    kind: 'corporation',
    values: { ...transfer, country: 'FR' },
    says: 'absent',
  },
]

testFiles(
  businesses.map(({ file, law, values, says, regime = 'ca_aml', kind = 'individual' }): FileRow => ({
    file,
    law,
    regime,
    request: { kind, values },
    expected: { [says]: [registration] },
  })),
)
