import { Ajv, type ErrorObject } from 'ajv'
import type { Static, TSchema } from 'typebox'
import { errors, issuesMax, type Issue } from '../contract/errors.ts'
import { isIsoDate } from '../domain/values/dates.ts'
import { literalWording } from './literal-issue.ts'

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, verbose: true, addUsedSchema: false })
ajv.addFormat('date', isIsoDate)
ajv.addFormat('uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)

/**
 * A validator of JSON bodies: returns the typed body, or throws the 422 list of all failures in pydantic v2's form. `found` are
 * failures found earlier, which are listed first. docs/api.md#422-entries.
 */
export function bodyValidator<Body extends TSchema>(
  schema: Body,
): (body: unknown, found?: readonly Issue[]) => Static<Body> {
  const validate = ajv.compile<Static<Body>>(forValidator(schema))
  return (body, found = []) => {
    if (validate(body) && found.length === 0) return body
    throw errors.issues(issuesOf(body, found, validate.errors ?? []))
  }
}

/** The first issue of each location. */
function issuesOf(body: unknown, found: readonly Issue[], failures: readonly ErrorObject[]): readonly Issue[] {
  const issues = new Map<string, Issue>()
  const add = (issue: Issue) => {
    const location = JSON.stringify(issue.loc)
    if (!issues.has(location)) issues.set(location, issue)
  }
  for (const issue of found) add(issue)
  for (const failure of failures) {
    if (issues.size >= issuesMax) break
    if (failure.keyword !== 'if') add(issueOf(body, failure))
  }
  return [...issues.values()]
}

function issueOf(body: unknown, failure: ErrorObject): Issue {
  const loc = ['body', ...locOf(body, failure)]
  const { type, msg, ctx } = wordings[failure.keyword]?.(failure) ?? valueError('the value is not valid')
  const input: unknown = failure.data
  const echoed = failure.keyword !== 'required' && isScalar(input) ? { input } : {}
  return { type, loc, msg, ...echoed, ...(ctx === undefined ? {} : { ctx }) }
}

/** The path of a failure in the body: numbers are positions in lists; an object's key stays a string even if it has digits only. */
function locOf(body: unknown, failure: ErrorObject): readonly (string | number)[] {
  const loc: (string | number)[] = []
  let value: unknown = body
  for (const part of failure.instancePath.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    loc.push(Array.isArray(value) ? Number(key) : key)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  if (failure.keyword === 'required') return [...loc, String(failure.params['missingProperty'])]
  return failure.keyword === 'additionalProperties' ? [...loc, String(failure.params['additionalProperty'])] : loc
}

type Wording = Pick<Issue, 'type' | 'msg' | 'ctx'>

/** The pydantic v2 type, message and context of each JSON Schema keyword. docs/api.md#422-entries. */
const wordings: Readonly<Record<string, (failure: ErrorObject) => Wording>> = {
  required: () => ({ type: 'missing', msg: 'Field required' }),
  additionalProperties: () => ({ type: 'extra_forbidden', msg: 'Extra inputs are not permitted' }),
  type: (failure) => typeWording(failure),
  enum: (failure) => literalWording(allowedValues(failure)),
  minLength: (failure) => {
    const least = limitOf(failure)
    const noun = least === 1 ? 'character' : 'characters'
    return {
      type: 'string_too_short',
      msg: `String should have at least ${least} ${noun}`,
      ctx: { min_length: least },
    }
  },
  maxLength: (failure) => ({
    type: 'string_too_long',
    msg: `String should have at most ${limitOf(failure)} characters`,
    ctx: { max_length: limitOf(failure) },
  }),
  pattern: (failure) => {
    const pattern = String(failure.params['pattern'])
    return { type: 'string_pattern_mismatch', msg: `String should match pattern '${pattern}'`, ctx: { pattern } }
  },
  maxItems: (failure) => {
    const actual = Array.isArray(failure.data) ? failure.data.length : null
    return {
      type: 'too_long',
      msg: `List should have at most ${limitOf(failure)} items after validation, not ${actual}`,
      ctx: { field_type: 'List', max_length: limitOf(failure), actual_length: actual },
    }
  },
  minItems: (failure) => {
    const actual = Array.isArray(failure.data) ? failure.data.length : null
    const least = limitOf(failure)
    return {
      type: 'too_short',
      msg: `List should have at least ${least} ${least === 1 ? 'item' : 'items'} after validation, not ${actual}`,
      ctx: { field_type: 'List', min_length: least, actual_length: actual },
    }
  },
  minimum: (failure) => ({
    type: 'greater_than_equal',
    msg: `Input should be greater than or equal to ${limitOf(failure)}`,
    ctx: { ge: limitOf(failure) },
  }),
  maximum: (failure) => ({
    type: 'less_than_equal',
    msg: `Input should be less than or equal to ${limitOf(failure)}`,
    ctx: { le: limitOf(failure) },
  }),
  format: (failure) => formatWording(String(failure.params['format'])),
}

/** Names the first of the types that the schema allows. */
function typeWording(failure: ErrorObject): Wording {
  const wanted: unknown = failure.params['type']
  const first = String(Array.isArray(wanted) ? wanted[0] : wanted)
  return typeWordings[first] ?? valueError('the value has another type')
}

const typeWordings: Readonly<Record<string, Wording>> = {
  string: { type: 'string_type', msg: 'Input should be a valid string' },
  boolean: { type: 'bool_type', msg: 'Input should be a valid boolean' },
  integer: { type: 'int_type', msg: 'Input should be a valid integer' },
  number: { type: 'float_type', msg: 'Input should be a valid number' },
  array: { type: 'list_type', msg: 'Input should be a valid list' },
  object: { type: 'dict_type', msg: 'Input should be a valid dictionary' },
}

function formatWording(format: string): Wording {
  if (format === 'date') {
    const error = 'a date is written YYYY-MM-DD'
    return {
      type: 'date_from_datetime_parsing',
      msg: `Input should be a valid date or datetime, ${error}`,
      ctx: { error },
    }
  }
  if (format === 'uuid') {
    const error = 'invalid characters or length'
    return { type: 'uuid_parsing', msg: `Input should be a valid UUID, ${error}`, ctx: { error } }
  }
  return valueError(`the value is not a valid ${format}`)
}

function valueError(error: string): Wording {
  return { type: 'value_error', msg: `Value error, ${error}`, ctx: { error } }
}

function limitOf(failure: ErrorObject): number {
  return Number(failure.params['limit'])
}

function allowedValues(failure: ErrorObject): readonly string[] {
  const values: unknown = failure.params['allowedValues']
  return Array.isArray(values) ? values.map(String) : []
}

/** Only scalars are echoed, because a missing field would echo the whole profile. */
function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/**
 * The schema without `$id`, which only the published description needs. The items of a list that is too long are not validated:
 * a body of 1 MB could have more failures than can be listed in reasonable time.
 */
function forValidator(schema: TSchema): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === '$id') return undefined
      if (typeof value !== 'object' || value === null || !('items' in value) || !('maxItems' in value)) return value
      const { items, ...list } = value
      return { ...list, if: { type: 'array', maxItems: list.maxItems }, then: { type: 'array', items } }
    }),
  )
}
