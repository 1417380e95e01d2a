// Rules 5 and 15: political exposure.
import { testFiles } from './client-file.ts'
import { bill, entry, individual, people, photo, row, type Values } from './unseen-client.ts'
import { hit, hits } from './unseen-hits.ts'

const wealth = (regime: string, steps: readonly string[]) =>
  steps.map((step) =>
    entry('source_of_funds_proof', step, {
      document_holder_name: `${String(people[regime]?.first_name)} ${String(people[regime]?.last_name)}`,
      document_date: '2026-09-09',
      amount: '150000',
      origin: 'sale of a house',
      issuer_name: 'Notary Dahl',
    }),
  )
const foreign: Values = {
  pep_foreign: true,
  pep_position: 'deputy minister of fisheries',
  pep_country: 'NO',
  pep_determined_on: '2026-11-10',
  senior_approval: true,
  senior_approval_by: 'R. Fielding',
  senior_approval_date: '2026-11-12',
  source_of_wealth: 'property_sale',
}
const pep = (regime: string, party: string, over = {}) =>
  hits(regime, {
    [party]: [
      hit(party, { topics: ['pep'], pepClass: 'foreign', pepCountry: 'NO', position: 'Member of parliament', ...over }),
    ],
  })
const withDocuments = (regime: string, over: Values, steps: readonly string[]) =>
  individual(regime, over, {
    documents: [
      photo({ ...people[regime], ...over }),
      bill({ ...people[regime], ...over }),
      ...wealth(regime, steps),
    ] as never,
  })

testFiles([
  // 5
  row(
    'foreign PEP with documents of funds and wealth',
    'PCMLTFR ss. 121(1), 123',
    'ca_aml',
    withDocuments('ca_aml', foreign, ['source_of_funds', 'source_of_wealth']),
    { passed: true, warns: ['pep:declared'], passes: ['evidence:source_of_funds', 'evidence:source_of_wealth'] },
  ),
  row(
    'foreign PEP without documents',
    'PCMLTFR s. 121(1)(a)',
    'ca_aml',
    individual('ca_aml', { ...foreign, source_of_wealth: undefined }),
    { warns: ['evidence:source_of_funds', 'evidence:source_of_wealth'] },
  ),
  row(
    'foreign PEP with a statement sent as address',
    '3: sent for another step',
    'ca_aml',
    individual('ca_aml', foreign, {
      documents: [
        photo(people.ca_aml ?? {}),
        entry('bank_statement', 'proof_of_address', {
          document_holder_name: 'Ingrid Halvorsen',
          issuer_name: 'Prairie Credit Union',
          account_number: '0012345',
          period_start: '2026-10-01',
          period_end: '2026-10-31',
          closing_balance: '1800.00',
          address: '418 Wascana Crescent, Regina, SK S4V 2K7',
          document_date: '2026-10-31',
        }),
      ] as never,
    }),
    { warns: ['evidence:source_of_funds'] },
  ),
  row(
    'foreign PEP with documents of a outsider',
    '3: whose document',
    'ca_aml',
    individual(
      'ca_aml',
      { ...foreign, source_of_wealth: undefined },
      {
        documents: [photo(people.ca_aml ?? {}), ...wealth('generic', ['source_of_funds', 'source_of_wealth'])] as never,
      },
    ),
    { warns: ['evidence:source_of_funds', 'evidence:source_of_wealth'] },
  ),
  row(
    'foreign PEP out of office for twelve years',
    'PCMLTFA s. 9.3(3): forever',
    'ca_aml',
    individual('ca_aml', { ...foreign, source_of_wealth: undefined, pep_end_date: '2014-01-01' }),
    { warns: ['pep:declared', 'evidence:source_of_wealth'] },
  ),
  row(
    'domestic PEP out of office for two years',
    'PCMLTFR s. 122',
    'ca_aml',
    individual('ca_aml', { pep_domestic: true, pep_position: 'mayor', pep_country: 'CA', pep_end_date: '2024-10-01' }),
    { warns: ['pep:declared'] },
  ),
  row(
    'pep true of a Canadian office',
    '5: pep_country decides',
    'ca_aml',
    individual('ca_aml', { pep: true, pep_country: 'CA', pep_position: 'member of a legislature' }),
    { warns: ['pep:declared'], notFailed: ['evidence:source_of_wealth'] },
  ),
  row(
    'undeclared PEP of another birth year',
    '5: same name and birth date',
    'ca_aml',
    individual('ca_aml'),
    { notFailed: ['evidence:source_of_wealth', 'pep:undeclared'] },
    pep('ca_aml', 'Ingrid Halvorsen', { score: 700, contradicted: true }),
  ),
  row(
    'undeclared domestic PEP in France',
    'CMF L561-10: every PEP',
    'fr_cmf',
    individual('fr_cmf'),
    { warns: ['screening:pep', 'pep:undeclared', 'evidence:source_of_wealth'] },
    pep('fr_cmf', 'Océane Kerbrat', { pepClass: 'domestic', pepCountry: 'FR' }),
  ),
  row(
    'a family member of a foreign PEP',
    'PCMLTFR s. 121(1)',
    'ca_aml',
    individual('ca_aml', { pep_foreign: true, pep_family: true, pep_country: 'LK' }),
    { warns: ['pep:declared', 'evidence:source_of_wealth'] },
  ),
  row(
    'no answer about PEP',
    'PCMLTFR s. 116: R, not B',
    'ca_aml',
    individual('ca_aml', { pep_foreign: undefined, pep_domestic: undefined, pep_hio: undefined }),
    { passed: true, warns: ['completeness'] },
  ),
  // 15
  row(
    'PEP out of office for eleven months',
    'CMF R561-18; AMLR art. 45: twelve months',
    'fr_cmf',
    individual('fr_cmf', { pep: true, pep_country: 'FR', pep_position: 'prefect', pep_end_date: '2025-12-20' }),
    { warns: ['pep:declared', 'evidence:source_of_wealth'] },
  ),
  row(
    'PEP out of office for three years',
    'CMF R561-18: twelve months',
    'fr_cmf',
    individual('fr_cmf', { pep: true, pep_country: 'FR', pep_position: 'prefect', pep_end_date: '2023-10-20' }),
    { notFailed: ['evidence:source_of_wealth'] },
  ),
  row(
    'PEP out of office for four years',
    'AMLR art. 45(1): twelve months, then by risk',
    'eu_amlr',
    individual('eu_amlr', {
      pep: true,
      pep_country: 'DE',
      pep_position: 'state secretary',
      pep_end_date: '2022-10-20',
    }),
    { notFailed: ['evidence:source_of_wealth'] },
  ),
  row(
    'PEP out of office for four years in Morocco',
    '1-policies 1.5: forever',
    'ma_bam',
    individual('ma_bam', { pep: true, pep_country: 'MA', pep_position: 'wali', pep_end_date: '2022-10-20' }),
    { warns: ['pep:declared', 'evidence:source_of_wealth'] },
  ),
])
