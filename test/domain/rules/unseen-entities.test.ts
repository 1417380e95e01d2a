// Client files written from the law: documents and entities.
import { testFiles } from './client-file.ts'
import {
  anna,
  bill,
  boris,
  company,
  corporation,
  entry,
  extract,
  individual,
  of,
  paper,
  people,
  photo,
  request,
  row,
  seen,
  type Values,
} from './unseen-client.ts'

const soleOwner = (over: Values) =>
  corporation({
    beneficial_owners: [{ address: '5 Quay Street, Halifax NS B3J 1A1', ownership_percent: 100, ...over }],
  })
const billAt = (regime: string, address: string, over: Values = {}) =>
  individual(regime, over, {
    documents: [photo(people[regime] ?? {}), bill({ ...people[regime], ...over }, { address })] as never,
  })
const estate = (values: Values, death: Values, will: Values) =>
  request({
    kind: 'estate',
    extra_checks: seen,
    values: {
      ...company,
      legal_name: 'Estate of Edmond Larouche',
      legal_form: undefined,
      business_number: undefined,
      registration_number: undefined,
      date_of_death: '2026-06-18',
      directors: undefined,
      beneficial_owners: undefined,
      source_of_funds: 'inheritance',
      executors: [of(anna)],
      signatories: [of(anna)],
      control_person: undefined,
      ...values,
    },
    documents: [
      photo(anna),
      entry('death_certificate', 'estate_authority', {
        document_holder_name: 'Edmond Larouche',
        date_of_death: '2026-06-18',
        ...death,
      }),
      entry('will', 'estate_authority', {
        document_holder_name: 'Edmond Larouche',
        executors: 'Sigrid Lindqvist',
        document_date: '2019-05-05',
        ...will,
      }),
    ],
  })
const trust = (deed: Values) => {
  const printed = {
    legal_name: 'Wren Hollow Family Trust',
    trustees: 'Sigrid Lindqvist; Mateus Carvalhal',
    settlors: 'Sigrid Lindqvist',
    beneficiaries: 'Mateus Carvalhal',
    document_date: '2009-02-11',
    ...deed,
  }
  const values = {
    ...company,
    legal_name: 'Wren Hollow Family Trust',
    legal_form: 'trust',
    trust_date: '2009-02-11',
    business_number: undefined,
    directors: undefined,
    beneficial_owners: undefined,
    trustees: [of(anna), of(boris)],
    settlors: [of(anna)],
    beneficiaries: [of(boris)],
    control_person: undefined,
    signatories: [of(anna)],
  }
  return request({
    kind: 'trust',
    values,
    extra_checks: seen,
    documents: [
      photo(anna),
      photo(boris),
      entry('trust_deed', 'entity_existence', printed),
      entry('trust_deed', 'entity_ownership', printed),
      bill(values),
    ],
  })
}

