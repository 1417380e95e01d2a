import type { Static, TObject, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { TValidationError } from 'typebox/error'
import { Format } from 'typebox/format'
import { Settings } from 'typebox/system'
import { errors, issuesMax, type Issue } from '../contract/errors.ts'
import { issueKey } from '../contract/issue-key.ts'
import { isEmail } from '../domain/values/email.ts'
import { isIsoDate } from '../domain/values/dates.ts'
import { literalWording } from './literal-issue.ts'
import type { ParameterSchema } from './operation.ts'

/**
 * Most failures that the compiler reports for one location: a text has up to three, and a list repeats those of its items. Without
 * a limit a body of 1 MB could have more failures than can be listed in reasonable time.
 */
const failuresPerLocationMax = 10

const integerPattern = /^[+-]?\d+$/
const notAnInteger = 'Input should be a valid integer, unable to parse string as an integer'

Settings.Set({ maxErrors: issuesMax * failuresPerLocationMax })
Format.Set('date', isIsoDate)
Format.Set('email', isEmail)
Format.Set('uuid', (text) => /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text))

/** A validator: returns what it was given, typed, or throws the 422 list. `found` are failures found earlier, listed first. */
type Validate<Schema extends TSchema> = (value: unknown, found?: readonly Issue[]) => Static<Schema>

/** A validator of JSON bodies, with the failures in pydantic v2's form. docs/api.md#422-entries. */
export function bodyValidator<Body extends TSchema>(schema: Body): Validate<Body> {
  return validatorOf(schema, ['body'])
}

