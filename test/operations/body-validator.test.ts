import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { Type, type TSchema } from 'typebox'
import { PolicyFile } from '../../src/contract/policy-file.ts'
import { issuesMax, Refusal, type Issue } from '../../src/contract/errors.ts'
import { bodyValidator } from '../../src/operations/body-validator.ts'
import { operatorOperations } from '../../src/operations/operator/index.ts'
import { partnerOperations } from '../../src/operations/partner/index.ts'

function issuesOf(schema: TSchema, body: unknown, found: readonly Issue[] = []): readonly Issue[] {
  try {
    bodyValidator(schema)(body, found)
    return []
  } catch (error) {
    assert.ok(error instanceof Refusal && error.status === 422)
    assert.ok('detail' in error.body && Array.isArray(error.body.detail))
    return error.body.detail
  }
}

/** One schema of a field `a`, a value that it refuses, and what the entry says beside its place. docs/api.md, 422 entries. */
const rows: readonly (readonly [schema: TSchema, value: unknown, entry: Omit<Issue, 'loc'>])[] = [
  [Type.String(), 5, { type: 'string_type', msg: 'Input should be a valid string', input: 5 }],
  [Type.Boolean(), 'yes', { type: 'bool_type', msg: 'Input should be a valid boolean', input: 'yes' }],
  [Type.Integer(), 1.5, { type: 'int_type', msg: 'Input should be a valid integer', input: 1.5 }],
  [Type.Number(), null, { type: 'float_type', msg: 'Input should be a valid number', input: null }],
  [Type.Array(Type.String()), {}, { type: 'list_type', msg: 'Input should be a valid list' }],
  [Type.Object({}), [], { type: 'dict_type', msg: 'Input should be a valid dictionary' }],
  [
    Type.Unsafe({ type: ['string', 'null'] }),
    true,
    { type: 'string_type', msg: 'Input should be a valid string', input: true },
  ],
  [
    Type.Enum(['en', 'fr']),
    'de',
    { type: 'literal_error', msg: "Input should be 'en' or 'fr'", input: 'de', ctx: { expected: "'en' or 'fr'" } },
  ],
  [
    Type.String({ minLength: 1 }),
    '',
    {
      type: 'string_too_short',
      msg: 'String should have at least 1 character',
      input: '',
      ctx: { min_length: 1 },
    },
  ],
  [
    Type.String({ maxLength: 2 }),
    '😀😀😀',
    {
      type: 'string_too_long',
      msg: 'String should have at most 2 characters',
      input: '😀😀😀',
      ctx: { max_length: 2 },
    },
  ],
  [
    Type.String({ pattern: '^a+$' }),
    'b',
    {
      type: 'string_pattern_mismatch',
      msg: "String should match pattern '^a+$'",
      input: 'b',
      ctx: { pattern: '^a+$' },
    },
  ],
  [
    Type.Array(Type.Integer(), { maxItems: 1 }),
    [1, 'x'],
    {
      type: 'too_long',
      msg: 'List should have at most 1 items after validation, not 2',
      ctx: { field_type: 'List', max_length: 1, actual_length: 2 },
    },
  ],
  [
    Type.Array(Type.Integer(), { minItems: 2 }),
    [1],
    {
      type: 'too_short',
      msg: 'List should have at least 2 items after validation, not 1',
      ctx: { field_type: 'List', min_length: 2, actual_length: 1 },
    },
  ],
  [
    Type.Integer({ minimum: 1 }),
    0,
    {
      type: 'greater_than_equal',
      msg: 'Input should be greater than or equal to 1',
      input: 0,
      ctx: { ge: 1 },
    },
  ],
  [
    Type.Integer({ maximum: 9 }),
    10,
    { type: 'less_than_equal', msg: 'Input should be less than or equal to 9', input: 10, ctx: { le: 9 } },
  ],
  [
    Type.String({ format: 'date' }),
    '2026-02-30',
    {
      type: 'date_from_datetime_parsing',
      msg: 'Input should be a valid date or datetime, a date is written YYYY-MM-DD',
      input: '2026-02-30',
      ctx: { error: 'a date is written YYYY-MM-DD' },
    },
  ],
  [
    Type.String({ format: 'uuid' }),
    'x',
    {
      type: 'uuid_parsing',
      msg: 'Input should be a valid UUID, invalid characters or length',
      input: 'x',
      ctx: { error: 'invalid characters or length' },
    },
  ],
]
for (const [schema, value, entry] of rows) {
  test(`${JSON.stringify(value)} for ${JSON.stringify(schema)} is ${entry.type}`, () => {
    assert.deepEqual(issuesOf(Type.Object({ a: schema }), { a: value }), [{ ...entry, loc: ['body', 'a'] }])
  })
}

