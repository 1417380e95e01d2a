import type { Static, TObject } from 'typebox'
import { errors, Refusal, type Issue } from '../../contract/errors.ts'
import { bodyValidator } from '../../operations/body-validator.ts'
import { duplicateName } from '../duplicate-name.ts'
import { parseBody } from '../json-body.ts'

/**
 * Reads the body of an action. Throws the 422 list for what is not strict JSON or not valid, without the values: they can be a
 * password or a token, which no answer repeats.
 */
export function peopleInput<Input extends TObject>(schema: Input): (bytes: Buffer) => Static<Input> {
  const validate = bodyValidator(schema)
  return (bytes) => {
    try {
      const { value, issues } = parseBody(bytes)
      if (issues.length > 0) throw errors.issues(issues)
      if (duplicateName(bytes.toString('utf8')) !== null) {
        const error = 'an object has a name twice'
        throw errors.issues([{ type: 'value_error', loc: ['body'], msg: `Value error, ${error}`, ctx: { error } }])
      }
      return validate(value)
    } catch (error) {
      if (error instanceof Refusal && 'detail' in error.body && isIssues(error.body.detail)) {
        throw errors.issues(error.body.detail.map(({ input: _value, ...issue }) => issue))
      }
      throw error
    }
  }
}

function isIssues(detail: unknown): detail is readonly Issue[] {
  return Array.isArray(detail)
}
