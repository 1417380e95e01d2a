// Rules 14 and 16: numbers, names, associations, tax, money services.
import { testFiles } from './client-file.ts'
import {
  anna,
  bill,
  boris,
  company,
  corporation,
  entry,
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

const us = people.us_bsa ?? {}
const home = '418 Wascana Crescent, Regina, SK S4V 2K7'

/** A photo document that names the client by one name. */
const single = (over: Values, printed: Values) => {
  const values = { ...people.generic, ...over }
  return request({
    kind: 'individual',
    values,
    extra_checks: seen,
    documents: [
      photo({ ...people.generic }, printed),
      bill({ ...people.generic }, { document_holder_name: 'Suharyanti' }),
    ],
  })
}
const charity = (regime: string, over: Values, registration: Values = {}) => {
  const legal_name = 'Association Les Tourbières Vives'
  const place =
    regime === 'ca_aml'
      ? {}
      : {
          street1: '7 rue des Halles',
          city: 'Quimper',
          province: undefined,
          postal_code: '29000',
          country: 'FR',
          incorporation_country: 'FR',
        }
  const values: Values = {
    ...company,
    legal_name,
    legal_form: 'association',
    business_number: undefined,
    registration_number: undefined,
    ...place,
    activity: 'protection of wetlands',
    source_of_funds: 'other',
    ...over,
  }
  return request({
    kind: 'charitable_org',
    values,
    extra_checks: seen,
    documents: [
      photo(anna),
      photo(boris),
      entry('charity_registration', 'entity_existence', {
        legal_name,
        charity_registration: String(values.charity_registration ?? ''),
        document_date: '2025-01-10',
        ...registration,
      }),
      paper('board_resolution', 'entity_authority', { legal_name, signatories: 'Sigrid Lindqvist; Mateus Carvalhal' }),
      bill(values),
    ],
  })
}

testFiles([
  // 14
  row(
    'a passport of Ghana without SSN',
    '31 CFR 1020.220(a)(2)(i)(A)(4)(ii)',
    'us_bsa',
    individual('us_bsa', { citizenship: 'GH', ssn: undefined, id_number: 'G2048117' }),
    { passed: true },
  ),
  row(
    'a US citizen with a passport without SSN',
    '31 CFR 1020.220(a)(2)(i)(A)(4)(i)',
    'us_bsa',
    individual('us_bsa', { ssn: undefined }),
    { passed: false, blocks: ['required'] },
  ),
  row(
    'an ITIN',
    '31 CFR 1020.220(a)(2)(i)(A)(4)',
    'us_bsa',
    individual('us_bsa', { ssn: undefined, itin: '912-70-1234', citizenship: 'GH', id_number: 'G2048117' }),
    { passed: true },
  ),
  row(
    'one name, declared',
    '14; ICAO 9303-3 s. 4.6',
    'generic',
    single(
      { first_name: undefined, last_name: 'Suharyanti', single_name: true },
      { first_name: undefined, last_name: 'SUHARYANTI' },
    ),
    { passed: true, passes: ['match:name:passport'] },
  ),
  row(
    'one name, not declared',
    'PCMLTFR s. 12(b)',
    'generic',
    single({ first_name: undefined, last_name: 'Suharyanti' }, { first_name: undefined, last_name: 'SUHARYANTI' }),
    { passed: false, blocks: ['required:first_name'] },
  ),
  row(
    'FNU on a visa document',
    '14',
    'us_bsa',
    individual(
      'us_bsa',
      { first_name: 'FNU', last_name: 'Zalmai' },
      {
        documents: [
          photo({ ...us, first_name: 'FNU', last_name: 'ZALMAI' }),
          bill(us, { document_holder_name: 'Zalmai' }),
        ] as never,
      },
    ),
    { passed: true },
  ),
  row(
    'one name of another',
    '14: it still must match',
    'generic',
    single(
      { first_name: undefined, last_name: 'Suharyanti', single_name: true },
      { first_name: undefined, last_name: 'WIDODO' },
    ),
    { passed: false, blocks: ['match:name:passport'] },
  ),
  row(
    'three nationalities',
    '14',
    'eu_amlr',
    individual(
      'eu_amlr',
      { citizenship: ['DE', 'Chile', 'Italie'] },
      { documents: [photo({ ...people.eu_amlr, citizenship: 'IT' }), bill(people.eu_amlr ?? {})] as never },
    ),
    { passed: true, notFailed: ['format:recorded'] },
  ),
  row(
    'French association by its RNA',
    'loi 1901; décret 2009-540',
    'fr_cmf',
    charity('fr_cmf', { charity_registration: 'W291004812' }),
    { passes: ['required:entity_existence'], notFailed: ['charity:status', 'format'] },
  ),
  row(
    'French association with half an RNA',
    'RNA: W and nine digits',
    'fr_cmf',
    charity('fr_cmf', { charity_registration: 'W2910' }),
    { warns: ['charity:status'] },
  ),
  row(
    'Canadian charity by BN and RR',
    'PCMLTFR s. 138(5)',
    'ca_aml',
    charity('ca_aml', { charity_registration: '123026635RR0001' }),
    { notFailed: ['charity:status'] },
  ),
  row(
    'Canadian charity with a wrong number, silent on donations',
    'PCMLTFR s. 138(5)',
    'ca_aml',
    charity('ca_aml', { charity_registration: '123026634RR0001' }),
    { warns: ['charity:status'] },
  ),
  row(
    'Canadian association that says it solicits',
    'PCMLTFR s. 138(5)',
    'ca_aml',
    charity('ca_aml', { charity_registration: undefined, solicits_donations: true }),
    { notFailed: ['charity:status'] },
  ),
  row(
    'cook in a diner, gift and loan',
    '14: cash business of owners only',
    'generic',
    individual('generic', {
      occupation: 'cook in a laundromat cafe',
      account_type: 'personal_loan',
      source_of_funds: 'gift',
      last_review_date: '2024-08-01',
    }),
    { notFailed: ['review:due'] },
  ),
  row(
    'owner of a diner, gift and loan',
    '14; 5-risk 5.4: 10 points',
    'generic',
    individual('generic', {
      occupation: 'laundromat owner',
      employment_status: 'self_employed',
      employer_name: undefined,
      account_type: 'personal_loan',
      source_of_funds: 'gift',
      last_review_date: '2024-08-01',
    }),
    { warns: ['review:due'] },
  ),
  // 16 and officers
  row(
    'Québec, consent of three years ago',
    'P-39.1; rule book: 24 months',
    'qc_amf',
    individual('qc_amf', { consent_date: '2023-10-01' }),
    { warns: ['consent:recorded'] },
  ),
  row(
    'money services without registration',
    'PCMLTFA s. 11.1',
    'ca_aml',
    corporation({ activity: 'currency exchange and money transfer' }),
    { warns: ['registration:msb'] },
  ),
  row(
    'money services with registration',
    'PCMLTFA s. 11.1',
    'ca_aml',
    corporation({ activity: 'currency exchange and money transfer', msb_registration: 'M20847713' }),
    { passes: ['registration:msb'] },
  ),
  row(
    'US citizen who certifies Canada alone',
    'ITA Part XVIII; FATCA indicia',
    'ca_aml',
    individual('ca_aml', { citizenship: ['CA', 'US'] }),
    { warns: ['tax'] },
  ),
  row(
    'US citizen who certifies both',
    'ITA Part XVIII',
    'ca_aml',
    individual('ca_aml', {
      citizenship: ['CA', 'US'],
      tax_residences: [
        { country: 'CA', number: '123456782' },
        { country: 'US', number: '536904399' },
      ],
    }),
    { notFailed: ['tax'] },
  ),
  row(
    'chief executive without owners, nobody verified',
    'PCMLTFR s. 138(4)(a)',
    'ca_aml',
    corporation({
      beneficial_owners: [],
      no_owner_25: true,
      control_person: [{ name: 'Henrik Solberg', address: home, date_of_birth: '1960-06-06' }],
      chief_executive: [{ name: 'Henrik Solberg', address: home, date_of_birth: '1960-06-06' }],
    }),
    { warns: ['ownership:senior_officer'] },
  ),
  row(
    'register extract with another director',
    'CBCA s. 21.21; discrepancies',
    'ca_aml',
    corporation({ directors: [of(anna), { ...of(boris), name: 'Henrik Solberg' }] }, {}),
    { passed: true },
  ),
  row(
    'the one signatory with his passport',
    'rule book: identity of each',
    'eu_amlr',
    corporation({ signatories: [of(anna)] }, { boris: null }),
    { passes: ['required:photo_id'] },
  ),
])