test('a valid body is returned as it is', () => {
  const body = { a: 1, other: [] }
  assert.equal(bodyValidator(Type.Object({ a: Type.Integer() }))(body), body)
})

test('every missing field and every unknown one is listed, without a value', () => {
  const schema = Type.Object({ a: Type.Integer(), b: Type.Integer() }, { additionalProperties: false })
  assert.deepEqual(issuesOf(schema, { c: 1, __proto__: null, 'd/e~f': 2 }), [
    { type: 'missing', loc: ['body', 'a'], msg: 'Field required' },
    { type: 'missing', loc: ['body', 'b'], msg: 'Field required' },
    { type: 'extra_forbidden', loc: ['body', 'c'], msg: 'Extra inputs are not permitted' },
    { type: 'extra_forbidden', loc: ['body', 'd/e~f'], msg: 'Extra inputs are not permitted' },
  ])
})

test('a place in a list is a number, a key that looks like one a string', () => {
  const schema = Type.Object({ a: Type.Array(Type.Record(Type.String(), Type.Integer())) })
  const places = issuesOf(schema, { a: [{ '0': 1 }, { '0': 'x' }] }).map(({ loc }) => loc)
  assert.deepEqual(places, [['body', 'a', 1, '0']])
})

test('of two failures at one place the first is listed, and failures seen before come first', () => {
  const schema = Type.Object({ a: Type.String({ minLength: 2, pattern: '^a+$' }) })
  assert.deepEqual(
    issuesOf(schema, { a: 'b' }).map(({ type }) => type),
    ['string_too_short'],
  )
  const found = { type: 'value_error', loc: ['body', 'a'], msg: 'Value error, text cannot contain U+0000' }
  assert.deepEqual(issuesOf(schema, { a: 'b' }, [found]), [found])
})

test('a valid body with failures seen before is refused', () => {
  const found = { type: 'value_error', loc: ['body', 'a'], msg: 'Value error, text cannot contain U+0000' }
  assert.deepEqual(issuesOf(Type.Object({ a: Type.String() }), { a: 'b' }, [found]), [found])
})

test('a body of many failures is answered with the first hundred', () => {
  const schema = Type.Object({ a: Type.Array(Type.Object({ b: Type.Integer() }), { maxItems: 100_000 }) })
  const issues = issuesOf(schema, { a: Array.from({ length: 100_000 }, () => ({ b: 'x' })) })
  assert.equal(issues.length, issuesMax)
  assert.deepEqual(issues.at(-1)?.loc, ['body', 'a', issuesMax - 1, 'b'])
})

/** Ajv, which knows every keyword, is strict: a keyword or format that the compiler would pass over is refused here. */
test('schemas of bodies have only keywords and formats that are judged', () => {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true, addUsedSchema: false })
  ajv.addFormat('date', true).addFormat('email', true).addFormat('uuid', true)
  const bodies = partnerOperations.flatMap((operation) => (operation.takes === 'json' ? [operation.body] : []))
  for (const schema of [...bodies, PolicyFile, ...operatorOperations.map(({ input }) => input)]) {
    ajv.compile(JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === '$id' ? undefined : value))))
  }
})
