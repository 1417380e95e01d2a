// Rules 8 and 12: methods of verification, and reviews.
import { testFiles } from './client-file.ts'
import { bill, entry, individual, people, photo, proof, row, type Entry, type Values } from './unseen-client.ts'

const ca = people.ca_aml ?? {}
const fr = people.fr_cmf ?? {}
const holder = 'Ingrid Halvorsen'
const home = '418 Wascana Crescent, Regina, SK S4V 2K7'
/** The passport alone, without a bill that would make it a dual process. */
const alone = (more: Values) => individual('ca_aml', {}, { documents: [photo(ca)], ...more } as never)
/** Two sources and no photo document seen by anybody. */
const dual = (...documents: readonly Entry[]) =>
  individual('ca_aml', {}, { documents: documents as never, extra_checks: [] })
const letter = (over: Values = {}) =>
  entry('government_letter', 'secondary_id', {
    document_holder_name: holder,
    address: home,
    issuer_name: 'Service Canada',
    document_date: '2026-08-08',
    reference_number: 'R-4471',
    ...over,
  })
const account = (over: Values = {}) =>
  entry('bank_statement', 'secondary_id', {
    document_holder_name: holder,
    issuer_name: 'Conexus Credit Union',
    account_number: '004-12345-7788990',
    period_start: '2026-10-01',
    period_end: '2026-10-31',
    closing_balance: '512.10',
    document_date: '2026-10-31',
    ...over,
  })
const bureau = (over: Values = {}) =>
  entry('credit_report', 'credit_file', {
    document_holder_name: holder,
    address: home,
    date_of_birth: '1984-03-09',
    issuer_name: 'TransUnion',
    file_number: 'TU-99120',
    file_since: '2015-04-01',
    trade_line_count: '5',
    document_date: '2026-11-15',
    ...over,
  })
const remote = (more: Values) => individual('fr_cmf', { delivery_channel: 'remote_documents' }, more as never)
const review = (over: Values, documents: readonly Entry[] = []) =>
  individual('ca_aml', over, { purpose: 'periodic_review', documents: documents as never, extra_checks: [] })