/** The parameters of a call as text, by their place. */
export interface GivenParameters {
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** A validator of parameters, which parses those whose schema is an integer. Failures of path and query are listed together. */
export function parameterValidator<Parameters extends ParameterSchema>(
  schema: Parameters,
): (given: GivenParameters) => Static<Parameters> {
  const validate = validatorOf(schema, [])
  const { path, query } = schema.properties
  return (given) => {
    const ofPath = parseIntegers('path', path, given.path)
    const ofQuery = parseIntegers('query', query, given.query)
    return validate({ path: ofPath.values, query: ofQuery.values }, [...ofPath.issues, ...ofQuery.issues])
  }
}

function parseIntegers(place: 'path' | 'query', schema: TObject, given: Readonly<Record<string, string>>) {
  const values: Record<string, string | number> = { ...given }
  const issues: Issue[] = []
  for (const [name, text] of Object.entries(given)) {
    const parameter = schema.properties[name]
    if (parameter === undefined || Reflect.get(parameter, 'type') !== 'integer') continue
    if (integerPattern.test(text)) values[name] = Number(text)
    else issues.push({ type: 'int_parsing', loc: [place, name], msg: notAnInteger, input: text })
  }
  return { values, issues }
}

/** `root` is where the value is in the call: the start of each `loc`. */
function validatorOf<Schema extends TSchema>(schema: Schema, root: Issue['loc']): Validate<Schema> {
  const validator = Compile(forValidator(schema))
  const isValid = (value: unknown): value is Static<Schema> => validator.Check(value)
  return (value, found = []) => {
    if (isValid(value) && found.length === 0) return value
    throw errors.issues(issuesOf(value, root, found, validator.Errors(value)))
  }
}

/** The first issue of each location. */
function issuesOf(
  value: unknown,
  root: Issue['loc'],
  found: readonly Issue[],
  failures: readonly TValidationError[],
): readonly Issue[] {
  const issues = new Map<string, Issue>()
  const add = (issue: Issue) => {
    const location = JSON.stringify(issue.loc)
    if (!issues.has(location)) issues.set(location, issue)
  }
  for (const issue of [...found, ...failures.flatMap((failure) => issuesOfFailure(value, root, failure))]) {
    if (issues.size >= issuesMax) break
    add(issue)
  }
  return [...issues.values()]
}

/** The issues of a failure: one for each missing field, none for a failure that only repeats others. */
function issuesOfFailure(whole: unknown, root: Issue['loc'], failure: TValidationError): readonly Issue[] {
  const { loc, value } = locationOf(whole, root, failure.instancePath)
  if (failure.keyword === 'required') {
    return failure.params.requiredProperties.map((key) => ({
      type: 'missing',
      loc: [...loc, key],
      msg: 'Field required',
    }))
  }
  if (failure.keyword === 'if' || failure.keyword === 'additionalProperties') return []
  const { type, msg, ctx } = wordingOf(failure, value)
  const echoed = failure.keyword !== 'boolean' && isScalar(value) ? { input: value } : {}
  return [{ type, loc, msg, ...echoed, ...(ctx === undefined ? {} : { ctx }) }]
}

/** The path of a failure in the whole and its value. Numbers are positions in lists; a key of digits stays a string. */
function locationOf(
  whole: unknown,
  root: Issue['loc'],
  path: string,
): { readonly loc: Issue['loc']; readonly value: unknown } {
  const loc = [...root]
  let value = whole
  for (const part of path.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    loc.push(Array.isArray(value) ? Number(key) : issueKey(key))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  return { loc, value }
}

type Wording = Pick<Issue, 'type' | 'msg' | 'ctx'>

/** The pydantic v2 type, message and context of each JSON Schema keyword. docs/api.md#422-entries. */
function wordingOf(failure: TValidationError, value: unknown): Wording {
  switch (failure.keyword) {
    case 'boolean':
      return { type: 'extra_forbidden', msg: 'Extra inputs are not permitted' }
    case 'type':
      return typeWording(failure.params.type)
    case 'enum':
      return literalWording(failure.params.allowedValues.map(String))
    case 'minLength': {
      const { limit } = failure.params
      const msg = `String should have at least ${limit} ${limit === 1 ? 'character' : 'characters'}`
      return { type: 'string_too_short', msg, ctx: { min_length: limit } }
    }
    case 'maxLength': {
      const { limit } = failure.params
      return {
        type: 'string_too_long',
        msg: `String should have at most ${limit} characters`,
        ctx: { max_length: limit },
      }
    }
    case 'pattern': {
      const pattern = String(failure.params.pattern)
      return { type: 'string_pattern_mismatch', msg: `String should match pattern '${pattern}'`, ctx: { pattern } }
    }
    case 'maxItems': {
      const { limit } = failure.params
      return listWording(value, 'too_long', `at most ${limit} items`, { max_length: limit })
    }
    case 'maxProperties': {
      const { limit } = failure.params
      const actual = typeof value === 'object' && value !== null ? Object.keys(value).length : null
      const msg = `Dictionary should have at most ${limit} items after validation, not ${actual}`
      return { type: 'too_long', msg, ctx: { field_type: 'Dictionary', max_length: limit, actual_length: actual } }
    }
    case 'minItems': {
      const { limit } = failure.params
      return listWording(value, 'too_short', `at least ${limit} ${limit === 1 ? 'item' : 'items'}`, {
        min_length: limit,
      })
    }
    case 'minimum': {
      const ge = Number(failure.params.limit)
      return { type: 'greater_than_equal', msg: `Input should be greater than or equal to ${ge}`, ctx: { ge } }
    }
    case 'maximum': {
      const le = Number(failure.params.limit)
      return { type: 'less_than_equal', msg: `Input should be less than or equal to ${le}`, ctx: { le } }
    }
    case 'format':
      return formatWording(failure.params.format)
    default:
      return valueError('the value is not valid')
  }
}

function listWording(value: unknown, type: string, wanted: string, limit: Readonly<Record<string, number>>): Wording {
  const actual = Array.isArray(value) ? value.length : null
  return {
    type,
    msg: `List should have ${wanted} after validation, not ${actual}`,
    ctx: { field_type: 'List', ...limit, actual_length: actual },
  }
}

/** Names the first of the types that the schema allows. */
function typeWording(wanted: string | readonly string[]): Wording {
  const first = typeof wanted === 'string' ? wanted : wanted[0]
  return typeWordings[first ?? ''] ?? valueError('the value has another type')
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
  if (format === 'email') {
    const reason = 'An email address must have one @-sign between a name and a domain.'
    return { type: 'value_error', msg: `value is not a valid email address: ${reason}`, ctx: { reason } }
  }
  return valueError(`the value is not a valid ${format}`)
}

function valueError(error: string): Wording {
  return { type: 'value_error', msg: `Value error, ${error}`, ctx: { error } }
}

/** Only scalars are echoed: a missing field would otherwise echo a whole profile. */
function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/**
 * The schema for the compiler, without `$id`, which only the published description needs. The items of a list that is too long are
 * not validated, because their failures come first and could displace that of the length. A `patternProperties` that allows
 * everything is removed: it costs 5 µs a call.
 */
function forValidator(schema: TSchema): TSchema {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === '$id' || (key === 'patternProperties' && JSON.stringify(value) === '{"^.*$":{}}')) return undefined
      if (typeof value !== 'object' || value === null || !('items' in value) || !('maxItems' in value)) return value
      const { items, ...list } = value
      return { ...list, if: { type: 'array', minItems: Number(list.maxItems) + 1 }, then: {}, else: { items } }
    }),
  )
}
