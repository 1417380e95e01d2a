import fc, { type Arbitrary } from 'fast-check'
import { BankConnectionRequest } from '../../../src/contract/bank.ts'
import { EidRequest } from '../../../src/contract/eid.ts'
import { KycRequest } from '../../../src/contract/kyc-request.ts'
import { bankCategoryGroups } from '../../../src/domain/bank/definition/category.ts'
import { documentTypes } from '../../../src/domain/document-types/index.ts'
import { profileKeys } from '../../../src/domain/profile/profile-keys.ts'
import { profile } from '../../../tools/documents/specimens/profile.ts'
import { formBytes, formType } from '../../http/support/form.ts'
import { byteMutations, mutateBytes, mutateValue, valueMutations } from './mutations.ts'
import { valid, type Vocabulary } from './schema-arbitrary.ts'

/** One call as it will be sent. */
export interface FuzzCall {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Which key it carries. */
  readonly key: 'good' | 'capped' | 'narrow' | 'revoked' | 'off' | 'unknown' | 'malformed' | 'none'
}

const sample = profile('en', '2026-11-21')
const moneyTexts = ['1000', '1,234.56', '12 000,50 $', '-5', '1e400', '٣٤', '٪', '$', '10–20', '999999999999999999999']
const naughtyTexts = [
  '',
  ' ',
  '-',
  'null',
  '🏳️‍🌈',
  'Ω≈ç√∫',
  '\u202etest',
  '<script>',
  "'; --",
  '2026-02-30',
  '31/02/1990',
  '%00',
]

/** Values of a client profile: those of the specimen person, texts of every sort and wrong types. */
const profileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Object.values(sample)) },
  { weight: 2, arbitrary: fc.constantFrom(...moneyTexts, ...naughtyTexts) },
  { weight: 2, arbitrary: fc.string({ maxLength: 30 }) },
  { weight: 1, arbitrary: fc.oneof(fc.double(), fc.integer(), fc.boolean(), fc.constant(null)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

const fieldTexts = [...Object.values(sample).map(String), ...moneyTexts, ...naughtyTexts]
const vocabulary: Vocabulary = {
  keys: {
    values: profileKeys.flatMap((key) => [key.name, ...key.aliases]),
    fields: [...profileKeys.map((key) => key.name), 'document_holder_name', 'issuer_name', 'document_date', 'net_pay'],
  },
  texts: {
    doc_type: documentTypes.map(({ id }) => id),
    kind: ['individual', 'corporation', 'trust', 'partnership', 'company'],
    id: ['eid:identity', 'policy:x', 'method:identity', 'adult', 'partner:x'],
    meta_created: ['2026-11-01', '2026-13-45', ''],
    step_key: ['photo_id', 'proof_of_address', 'proof_of_income'],
    'fields.*': fieldTexts,
    document_id: ['00000000-0000-4000-8000-000000000000', 'not-an-id', ''],
  },
  anything: profileValue,
}

const kycBody = valid(KycRequest, vocabulary)

/** The value once in so many times, else `nil`. */
function seldom<T, N>(times: number, value: Arbitrary<T>, nil: N): Arbitrary<T | N> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(nil) }, { weight: 1, arbitrary: value })
}

/** A reference costs a filing; one call in thirty carries one, so that a long run does not become a test of the disk. */
const reference = seldom(30, fc.constantFrom('fuzz-1', 'fuzz-2', 'fuzz-3'), undefined)

const jsonBody: Arbitrary<Buffer> = fc
  .record({
    body: kycBody,
    reference,
    mutations: seldom(3, valueMutations, []),
    bytes: seldom(8, byteMutations, []),
  })
  .map(({ body, reference: given, mutations, bytes }) => {
    const whole = { ...(body as object), reference: given }
    return mutateBytes(Buffer.from(JSON.stringify(mutateValue(whole, mutations)) ?? ''), bytes)
  })

const requestIds = ['a', 'x'.repeat(64), 'x'.repeat(65), 'é', 'a b', '../..', '{{7*7}}', 'A-Z.0_9:-']
const headers: Arbitrary<Record<string, string>> = fc.record(
  {
    'x-request-id': fc.oneof(fc.constantFrom(...requestIds), fc.stringMatching(/^[A-Za-z0-9._:-]{1,64}$/)),
    'accept-language': fc.constantFrom('fr', 'en', 'fr-CA,fr;q=0.9', '*', 'x'.repeat(200), ';;;'),
    accept: fc.constantFrom('application/json', 'text/html', '*/*'),
    'x-forwarded-for': fc.constantFrom('203.0.113.7', 'unknown', ',,', '::1', '999.1.1.1'),
    'x-partner-identity': fc.constantFrom('', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.', 'x'.repeat(9_000)),
    expect: fc.constantFrom('x'),
    'x-http-method-override': fc.constantFrom('DELETE'),
  },
  { requiredKeys: [] },
)
const jsonType = fc.constantFrom(
  'application/json',
  'application/json',
  'text/plain',
  'application/xml',
  'a/b; charset=x',
)
const query = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  fc.constantFrom('?', '?a=1', '?a[]=1&a=%ff', '?__proto__=1'),
)
const key = fc.oneof(
  { weight: 30, arbitrary: fc.constant('good' as const) },
  fc.constantFrom<FuzzCall['key'][]>('capped', 'narrow', 'revoked', 'off', 'unknown', 'malformed', 'none'),
)

