// Rules 10, 11 and 13: how a name is written, how long a document is valid.
import { testFiles } from './client-file.ts'
import { bill, individual, people, photo, row, type Values } from './unseen-client.ts'

/** The client by this name, with a passport that writes it so. */
const named = (
  regime: string,
  [first, last]: readonly [string, string],
  [printedFirst, printedLast]: readonly [string, string],
) => {
  const values = { ...people[regime], first_name: first, last_name: last }
  return individual(regime, values, {
    documents: [
      photo(values, { first_name: printedFirst, last_name: printedLast }),
      bill(values, { document_holder_name: `${printedFirst} ${printedLast}` }),
    ] as never,
  })
}
/** With a document of this type and validity. */
const valid = (regime: string, type: string, over: Values, id_expiry: string, born?: string) => {
  const values = {
    ...people[regime],
    id_type: type,
    id_expiry,
    id_number: String(over.id_number ?? people[regime]?.id_number),
    ...(born === undefined ? {} : { date_of_birth: born }),
  }
  return individual(regime, values, { documents: [photo(values, over, type), bill(values)] as never })
}

testFiles([
  // 10, 11
  ...(
    [
      [
        ['Käthe', 'Böhmländer'],
        ['KAETHE', 'BOEHMLAENDER'],
      ],
      [
        ['Søren', 'Øvergaard'],
        ['SOEREN', 'OEVERGAARD'],
      ],
      [
        ['Åsa', 'Sjögren'],
        ['AASA', 'SJOEGREN'],
      ],
      [
        ['Günther', 'Großkreuz'],
        ['GUENTHER', 'GROSSKREUZ'],
      ],
      [
        ['Þóra', 'Guðmundsdóttir'],
        ['THORA', 'GUDMUNDSDOTTIR'],
      ],
      [
        ['Łucja', 'Wójcik'],
        ['LUCJA', 'WOJCIK'],
      ],
      [
        ['Léa', 'Des Groseilliers'],
        ['LEA', 'DESGROSEILLIERS'],
      ],
      [
        ['Ana', 'De La Vega'],
        ['ANA', 'DELAVEGA'],
      ],
      [
        ['Pieter', 'van den Heuvel'],
        ['PIETER', 'VANDENHEUVEL'],
      ],
      [
        ['Yusuf', 'Abd al-Karim'],
        ['YUSUF', 'ABDALKARIM'],
      ],
      [
        ['Omar', 'Abd el Wahab'],
        ['OMAR', 'ABDELWAHAB'],
      ],
      [
        ['Paul', 'Du Plessis'],
        ['PAUL', 'DUPLESSIS'],
      ],
      [
        ['Chiara', "Dell'Acqua"],
        ['CHIARA', 'DELL ACQUA'],
      ],
      [
        ['Ronan', 'Mac Giolla Phádraig'],
        ['RONAN', 'MACGIOLLAPHADRAIG'],
      ],
      [
        ['Tuğba', 'Yıldız'],
        ['TUGBA', 'YILDIZ'],
      ],
    ] as const
  ).map(([declared, printed]) =>
    row(
      `${declared.join(' ')} as ${printed.join(' ')}`,
      'ICAO 9303-3 s. 6; 3-checks 3.4',
      'generic',
      named('generic', declared, printed),
      { passed: true, passes: ['match:name:passport'] },
    ),
  ),
  ...(
    [
      [
        ['Paul', 'Du Plessis'],
        ['PAUL', 'DUPUIS'],
      ],
      [
        ['Käthe', 'Böhmländer'],
        ['KAETHE', 'BERGLAENDER'],
      ],
      [
        ['Ana', 'De La Vega'],
        ['ANA', 'DE LA ROSA'],
      ],
      [
        ['Jonas', 'Muehl'],
        ['JONAS', 'MAHLER'],
      ],
    ] as const
  ).map(([declared, printed]) =>
    row(
      `${declared.join(' ')} is not ${printed.join(' ')}`,
      '3-checks 3.4',
      'ca_aml',
      named('ca_aml', declared, printed),
      { passed: false, blocks: ['match:name:passport'] },
    ),
  ),
  // 13
  row(
    'French card of 2012, printed 2022',
    'décret 2013-1188',
    'fr_cmf',
    valid(
      'fr_cmf',
      'national_id',
      { id_number: '120629101234', id_issue_date: '2012-06-11', id_country: 'FR', id_expiry: '2022-06-10' },
      '2022-06-10',
    ),
    { passed: true, notFailed: ['expiry'] },
  ),
  row(
    'French card of 2011, printed February 2021',
    'décret 2013-1188: over in February 2026',
    'fr_cmf',
    valid(
      'fr_cmf',
      'national_id',
      { id_number: '110229101234', id_issue_date: '2011-02-11', id_country: 'FR', id_expiry: '2021-02-10' },
      '2021-02-10',
    ),
    { passed: false, blocks: ['expiry'] },
  ),
  row(
    'French card of 2012 of a minor',
    'décret 2013-1188: adults only',
    'fr_cmf',
    valid(
      'fr_cmf',
      'national_id',
      { id_number: '120629101234', id_issue_date: '2012-06-11', id_country: 'FR', id_expiry: '2022-06-10' },
      '2022-06-10',
      '1998-05-05',
    ),
    { passed: false, blocks: ['expiry'] },
  ),
  row(
    'German card, printed 2024',
    'PAuswG s. 6: no extension',
    'eu_amlr',
    valid(
      'eu_amlr',
      'national_id',
      { id_issue_date: '2014-05-02', id_country: 'DE', id_expiry: '2024-05-01' },
      '2024-05-01',
    ),
    { passed: false, blocks: ['expiry'] },
  ),
  row(
    'German licence of fifteen years',
    'FeV s. 24a',
    'eu_amlr',
    valid(
      'eu_amlr',
      'driver_licence',
      { id_number: 'B072RRE2I55', id_issue_date: '2015-03-10', id_country: 'DE', id_expiry: '2030-03-09' },
      '2030-03-09',
    ),
    { notFailed: ['dates', 'expiry'] },
  ),
  row(
    'French licence of fifteen years',
    'C. route R221-1',
    'generic',
    valid(
      'generic',
      'driver_licence',
      { id_number: '15AB12345', id_issue_date: '2015-03-10', id_country: 'FR', id_expiry: '2030-03-09' },
      '2030-03-09',
    ),
    { notFailed: ['dates', 'expiry'] },
  ),
  row(
    'Arizona licence to 65',
    'ARS 28-3171',
    'us_bsa',
    valid(
      'us_bsa',
      'driver_licence',
      {
        id_number: 'D01234567',
        id_issue_date: '2012-03-10',
        id_country: 'US',
        id_province: 'AZ',
        id_expiry: '2040-06-30',
      },
      '2040-06-30',
    ),
    { notFailed: ['dates', 'expiry'] },
  ),
  row(
    'Ontario licence of fifteen years',
    'O. Reg. 340/94: five years',
    'ca_aml',
    valid(
      'ca_aml',
      'driver_licence',
      {
        id_number: 'H0123-45678-40309',
        id_issue_date: '2018-03-09',
        id_country: 'CA',
        id_province: 'ON',
        id_expiry: '2033-03-09',
      },
      '2033-03-09',
    ),
    { passed: false, blocks: ['dates'] },
  ),
  row(
    'Canadian passport of fifteen years',
    'Passport Order: ten years',
    'ca_aml',
    valid(
      'ca_aml',
      'passport',
      { id_number: 'AB482913', id_issue_date: '2018-03-09', id_expiry: '2033-03-09' },
      '2033-03-09',
    ),
    { passed: false, blocks: ['dates'] },
  ),
  row(
    'Ontario health card as photo document',
    'Ontario Health Cards Act',
    'ca_aml',
    valid('ca_aml', 'health_card', { id_province: 'ON', id_country: 'CA', id_issue_date: '2022-01-01' }, '2028-03-09'),
    { passed: false, blocks: ['accepted'] },
  ),
])
