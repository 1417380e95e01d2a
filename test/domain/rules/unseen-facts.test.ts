// Rule 4: facts that cannot be read, and what stands beside them.
import { testFiles } from './client-file.ts'
import { bill, corporation, individual, people, photo, row, type Values } from './unseen-client.ts'

/** No document shows a birth date, so that the profile alone says it. */
const undocumented = (regime: string, over: Values) =>
  individual(regime, over, {
    documents: [
      photo({ ...people[regime], ...over }, { date_of_birth: undefined }),
      bill(people[regime] ?? {}),
    ] as never,
  })

testFiles([
  ...Object.keys(people).map((regime) =>
    row('the good individual', 'every required fact and document', regime, individual(regime), {
      passed: true,
      passes: ['required:photo_id'],
      notFailed: ['completeness', 'match', 'format'],
    }),
  ),
  ...['2091-01-01', '1984-13-40', 'spring 1984', '1899-12-31', '84-03-09', '30/02/1984'].map((written) =>
    row(
      `born ${written}`,
      'PCMLTFR s. 12(b): the birth date is recorded',
      'ca_aml',
      undocumented('ca_aml', { date_of_birth: written }),
      { passed: false, blocks: ['required:date_of_birth'] },
    ),
  ),
  row(
    'born 02/08/2008: 18 by one reading',
    '4: judged by both; adult_age 18',
    'eu_amlr',
    undocumented('eu_amlr', { date_of_birth: '12/11/2008' }),
    { passed: false, blocks: ['adult:recorded'] },
  ),
  row(
    'born 07/11/1975: an adult by both',
    '4: counts when both agree',
    'eu_amlr',
    undocumented('eu_amlr', { date_of_birth: '07/11/1975' }),
    { passes: ['required:date_of_birth'], notFailed: ['adult'] },
  ),
  row(
    'born 09/03/1984, the passport says which',
    '4: a document settles it',
    'ca_aml',
    individual(
      'ca_aml',
      { date_of_birth: '09/03/1984' },
      { documents: [photo(people.ca_aml ?? {}), bill(people.ca_aml ?? {})] as never },
    ),
    { passed: true, notFailed: ['match:dob'] },
  ),
  row(
    'born 04/07/1984, the passport says 9 March',
    'PCMLTFR s. 105(1)(a)',
    'ca_aml',
    individual('ca_aml', { date_of_birth: '04/07/1984' }, { documents: [photo(people.ca_aml ?? {})] as never }),
    { passed: false, blocks: ['match:dob'] },
  ),
  row(
    '17 in Ontario',
    'Age of Majority and Accountability Act',
    'ca_aml',
    individual('ca_aml', { date_of_birth: '2009-01-15', province: 'ON', city: 'Guelph', postal_code: 'N1G 2W1' }),
    { passed: false, blocks: ['adult'] },
  ),
  row(
    '18 in Nova Scotia',
    'Age of Majority Act RSNS: 19',
    'ca_aml',
    individual('ca_aml', { date_of_birth: '2008-01-15', province: 'NS', city: 'Truro', postal_code: 'B2N 1G4' }),
    { passed: false, blocks: ['adult'] },
  ),
  row(
    '18 in Manitoba',
    'Age of Majority Act CCSM A7: 18',
    'ca_aml',
    individual('ca_aml', { date_of_birth: '2008-01-15', province: 'MB', city: 'Brandon', postal_code: 'R7A 5Y1' }),
    { notFailed: ['adult'] },
  ),
  row(
    '20 in Mississippi',
    'Miss. Code 1-3-27: 21',
    'us_bsa',
    individual('us_bsa', { date_of_birth: '2006-02-02', province: 'MS', city: 'Tupelo', postal_code: '38801' }),
    { passed: false, blocks: ['adult'] },
  ),
  row(
    '18 in Oregon',
    'ORS 109.510: 18',
    'us_bsa',
    individual('us_bsa', { date_of_birth: '2008-02-02', province: 'OR', city: 'Bend', postal_code: '97701' }),
    { notFailed: ['adult'] },
  ),
  row(
    'a signatory of 15',
    'rule book: adult of every signatory',
    'ca_aml',
    corporation({
      signatories: [
        {
          name: 'Nils Lindqvist',
          date_of_birth: '2011-05-05',
          address: '90 Angus Street, Regina SK S4R 3K4',
          country: 'CA',
        },
      ],
    }),
    { passed: false, blocks: ['adult:recorded'] },
  ),
  row(
    'resident of Ruritania',
    '4: unknown, never Low',
    'generic',
    individual('generic', { country: 'Ruritania', last_review_date: '2024-08-01' }),
    { warns: ['format:recorded:country', 'review:due'] },
  ),
  row(
    'resident of Singapore, reviewed 27 months ago',
    'Low: 36 months',
    'generic',
    individual('generic', { last_review_date: '2024-08-01' }),
    { notFailed: ['review:due'] },
  ),
  row(
    'citizen of "Korea"',
    'two countries',
    'generic',
    individual(
      'generic',
      { citizenship: 'Korea' },
      { documents: [photo({ ...people.generic, citizenship: 'KR' })] as never },
    ),
    { warns: ['format:recorded:citizenship'] },
  ),
  row(
    'country written "Suisse"',
    'contract: names in French',
    'generic',
    individual('generic', { country: 'Suisse', postal_code: '1204' }),
    { notFailed: ['format:recorded:country'] },
  ),
  row(
    'dob and date_of_birth together, dob first',
    'documented precedence',
    'ca_aml',
    individual('ca_aml', {}, { values: { dob: '2012-01-01', ...people.ca_aml } as never }),
    { passed: true, notFailed: ['adult'] },
  ),
  row(
    'dob and date_of_birth together, dob last',
    'documented precedence',
    'ca_aml',
    individual('ca_aml', {}, { values: { ...people.ca_aml, dob: '2012-01-01' } as never }),
    { passed: true, notFailed: ['adult'] },
  ),
  row('a SIN that begins with 8', '3-checks 3.2', 'ca_aml', individual('ca_aml', { sin: '823456785' }), {
    passed: false,
    blocks: ['format:recorded:sin'],
  }),
  row('an SSN of area 666', '20 CFR 422; 3-checks 3.2', 'us_bsa', individual('us_bsa', { ssn: '666-12-3456' }), {
    passed: false,
    blocks: ['format:recorded:ssn'],
  }),
  row(
    'PO box as residence',
    '31 CFR 1020.220(a)(2)(i)(A)(3)',
    'us_bsa',
    individual('us_bsa', { street1: 'P.O. Box 4471' }, { documents: [photo(people.us_bsa ?? {})] as never }),
    { passed: false, blocks: ['required:street1'] },
  ),
  row(
    'case postale as residence',
    'PCMLTFR s. 12(b)',
    'ca_aml',
    individual('ca_aml', { street1: 'Case postale 218' }, { documents: [photo(people.ca_aml ?? {})] as never }),
    { passed: false, blocks: ['required:street1'] },
  ),
  row(
    'boîte postale as residence',
    'AMLR art. 22(1)(a)',
    'eu_amlr',
    individual('eu_amlr', { street1: 'Postfach 10 22 31' }, { documents: [photo(people.eu_amlr ?? {})] as never }),
    { passed: false, blocks: ['required:street1'] },
  ),
  row(
    'military box of a soldier',
    '31 CFR 1020.220(a)(2)(i)(A)(3)(ii)',
    'us_bsa',
    individual(
      'us_bsa',
      { street1: 'PSC 802 Box 74', city: 'APO', province: 'AE', postal_code: '09499' },
      { documents: [photo(people.us_bsa ?? {})] as never },
    ),
    { notFailed: ['required:street1'] },
  ),
  row(
    'rural route',
    'a place',
    'ca_aml',
    individual('ca_aml', { street1: 'RR 3 Site 9 Box 12' }, { documents: [photo(people.ca_aml ?? {})] as never }),
    { notFailed: ['required:street1'] },
  ),
  row(
    'PO box of a company',
    'PCMLTFR s. 109(1): its address',
    'ca_aml',
    corporation({ street1: 'PO Box 900' }, { address: null }),
    { passed: false, blocks: ['required:street1'] },
  ),
  // 8: civic number
  row(
    'bill with the flat before the number',
    '3-checks 3.5: unit ignored',
    'ca_aml',
    individual(
      'ca_aml',
      {},
      {
        documents: [
          photo(people.ca_aml ?? {}),
          bill(people.ca_aml ?? {}, { address: '12-418 Wascana Cr., Regina SK S4V 2K7' }),
        ] as never,
      },
    ),
    { passes: ['match:address'] },
  ),
  row(
    'third party without details',
    'PCMLTFR s. 135',
    'ca_aml',
    individual('ca_aml', { third_party: true, third_party_name: 'Olof Berglund' }),
    { passed: false, blocks: ['third_party:details'] },
  ),
  row(
    'third party with all details',
    'PCMLTFR s. 135',
    'ca_aml',
    individual('ca_aml', {
      third_party: true,
      third_party_name: 'Olof Berglund',
      third_party_address: '3 Cedar Road, Gimli MB R0C 1B1',
      third_party_phone: '+12045550101',
      third_party_date_of_birth: '1950-05-05',
      third_party_occupation: 'retired fisherman',
      third_party_relationship: 'father',
    }),
    { passed: true, passes: ['third_party:details'] },
  ),
])
