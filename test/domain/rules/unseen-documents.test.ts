// Rule 3: whose document it is.
import { testFiles } from './client-file.ts'
import { bill, corporation, extract, individual, paper, people, photo, row, type Values } from './unseen-client.ts'

const outsider: Values = {
  first_name: 'Wilhelmina',
  last_name: 'Quisling-Moe',
  date_of_birth: '1959-01-02',
  id_number: 'ZX918273',
  id_expiry: '2029-02-02',
  citizenship: 'NO',
}
const other = 'Kestrel Ridge Mining Ltd.'

testFiles([
  // 3: persons
  row(
    'passport of a outsider',
    'PCMLTFR s. 105(1)(a)',
    'ca_aml',
    individual('ca_aml', {}, { documents: [photo(outsider), bill(people.ca_aml ?? {})] as never }),
    { passed: false },
  ),
  row(
    'passport of a brother of the same surname',
    'PCMLTFR s. 105(1)(a)',
    'ca_aml',
    individual(
      'ca_aml',
      {},
      { documents: [photo(people.ca_aml ?? {}, { first_name: 'Torbjorn', date_of_birth: '1981-01-09' })] as never },
    ),
    { passed: false, blocks: ['match:name'] },
  ),
  row(
    'bill of a outsider',
    'AMLR art. 22(6)',
    'eu_amlr',
    individual(
      'eu_amlr',
      {},
      {
        documents: [
          photo(people.eu_amlr ?? {}),
          bill(people.eu_amlr ?? {}, { document_holder_name: 'Wilhelmina Quisling-Moe' }),
        ] as never,
      },
    ),
    { passed: false, blocks: ['required:proof_of_address'] },
  ),
  row('own bill', 'AMLR art. 22(6)', 'eu_amlr', individual('eu_amlr'), {
    passed: true,
    passes: ['required:proof_of_address'],
  }),
  row(
    'bill of a outsider in Canada',
    'PCMLTFR s. 105',
    'ca_aml',
    individual(
      'ca_aml',
      {},
      {
        documents: [
          photo(people.ca_aml ?? {}),
          bill(people.ca_aml ?? {}, { document_holder_name: 'Wilhelmina Quisling-Moe' }),
        ] as never,
      },
    ),
    { warns: ['required:proof_of_address'] },
  ),
  row('no document at all', 'PCMLTFR s. 105', 'ca_aml', individual('ca_aml', {}, { documents: [] }), {
    passed: false,
    blocks: ['required:photo_id'],
  }),
  // 3: entities
  row(
    'passport of a outsider for the company',
    'PCMLTFR s. 12(b)',
    'ca_aml',
    corporation({}, { anna: photo(outsider), boris: null }),
    { passed: false, blocks: ['required:photo_id'] },
  ),
  row('only one of two signatories shows a passport', 'PCMLTFR s. 12(b)', 'ca_aml', corporation({}, { boris: null }), {
    passed: false,
    blocks: ['required:photo_id'],
  }),
  row(
    'certificate of another company',
    'PCMLTFR s. 109(1)',
    'ca_aml',
    corporation(
      {},
      {
        existence: paper('certificate_of_incorporation', 'entity_existence', {
          legal_name: other,
          registration_number: '7712345',
          business_number: undefined,
        }),
        ownership: null,
      },
    ),
    { passed: false, blocks: ['required:entity_existence'] },
  ),
  row(
    'resolution of another company',
    'PCMLTFR s. 109',
    'ca_aml',
    corporation(
      {},
      {
        authority: paper('board_resolution', 'entity_authority', {
          legal_name: other,
          signatories: 'Sigrid Lindqvist; Mateus Carvalhal',
        }),
        ownership: null,
      },
    ),
    { passed: false, blocks: ['authority:signatory'] },
  ),
  row(
    'resolution that names neither signatory',
    'PCMLTFR s. 109',
    'us_bsa',
    corporation(
      {},
      { authority: paper('board_resolution', 'entity_authority', { signatories: 'Rolf Amundsen' }), ownership: null },
    ),
    { passed: false, blocks: ['authority:signatory'] },
  ),
  row(
    'share register of another company',
    'PCMLTFR s. 138(2)',
    'ca_aml',
    corporation(
      {},
      {
        ownership: paper('share_register', 'entity_ownership', {
          legal_name: other,
          beneficial_owners: 'Sigrid Lindqvist; Mateus Carvalhal',
        }),
      },
    ),
    { warns: ['ownership:confirmed'] },
  ),
  row(
    'extract without owners',
    'PCMLTFR s. 138(2)',
    'ca_aml',
    corporation({}, { ownership: extract({ beneficial_owners: undefined }) }),
    { warns: ['ownership:confirmed'] },
  ),
  row(
    'share register that names both',
    'PCMLTFR s. 138(2)',
    'ca_aml',
    corporation(
      {},
      {
        ownership: paper('share_register', 'entity_ownership', {
          beneficial_owners: 'Sigrid Lindqvist; Mateus Carvalhal',
        }),
      },
    ),
    { passes: ['ownership:confirmed'] },
  ),
  row(
    'financial statements of another company',
    '3: whose document',
    'ca_aml',
    corporation(
      {},
      {
        financials: paper('financial_statements', 'entity_financials', {
          legal_name: other,
          period_end: '2026-03-31',
          revenue: '900000',
        }),
      },
    ),
    { warns: ['required:entity_financials'] },
  ),
  row(
    'certificate under the legal form in French',
    '3: the same company',
    'ca_aml',
    corporation(
      {},
      {
        existence: paper('certificate_of_incorporation', 'entity_existence', {
          legal_name: 'PRAIRIE LOOM TEXTILES INCORPORATED',
        }),
      },
    ),
    { passes: ['required:entity_existence'] },
  ),
  row(
    'an extract of four months',
    'CMF R561-5-1 4°',
    'fr_cmf',
    corporation({}, { existence: null, ownership: extract({ document_date: '2026-07-15' }) }),
    { warns: ['freshness:registry_extract'] },
  ),
  row(
    'an extract of four months in Canada',
    'PCMLTFR s. 109(1)',
    'ca_aml',
    corporation({}, { ownership: extract({ document_date: '2026-07-15' }) }),
    { notFailed: ['freshness:registry_extract'] },
  ),
])
