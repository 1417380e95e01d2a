// Client files written from the law: persons, places and exposure.
import { testFiles } from './client-file.ts'
import {
  anna,
  bill,
  boris,
  corporation,
  entry,
  individual,
  of,
  people,
  photo,
  row,
  type Entry,
  type Values,
} from './unseen-client.ts'
import { hit, hits } from './unseen-hits.ts'

const home = '418 Wascana Crescent, Regina, SK S4V 2K7'
const soleOwner = (over: Values) =>
  corporation({
    beneficial_owners: [{ address: '5 Quay Street, Halifax NS B3J 1A1', ownership_percent: 100, ...over }],
  })
const dual = (...documents: readonly Entry[]) =>
  individual('ca_aml', {}, { documents: documents as never, extra_checks: [] })
const letter = (issuer_name: string) =>
  entry('government_letter', 'secondary_id', {
    document_holder_name: 'Ingrid Halvorsen',
    address: home,
    issuer_name,
    document_date: '2026-08-08',
    reference_number: 'R-4471',
  })
const mp = { topics: ['pep'], pepClass: 'foreign', pepCountry: 'NO', position: 'Member of parliament' } as const

testFiles([
  // Persons who say that they are persons
  ...['Marie Fonds', 'Rosalie Trust', 'Lena Stiftung'].map((name) =>
    row(
      `${name}, said to be a person`,
      'PCMLTFR s. 138(1)(a); profile.md: kind',
      'ca_aml',
      soleOwner({ name, kind: 'person', date_of_birth: '1966-07-01', country: 'CA', citizenship: 'CA' }),
      { passes: ['ownership:identified'] },
    ),
  ),
  row(
    'Paul Fondation by first and last name',
    'profile.md: a person',
    'ca_aml',
    soleOwner({
      first_name: 'Paul',
      last_name: 'Fondation',
      date_of_birth: '1966-07-01',
      country: 'CA',
      citizenship: 'CA',
    }),
    { passes: ['ownership:identified'] },
  ),
  // Dual process
  row(
    'residence card and letter of the ministry that issued it',
    'PCMLTFR s. 105(4)',
    'ca_aml',
    dual(
      photo(
        people.ca_aml ?? {},
        { id_number: 'RA0302123456', citizenship: 'NO', id_country: undefined },
        'permanent_resident_card',
        'secondary_id',
      ),
      letter('Immigration, Refugees and Citizenship Canada'),
    ),
    { passed: false, blocks: ['method'] },
  ),
  row(
    'licence of Québec and letter of the SAAQ',
    'PCMLTFR s. 105(4)',
    'ca_aml',
    dual(
      photo(people.ca_aml ?? {}, { id_province: 'QC', id_number: 'H1234-090384-07' }, 'driver_licence', 'secondary_id'),
      letter("Société de l'assurance automobile du Québec"),
    ),
    { passed: false, blocks: ['method'] },
  ),
  row(
    'account and a bill of almost two years',
    'PCMLTFR s. 105(5): valid and current',
    'ca_aml',
    dual(
      entry('bank_statement', 'secondary_id', {
        document_holder_name: 'Ingrid Halvorsen',
        issuer_name: 'Conexus Credit Union',
        account_number: '7788990',
        period_start: '2026-10-01',
        period_end: '2026-10-31',
        closing_balance: '1.00',
        document_date: '2026-10-31',
      }),
      bill(people.ca_aml ?? {}, { document_date: '2025-01-01' }),
    ),
    { passed: false, blocks: ['method:identity'] },
  ),
  // Residence
  row(
    'private mailbox as residence',
    '31 CFR 1020.220(a)(2)(i)(A)(3)',
    'us_bsa',
    individual('us_bsa', { street1: 'PMB 442' }),
    { passed: false, blocks: ['required:street1'] },
  ),
  // PEP
  row(
    'pep true of a foreign office',
    'PCMLTFR s. 121(1)(a): wealth',
    'ca_aml',
    individual('ca_aml', { pep: true, pep_country: 'BR', pep_position: 'senator' }),
    { warns: ['evidence:source_of_wealth'] },
  ),
  row(
    'undeclared foreign PEP found by screening',
    'PCMLTFR ss. 116, 121(1)(a)',
    'ca_aml',
    individual('ca_aml'),
    { warns: ['pep:undeclared', 'evidence:source_of_wealth'] },
    hits('ca_aml', { 'Ingrid Halvorsen': [hit('Ingrid Halvorsen', mp)] }),
  ),
  row(
    'an owner who is a foreign PEP',
    '3-checks evidence:source_of_wealth',
    'ca_aml',
    corporation({
      beneficial_owners: [
        of(anna, { ownership_percent: 60 }),
        of(boris, { ownership_percent: 40, pep_foreign: true, pep_country: 'PT' }),
      ],
    }),
    { warns: ['evidence:source_of_wealth'] },
  ),
  row(
    'domestic PEP out of office for six years',
    'PCMLTFA s. 9.3(3): no PEP after five',
    'ca_aml',
    individual('ca_aml', {
      pep_domestic: true,
      pep_position: 'mayor',
      pep_country: 'CA',
      pep_end_date: '2020-10-01',
      pep_determined_on: '2026-11-10',
    }),
    { notFailed: ['evidence:source_of_funds', 'evidence:source_of_wealth'] },
  ),
  // Countries that only an address says
  ...['Valiasr 40, Tehran', 'Calle 23, La Habana', 'Changgwang 1, Pyongyang'].map((address) =>
    row(
      `owner at ${address}, no country said`,
      '31 CFR 510, 515, 560; 4: unknown, never Low',
      'us_bsa',
      corporation({
        beneficial_owners: [
          of(anna, { ownership_percent: 60 }),
          of(boris, { ownership_percent: 40, country: undefined, address }),
        ],
      }),
      { warns: ['geography'] },
    ),
  ),
  row(
    'mailing address in Havana',
    '31 CFR 515',
    'us_bsa',
    individual('us_bsa', { mailing_address: 'Apartado 4, La Habana, Cuba' }),
    { warns: ['geography'] },
  ),
  // Money services
  ...[
    'sale and redemption of money orders',
    'crowdfunding platform',
    'armoured car transport of cash',
    'plateforme de sociofinancement',
  ].map((activity) =>
    row(`${activity} without registration`, 'PCMLTFA ss. 5(h), 11.1', 'ca_aml', corporation({ activity }), {
      warns: ['registration:msb'],
    }),
  ),
])