testFiles([
  // A review
  row(
    'review of a good corporation without new documents',
    '1-policies 1.4: entity review asks for no authority',
    'ca_aml',
    request({ ...corporation({ last_review_date: '2026-03-01' }), purpose: 'periodic_review', documents: [] }),
    { passed: true },
  ),
  // What a document must show
  row(
    'a bill without an address',
    'AMLR art. 22(6): proof of the address',
    'eu_amlr',
    individual(
      'eu_amlr',
      {},
      { documents: [photo(people.eu_amlr ?? {}), bill(people.eu_amlr ?? {}, { address: undefined })] as never },
    ),
    { passed: false, blocks: ['required:proof_of_address'] },
  ),
  row(
    'death certificate of a namesake who died in 2011',
    '3: another man’s death certificate',
    'ca_aml',
    estate({}, { date_of_death: '2011-01-05' }, {}),
    { passed: false, blocks: ['estate:deceased'] },
  ),
  row('will dated after the death', 'C.c.Q. art. 704', 'qc_amf', estate({}, {}, { document_date: '2026-08-01' }), {
    passed: false,
  }),
  row(
    'trust deed with another settlor than declared',
    'PCMLTFR s. 138(1)(b), (2)',
    'ca_aml',
    trust({ settlors: 'Rolf Amundsen' }),
    { warns: ['ownership:confirmed'] },
  ),
  row(
    'trust deed with another beneficiary than declared',
    'PCMLTFR s. 138(1)(b), (2)',
    'ca_aml',
    trust({ beneficiaries: 'Rolf Amundsen' }),
    { warns: ['ownership:confirmed'] },
  ),
  row(
    'child of ten whose parent was verified',
    'PCMLTFR s. 105(2); required:photo_id by another method',
    'ca_aml',
    individual(
      'ca_aml',
      { date_of_birth: '2016-03-09', occupation: 'pupil', employment_status: 'student', account_type: 'savings' },
      { extra_checks: [{ ...seen[0], id: 'parent_identity' }], documents: [] } as never,
    ),
    { passes: ['required:photo_id'] },
  ),
  // Whether the entity exists, and which one it is
  ...['dissolved', 'Struck off', 'Radiée', 'Bankrupt'].map((registry_status) =>
    row(
      `an extract that says ${registry_status} proves existence`,
      'PCMLTFR s. 109(1); 3-checks registry:active',
      'ca_aml',
      corporation(
        {},
        { existence: null, ownership: { ...extract({ registry_status }), step_key: 'entity_existence' } },
      ),
      { passed: false },
    ),
  ),
  row(
    'certificate of a company of the same name with other numbers',
    '3: whose document; PCMLTFR s. 109(1)',
    'ca_aml',
    corporation(
      {},
      {
        existence: paper('certificate_of_incorporation', 'entity_existence', {
          registration_number: '9911223',
          business_number: '700100100RC0001',
          incorporation_date: '2021-01-01',
        }),
      },
    ),
    { passed: false, blocks: ['required:entity_existence'] },
  ),
  row(
    'two signatories, two passports of one number',
    '3: one passport serves two',
    'ca_aml',
    corporation({}, { boris: photo({ ...boris, id_number: anna.id_number }) }),
    { passed: false },
  ),
  // Another house or street as proof of address
  row(
    'bill for Lindenallee 21 instead of 12',
    '8: another civic number; AMLR art. 22(6)',
    'eu_amlr',
    billAt('eu_amlr', 'Lindenallee 21, 34117 Kassel'),
    { warns: ['match:address'] },
  ),
  row(
    'bill for another street and number of the same district',
    'AMLR art. 22(6)',
    'eu_amlr',
    billAt('eu_amlr', 'Wilhelmstraße 40, 34117 Kassel'),
    { warns: ['match:address'] },
  ),
  row(
    'bill for Calle Mayor 9 instead of 5',
    '8: another civic number',
    'eu_amlr',
    billAt('eu_amlr', 'Calle Mayor 9, 28013 Madrid', {
      street1: 'Calle Mayor 5',
      city: 'Madrid',
      postal_code: '28013',
      country: 'ES',
    }),
    { warns: ['match:address'] },
  ),
  row(
    'bill for another street of the same ZIP code, same number',
    '31 CFR 1020.220(a)(2)(i)(A)(3)',
    'us_bsa',
    billAt('us_bsa', '2290 Cottonwood Drive, Boise, ID 83702'),
    { warns: ['match:address'] },
  ),
  // Entities that count as identified natural persons
  ...[
    'Pohjoisvoima Oy',
    'Oy Pohjoisvoima Ab',
    'Tallinna Kivi OÜ',
    'Falknis Anstalt',
    'Etablissement Falknis',
    'SICAV Meridien',
    'FCP Meridien',
    'Meuse SPRL',
    'Zonneveld CVBA',
    'VZW Zonneveld',
    'GFA du Domaine Sauternac',
    'PT Samudra Jaya',
    'ZAO Volna',
    'TOO Astana Kum',
    'Andina EIRL',
    'UG Morgenrot',
    'Copropriété du Lac',
  ].map((name) =>
    row(`${name} alone as owner`, 'PCMLTFR s. 1(2): an owner is a natural person', 'ca_aml', soleOwner({ name }), {
      passed: false,
      blocks: ['ownership:identified'],
    }),
  ),
])