testFiles([
  // Methods of PCMLTFR s. 105
  row('a photo that nobody compared', 'PCMLTFR s. 105(1)(a): authentic', 'ca_aml', alone({ extra_checks: [] }), {
    passed: false,
    blocks: ['method:identity'],
  }),
  row(
    'eID of document and face',
    'PCMLTFR s. 105(1)(a)',
    'ca_aml',
    individual('ca_aml', {}, { extra_checks: [proof('eid:document_authentic'), proof('eid:face_match')] }),
    { passed: true, passes: ['method:identity'] },
  ),
  row(
    'eID of the document without a face',
    'FINTRAC: compare the person',
    'ca_aml',
    alone({ extra_checks: [proof('eid:document_authentic')] }),
    { passed: false, blocks: ['method:identity'] },
  ),
  row(
    'eID sent twice, once failed',
    'api.md: none of the same id failed',
    'ca_aml',
    alone({
      extra_checks: [
        proof('eid:document_authentic'),
        proof('eid:face_match'),
        { ...proof('eid:face_match'), passed: false, severity: 'critical', detail: 'x' },
      ],
    }),
    { passed: false, blocks: ['method:identity'] },
  ),
  row('dual process: letter and account', 'PCMLTFR s. 105(1)(d)', 'ca_aml', dual(letter(), account()), {
    passed: true,
    passes: ['method:identity'],
    notFailed: ['method:sources'],
  }),
  row(
    'statement and card of one bank',
    'PCMLTFR s. 105(4)',
    'ca_aml',
    dual(
      account({ issuer_name: 'TD Canada Trust' }),
      entry('loan_statement', 'secondary_id', {
        document_holder_name: holder,
        address: home,
        issuer_name: 'TD Bank',
        account_number: '77',
        document_date: '2026-10-31',
        closing_balance: '1',
      }),
    ),
    { passed: false, blocks: ['method'] },
  ),
  row(
    'bill of Telus beside a statement of Scotiabank',
    'PCMLTFR s. 105(1)(d)',
    'ca_aml',
    dual(
      account({ issuer_name: 'Scotiabank' }),
      entry('telecom_bill', 'secondary_id', {
        document_holder_name: holder,
        address: home,
        issuer_name: 'Telus',
        document_date: '2026-10-20',
        account_number: '1',
      }),
    ),
    { passes: ['method:identity'] },
  ),
  row(
    'two companies of one group',
    '8: same group',
    'ca_aml',
    dual(
      account({ issuer_name: 'Royal Bank of Canada' }),
      entry('insurance_statement', 'secondary_id', {
        document_holder_name: holder,
        address: home,
        issuer_name: 'RBC Insurance',
        document_date: '2026-10-20',
        policy_number: 'P1',
      }),
    ),
    { passed: false, blocks: ['method'] },
  ),
  row('letter without an issuer', '8: no source', 'ca_aml', dual(letter({ issuer_name: undefined }), account()), {
    passed: false,
    blocks: ['method'],
  }),
  row(
    'letter to a outsider',
    '3; PCMLTFR s. 105(1)(d)',
    'ca_aml',
    dual(letter({ document_holder_name: 'Rolf Amundsen' }), account()),
    { passed: false, blocks: ['method:identity'] },
  ),
  row('credit file of eleven years', 'PCMLTFR s. 105(1)(c)', 'ca_aml', dual(bureau()), {
    passed: true,
    passes: ['method:identity'],
  }),
  row(
    'credit file of two years',
    'PCMLTFR s. 105(1)(c): three years',
    'ca_aml',
    dual(bureau({ file_since: '2024-12-01' })),
    { passed: false, blocks: ['method:identity'] },
  ),
  row(
    'credit file of one trade line',
    'PCMLTFR s. 105(1)(c): more than one source',
    'ca_aml',
    dual(bureau({ trade_line_count: '1' })),
    { passed: false, blocks: ['method:identity'] },
  ),
  row(
    'credit file at another address',
    'PCMLTFR s. 105(1)(c): address',
    'ca_aml',
    dual(bureau({ address: '77 Elphinstone Street, Regina, SK S4T 1E1' })),
    { passed: false, blocks: ['method:identity'] },
  ),
  row(
    'the affiliate verified her',
    'PCMLTFR s. 105(1)(e)',
    'ca_aml',
    individual('ca_aml', {}, { documents: [], extra_checks: [proof('affiliate')] }),
    { passed: true, passes: ['method:identity', 'required:photo_id'] },
  ),
  row(
    'documents switched off',
    'Act s. 9.2: the lock',
    'ca_aml',
    individual('ca_aml', {}, { documents: [], require_documents: false, extra_checks: [] }),
    { passed: false, blocks: ['method:identity'] },
  ),
  // 8: fr_cmf
  row('remote with one copy', 'CMF R561-5-2: two measures', 'fr_cmf', remote({ extra_checks: [] }), {
    passed: false,
    blocks: ['method'],
  }),
  row(
    'remote with substantial eID',
    'CMF R561-5-1 1°',
    'fr_cmf',
    remote({ extra_checks: [proof('eid_substantial')] }),
    { passed: true },
  ),
  row('face to face with the original', 'CMF R561-5-1 2°', 'fr_cmf', individual('fr_cmf'), { passed: true }),
  row(
    'remote with a copy and a bill',
    'CMF R561-5-2: a bill is no measure',
    'fr_cmf',
    remote({ extra_checks: [], documents: [photo(fr), bill(fr)] }),
    { passed: false },
  ),
  // 12
  row(
    'review, recorded passport expired since',
    '12: warning',
    'ca_aml',
    review({ id_expiry: '2026-02-01', last_review_date: '2024-11-25' }),
    { passed: true, warns: ['expiry:recorded:id_expiry'] },
  ),
  row(
    'onboarding, passport expired',
    'PCMLTFR s. 105(5): current',
    'ca_aml',
    individual('ca_aml', { id_expiry: '2026-02-01' }),
    { passed: false, blocks: ['expiry'] },
  ),
  row('review, last one four years ago', 'PCMLTFR s. 123.1', 'ca_aml', review({ last_review_date: '2022-10-01' }), {
    warns: ['review:due'],
  }),
  row('review in time', 'PCMLTFR s. 123.1', 'ca_aml', review({ last_review_date: '2025-10-01' }), {
    passed: true,
    notFailed: ['review:due', 'required:photo_id'],
  }),
  row(
    'review that finds a sanctioned country',
    'SEMA',
    'ca_aml',
    review({ country: 'KP', city: 'Wonsan', province: undefined, postal_code: undefined, street1: '4 Haean' }),
    { passed: false, blocks: ['geography'] },
  ),
])