/** Calls of verify and assess. */
export const jsonCalls: Arbitrary<FuzzCall> = fc
  .record({ operation: fc.constantFrom('verify', 'assess'), body: jsonBody, headers, type: jsonType, query, key })
  .map(({ operation, type, ...call }) => ({
    ...call,
    method: 'POST',
    path: `/v1/kyc/${operation}`,
    headers: { ...call.headers, 'content-type': type },
  }))

/** Local parts of addresses that choose every end, and texts that are no address. */
const emails = ['pass', 'face', 'name', 'archive', 'never', 'suspect', 'x'].map((word) => `${word}+c@example.com`)
const eidVocabulary: Vocabulary = {
  keys: {},
  texts: {
    email: [...emails, 'no address', 'a@b', ''],
    country: ['CA', 'CA', 'CA', 'CAN', 'FR', ''],
    documents: ['photo_id', 'credit_file', 'name_address', 'name_dob', 'x'],
    first_name: ['Clara', ...naughtyTexts.filter((text) => text !== '')],
  },
  anything: profileValue,
}
const eidBody = valid(EidRequest, eidVocabulary)

/** Starts of eID checks: half of them are not damaged. */
const eidStarts: Arbitrary<FuzzCall> = fc
  .record({
    body: eidBody,
    mutations: seldom(2, valueMutations, []),
    bytes: seldom(8, byteMutations, []),
    headers,
    query,
    key,
  })
  .map(({ body, mutations, bytes, ...call }) => ({
    ...call,
    method: 'POST',
    path: '/v1/kyc/eid',
    body: mutateBytes(Buffer.from(JSON.stringify(mutateValue(body, mutations)) ?? ''), bytes),
  }))

const eidKeys = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1_001, max: 1_200 }).map(String) },
  fc.constantFrom(
    '0',
    '-1',
    '+1001',
    '1001.0',
    '1e3',
    'abc',
    '%31',
    '%00',
    '9'.repeat(30),
    '9007199254740993',
    ' 1001',
  ),
)
/** Reads of eID checks, started or not. Reports are files and have tests of their own. */
const eidReads: Arbitrary<FuzzCall> = fc
  .record({
    eidKey: eidKeys,
    query: fc.constantFrom('', '', '?environment=production', '?environment=x', '?environment=sandbox&environment=x'),
    headers,
    key,
  })
  .map(({ eidKey, ...call }) => ({
    ...call,
    method: 'GET',
    path: `/v1/kyc/eid/${encodeURI(eidKey)}`,
    body: Buffer.alloc(0),
  }))

/** Calls of eID checks. */
export const eidCalls: Arbitrary<FuzzCall> = fc.oneof(eidStarts, eidReads)

/** Stands in a path for the id of a connection that the target has. */
export const knownConnection = 'known-connection'
const connections = '/v1/partner/bank-connections'
const unknownIds = ['00000000-0000-4000-8000-000000000000', 'x', '%00', '%ff', '..', 'x'.repeat(90)]
const bankVocabulary: Vocabulary = {
  keys: {},
  texts: {
    bank_code: ['006', '815', 'SBX-SALARY', 'SBX-EMPTY', ...naughtyTexts.filter((text) => text !== '')],
    case_id: [...unknownIds],
  },
  anything: profileValue,
}
const environmentHeader = seldom(6, fc.constantFrom('sandbox', 'production', 'live', ''), undefined)
const bankHeaders: Arbitrary<Record<string, string>> = fc
  .tuple(headers, environmentHeader)
  .map(([rest, environment]) => (environment === undefined ? rest : { ...rest, 'x-service-environment': environment }))

/** Connects: half of them are not damaged. */
const bankConnects: Arbitrary<FuzzCall> = fc
  .record({
    body: valid(BankConnectionRequest, bankVocabulary),
    caseId: seldom(3, fc.constantFrom(...unknownIds), null),
    mutations: seldom(2, valueMutations, []),
    bytes: seldom(8, byteMutations, []),
    headers: bankHeaders,
    query,
    key,
  })
  .map(({ body, caseId, mutations, bytes, ...call }) => {
    const whole = { ...(body as object), case_id: caseId }
    return {
      ...call,
      method: 'POST',
      path: connections,
      body: mutateBytes(Buffer.from(JSON.stringify(mutateValue(whole, mutations)) ?? ''), bytes),
    }
  })

