import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'

const check = { id: 'site_visit', label: 'Site visit', severity: 'warning', passed: true, detail: '' }
const entry = { doc_type: 'payslip' }
const stringWanted = (loc: readonly (string | number)[], input: unknown) => ({
  type: 'string_type',
  loc: ['body', ...loc],
  msg: 'Input should be a valid string',
  input,
})
const pattern = '^[A-Za-z0-9_.:-]+$'
const patternMissed = (input: string) => ({
  type: 'string_pattern_mismatch',
  loc: ['body', 'reference'],
  msg: `String should match pattern '${pattern}'`,
  input,
  ctx: { pattern },
})
const literalWanted = (loc: readonly (string | number)[], expected: string, input: unknown) => ({
  type: 'literal_error',
  loc: ['body', ...loc],
  msg: `Input should be ${expected}`,
  input,
  ctx: { expected },
})
const booleanWanted = (loc: readonly (string | number)[], input: unknown) => ({
  type: 'bool_type',
  loc: ['body', ...loc],
  msg: 'Input should be a valid boolean',
  input,
})
const tooLong = (loc: readonly (string | number)[], length: number, input: string) => ({
  type: 'string_too_long',
  loc: ['body', ...loc],
  msg: `String should have at most ${length} characters`,
  input,
  ctx: { max_length: length },
})
const missing = (...loc: readonly (string | number)[]) => ({
  type: 'missing',
  loc: ['body', ...loc],
  msg: 'Field required',
})
const tooMany = (loc: string, actual: number) => ({
  type: 'too_long',
  loc: ['body', loc],
  msg: `List should have at most 50 items after validation, not ${actual}`,
  ctx: { field_type: 'List', max_length: 50, actual_length: actual },
})
const dateWanted = (input: string) => ({
  type: 'date_from_datetime_parsing',
  loc: ['body', 'as_of'],
  msg: 'Input should be a valid date or datetime, a date is written YYYY-MM-DD',
  input,
  ctx: { error: 'a date is written YYYY-MM-DD' },
})
const listWanted = (...loc: readonly (string | number)[]) => ({
  type: 'list_type',
  loc: ['body', ...loc],
  msg: 'Input should be a valid list',
})
const objectWanted = (...loc: readonly (string | number)[]) => ({
  type: 'dict_type',
  loc: ['body', ...loc],
  msg: 'Input should be a valid dictionary',
})
const unusable = (error: string, ...loc: readonly (string | number)[]) => ({
  type: 'value_error',
  loc: ['body', ...loc],
  msg: `Value error, ${error}`,
  ctx: { error },
})
const valuesOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key_${index}`, 'x']))
const noNul = 'text cannot contain U+0000'
const illFormed = 'text must be well-formed Unicode'

describe('a field of verify and assess that is not as it should be', () => {
  let api: Api
  before(async () => void (api = await startApi()))
  after(() => api.stop())

  const detailOf = async (path: string, json: unknown) => {
    const { status, body } = await api.ask('POST', path, { json })
    return status === 200 ? [] : (body as { detail: unknown }).detail
  }

  const rows: readonly (readonly [what: string, fields: object, issues: readonly object[]])[] = [
    ['values absent', { values: undefined }, [missing('values')]],
    ['values null', { values: null }, [{ ...objectWanted('values'), input: null }]],
    ['values a list', { values: [] }, [objectWanted('values')]],
    ['values a string', { values: '{}' }, [{ ...objectWanted('values'), input: '{}' }]],

    ['reference a number', { reference: 1001 }, [stringWanted(['reference'], 1001)]],
    ['reference null', { reference: null }, [stringWanted(['reference'], null)]],
    ['reference a list', { reference: ['a'] }, [omitInput(stringWanted(['reference'], 0))]],
    [
      'reference empty',
      { reference: '' },
      [
        {
          type: 'string_too_short',
          loc: ['body', 'reference'],
          msg: 'String should have at least 1 character',
          input: '',
          ctx: { min_length: 1 },
        },
      ],
    ],
    ['reference of 64 characters', { reference: 'a'.repeat(64) }, []],
    ['reference of 65 characters', { reference: 'a'.repeat(65) }, [tooLong(['reference'], 64, 'a'.repeat(65))]],
    ['reference of every character allowed', { reference: 'aZ09_.:-' }, []],
    ['reference with a space', { reference: 'client 1001' }, [patternMissed('client 1001')]],
    ['reference with an accent', { reference: 'clé' }, [patternMissed('clé')]],
    ['reference with a line break at its end', { reference: 'client\n' }, [patternMissed('client\n')]],
    ['reference with a slash', { reference: 'a/b' }, [patternMissed('a/b')]],

    [
      'environment unknown',
      { environment: 'test' },
      [literalWanted(['environment'], "'sandbox' or 'production'", 'test')],
    ],
    [
      'environment in capitals',
      { environment: 'Sandbox' },
      [literalWanted(['environment'], "'sandbox' or 'production'", 'Sandbox')],
    ],
    ['environment empty', { environment: '' }, [literalWanted(['environment'], "'sandbox' or 'production'", '')]],
    ['environment null', { environment: null }, [literalWanted(['environment'], "'sandbox' or 'production'", null)]],
    ['environment production', { environment: 'production' }, []],

    ['subject of 255 characters', { subject: 'é'.repeat(255) }, []],
    ['subject of 255 astral characters', { subject: '😀'.repeat(255) }, []],
    ['subject of 256 characters', { subject: 'é'.repeat(256) }, [tooLong(['subject'], 255, 'é'.repeat(256))]],
    ['subject a number', { subject: 7 }, [stringWanted(['subject'], 7)]],

    ['kind unknown', { kind: 'martian' }, []],
    ['kind an alias', { kind: 'fiducie' }, []],
    ['kind null', { kind: null }, []],
    ['kind a number', { kind: 3 }, [stringWanted(['kind'], 3)]],

    ['is_business null', { is_business: null }, []],
    ['is_business a word', { is_business: 'yes' }, [booleanWanted(['is_business'], 'yes')]],
    ['require_documents a number', { require_documents: 0 }, [booleanWanted(['require_documents'], 0)]],
    ['screen_sanctions null', { screen_sanctions: null }, [booleanWanted(['screen_sanctions'], null)]],
    ['screen_aml_pep a word', { screen_aml_pep: 'true' }, [booleanWanted(['screen_aml_pep'], 'true')]],

    [
      'purpose unknown',
      { purpose: 'review' },
      [literalWanted(['purpose'], "'onboarding' or 'periodic_review'", 'review')],
    ],
    ['locale unknown', { locale: 'de' }, [literalWanted(['locale'], "'en' or 'fr'", 'de')]],

    ['as_of null', { as_of: null }, []],
    ['as_of a leap day', { as_of: '2028-02-29' }, []],
    ['as_of a day that is none', { as_of: '2026-02-29' }, [dateWanted('2026-02-29')]],
    ['as_of a time', { as_of: '2026-11-21T10:00:00Z' }, [dateWanted('2026-11-21T10:00:00Z')]],
    ['as_of in another order', { as_of: '21/11/2026' }, [dateWanted('21/11/2026')]],
    ['as_of empty', { as_of: '' }, [dateWanted('')]],
    ['as_of a number', { as_of: 20261121 }, [stringWanted(['as_of'], 20261121)]],

    ['documents null', { documents: null }, [{ ...listWanted('documents'), input: null }]],
    ['documents an object', { documents: {} }, [listWanted('documents')]],
    ['50 documents', { documents: Array(50).fill(entry) }, []],
    ['51 documents', { documents: Array(51).fill(entry) }, [tooMany('documents', 51)]],
    [
      'a document that is a string',
      { documents: ['payslip'] },
      [{ ...objectWanted('documents', 0), input: 'payslip' }],
    ],
    ['a document without its type', { documents: [entry, {}] }, [missing('documents', 1, 'doc_type')]],
    ['a document of a type that nobody knows', { documents: [{ doc_type: 'selfie' }] }, []],
    ['a document without anything else', { documents: [entry] }, []],
    ['a document with unknown keys', { documents: [{ ...entry, colour: 'green' }] }, []],
    [
      'a document whose field is no string',
      { documents: [{ ...entry, fields: { first_name: 7 } }] },
      [stringWanted(['documents', 0, 'fields', 'first_name'], 7)],
    ],
    [
      'a document whose field is named by a number',
      { documents: [{ ...entry, fields: { 7: 7 } }] },
      [stringWanted(['documents', 0, 'fields', '7'], 7)],
    ],
    [
      'a document whose field has a slash in its name',
      { documents: [{ ...entry, fields: { 'a/b~c': 7 } }] },
      [stringWanted(['documents', 0, 'fields', 'a/b~c'], 7)],
    ],
    [
      'a document whose revisions are no number',
      { documents: [{ ...entry, meta_provenance: { revisions: '1' } }] },
      [
        {
          type: 'int_type',
          loc: ['body', 'documents', 0, 'meta_provenance', 'revisions'],
          msg: 'Input should be a valid integer',
          input: '1',
        },
      ],
    ],
    ['a document with an id that is none of ours', { documents: [{ ...entry, document_id: 'mine' }] }, []],

    [
      'a document with null for all that a client may not have',
      {
        documents: [
          {
            ...entry,
            filename: null,
            step_hint: null,
            step_key: null,
            fields: { first_name: null },
            meta_created: null,
            meta_provenance: { producer: null, revisions: null },
            mapped: null,
            notes: null,
            document_id: null,
            seal: null,
          },
          { ...entry, fields: null, meta_provenance: null },
        ],
      },
      [],
    ],

    ['extra_checks an object', { extra_checks: {} }, [listWanted('extra_checks')]],
    ['50 extra checks', { extra_checks: Array(50).fill(check) }, []],
    ['51 extra checks', { extra_checks: Array(51).fill(check) }, [tooMany('extra_checks', 51)]],
    [
      'an extra check of nothing',
      { extra_checks: [{}] },
      ['id', 'label', 'severity', 'passed', 'detail'].map((key) => missing('extra_checks', 0, key)),
    ],
    ['values of 1,000 keys', { values: valuesOf(1_000) }, []],
    [
      'values of 1,001 keys',
      { values: valuesOf(1_001) },
      [
        {
          type: 'too_long',
          loc: ['body', 'values'],
          msg: 'Dictionary should have at most 1000 items after validation, not 1001',
          ctx: { field_type: 'Dictionary', max_length: 1_000, actual_length: 1_001 },
        },
      ],
    ],
    ['an address of 1,000 keys', { values: { address: valuesOf(1_000) } }, []],
    [
      'an address and a party of 1,001 keys',
      { values: { address: valuesOf(1_001), directors: [{ name: 'Ada Maple', ...valuesOf(1_000) }] } },
      [
        {
          type: 'too_long',
          loc: ['body', 'values', 'address'],
          msg: 'Dictionary should have at most 1000 items after validation, not 1001',
          ctx: { field_type: 'Dictionary', max_length: 1_000, actual_length: 1_001 },
        },
        {
          type: 'too_long',
          loc: ['body', 'values', 'directors', 0],
          msg: 'Dictionary should have at most 1000 items after validation, not 1001',
          ctx: { field_type: 'Dictionary', max_length: 1_000, actual_length: 1_001 },
        },
      ],
    ],
    [
      'an extra check with a label of 500 and a detail of 2,000 characters',
      { extra_checks: [{ ...check, label: 'a'.repeat(500), detail: 'a'.repeat(2_000) }] },
      [],
    ],
    [
      'an extra check with a longer label and detail',
      { extra_checks: [{ ...check, label: 'a'.repeat(501), detail: 'a'.repeat(2_001) }] },
      [
        tooLong(['extra_checks', 0, 'label'], 500, 'a'.repeat(501)),
        tooLong(['extra_checks', 0, 'detail'], 2_000, 'a'.repeat(2_001)),
      ],
    ],
    ['an extra check id of 120 characters', { extra_checks: [{ ...check, id: 'a'.repeat(120) }] }, []],
    [
      'an extra check id of 121 characters',
      { extra_checks: [{ ...check, id: 'a'.repeat(121) }] },
      [tooLong(['extra_checks', 0, 'id'], 120, 'a'.repeat(121))],
    ],
    [
      'an extra check of a severity that is none',
      { extra_checks: [{ ...check, severity: 'fatal' }] },
      [literalWanted(['extra_checks', 0, 'severity'], "'critical', 'warning' or 'info'", 'fatal')],
    ],
    [
      'an extra check that passed in words',
      { extra_checks: [{ ...check, passed: 'yes' }] },
      [booleanWanted(['extra_checks', 0, 'passed'], 'yes')],
    ],

    ['a NUL in the subject', { subject: 'Clara\u0000' }, [unusable(noNul, 'subject')]],
    ['a NUL deep in values', { values: { names: ['a', 'b\u0000'] } }, [unusable(noNul, 'values', 'names', 1)]],
    ['a NUL in a key', { values: { 'a\u0000': 1 } }, [unusable(noNul, 'values')]],
    ['half a character', { values: { a: '\ud83d' } }, [unusable(illFormed, 'values', 'a')]],
    [
      'half a character in a document',
      { documents: [{ ...entry, fields: { a: '\ude00' } }] },
      [unusable(illFormed, 'documents', 0, 'fields', 'a')],
    ],

    ['unknown fields at the top', { colour: 'green', ['__proto__']: 1, constructor: 2 }, []],
    ['unknown keys in values', { values: { colour: 'green', nested: { deep: [1] } } }, []],
  ]
  for (const [what, fields, issues] of rows) {
    it(`${what}: ${issues.length === 0 ? 'is let in' : issues.map((issue) => 'type' in issue && issue.type).join(', ')}`, async () => {
      assert.deepEqual(await detailOf('/v1/kyc/verify', { values: {}, ...fields }), issues)
    })
  }

  it('all failures are listed at once, on assess too', async () => {
    const json = { reference: 'a b', environment: 'test', subject: 'a\u0000', documents: [{}], extra_checks: 1 }
    const found = (await detailOf('/v1/kyc/assess', json)) as { type: string; loc: unknown }[]
    assert.deepEqual(
      found.map(({ type, loc }) => [type, loc]).sort((a, b) => (String(a) < String(b) ? -1 : 1)),
      [
        ['list_type', ['body', 'extra_checks']],
        ['literal_error', ['body', 'environment']],
        ['missing', ['body', 'documents', 0, 'doc_type']],
        ['missing', ['body', 'values']],
        ['string_pattern_mismatch', ['body', 'reference']],
        ['value_error', ['body', 'subject']],
      ],
    )
  })

  it('no more than 100 failures are listed', async () => {
    const documents = [
      { ...entry, fields: Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, 1])) },
    ]
    assert.equal(((await detailOf('/v1/kyc/verify', { values: {}, documents })) as unknown[]).length, 100)
    const values = { names: Array(300).fill('\u0000') }
    assert.equal(((await detailOf('/v1/kyc/verify', { values })) as unknown[]).length, 100)
  })

  it('an object is never echoed', async () => {
    const found = (await detailOf('/v1/kyc/verify', { values: [{ first_name: 'Clara' }] })) as object[]
    assert.equal('input' in found[0]!, false)
  })
})

function omitInput({ input: _, ...issue }: { input: unknown; [key: string]: unknown }): object {
  return issue
}