const days = ['2026-01-01', '2026-09-30', '2026-02-30', '0000-00-00', '9999-12-31', '', 'x', '2026-09-30T00:00:00Z']
const numbers = ['0', '1', '100', '500', '501', '-1', '1e2', '9007199254740991', '9007199254740993', ' 7', '', '%00']
const filters = fc
  .record(
    {
      from: fc.constantFrom(...days),
      to: fc.constantFrom(...days),
      type: fc.constantFrom('credit', 'debit', 'both', ''),
      category: fc.constantFrom(...Object.keys(bankCategoryGroups), '__proto__', 'constructor', ''),
      limit: fc.constantFrom(...numbers),
      offset: fc.constantFrom(...numbers),
      months: fc.constantFrom('3', '6', '12', '4', '3.0', ''),
    },
    { requiredKeys: [] },
  )
  .map(
    (given) =>
      `?${Object.entries(given)
        .flatMap(([name, value]) => `${name}=${value}`)
        .join('&')}`,
  )

/** Readings and refreshes of a connection that there is, and of others. */
const bankReads: Arbitrary<FuzzCall> = fc
  .record({
    id: fc.oneof({ weight: 4, arbitrary: fc.constant(knownConnection) }, fc.constantFrom(...unknownIds)),
    what: fc.constantFrom(
      ...(['GET ', 'GET /transactions', 'GET /transactions', 'GET /analysis', 'POST /refresh'] as const),
    ),
    query: fc.oneof(filters, query),
    headers: bankHeaders,
    key,
  })
  .map(({ id, what, ...call }) => {
    const [method = '', suffix = ''] = what.split(' ')
    return { ...call, method, path: `${connections}/${id}${suffix}`, body: Buffer.alloc(0) }
  })

/** Calls of bank connections. */
export const bankCalls: Arbitrary<FuzzCall> = fc.oneof(bankConnects, { weight: 3, arbitrary: bankReads })

const part = fc.record({
  name: fc.oneof(
    { weight: 4, arbitrary: fc.constant('files') },
    fc.constantFrom('reference', 'environment', 'subject', 'kind', 'doc_type', 'step_key', 'x', '__proto__', ''),
  ),
  filename: fc.option(fc.constantFrom('a.pdf', '../../etc/passwd', 'é.png', 'x'.repeat(400), ''), { nil: undefined }),
  type: fc.option(
    fc.constantFrom('application/pdf', 'image/png', 'IMAGE/JPEG', 'image/gif', 'text/plain', '', 'image/tiff'),
    { nil: undefined },
  ),
  content: fc.oneof(
    fc.constantFrom(
      Buffer.from('%PDF-1.4\n'),
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from('II*\0\x08\0\0\0', 'latin1'),
      Buffer.from('sandbox'),
      Buffer.from('photo_id'),
      Buffer.alloc(0),
    ),
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  ),
})

const formContentTypes = [
  formType,
  formType,
  formType,
  'multipart/form-data',
  'multipart/mixed; boundary=x',
  'text/plain',
]

/** Calls of extract: whole forms, forms with damaged framing, and no forms at all. The reader is not asked for much. */
export const formCalls: Arbitrary<FuzzCall> = fc
  .record({
    parts: fc.array(part, { maxLength: 7 }),
    bytes: seldom(3, byteMutations, []),
    type: fc.constantFrom(...formContentTypes),
    headers,
    query,
    key,
  })
  .map(({ parts, bytes, type, ...call }) => ({
    ...call,
    method: 'POST',
    path: '/v1/kyc/extract',
    headers: { ...call.headers, 'content-type': type },
    body: mutateBytes(formBytes(parts), bytes),
  }))

/** Calls that nothing answers: other methods and paths. */
export const strayCalls: Arbitrary<FuzzCall> = fc.record({
  method: fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'),
  path: fc.constantFrom(
    ...[
      '/v1',
      '/v1/',
      '/v1/kyc/verify/',
      '/V1/kyc/verify',
      '/v1/kyc//verify',
      '/v1/kyc/verify;a',
      '/v1/kyc/%',
      '/',
      '//',
    ],
    ...['/v1/kyc/verify%00', '/.env', '/v1/kyc/eid/1', '/v1/kyc/extract.json', '/%2e%2e/etc'],
  ),
  query,
  headers,
  body: fc.constant(Buffer.alloc(0)),
  key,
})
