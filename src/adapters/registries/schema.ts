import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { isIsoDate } from '../../domain/values/dates.ts'
import { RegisterUnavailable } from '../../ports/registry.ts'

/** A member that a register may omit or set to null. */
export const maybe = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }] }))

/** A text that may be missing. */
export const maybeText = maybe(Type.String())

/** The answer, checked by the schema. Throws RegisterUnavailable when it does not fit. */
export function shaped<Schema extends TSchema>(schema: Schema, answer: unknown): Static<Schema> {
  if (Value.Check(schema, answer)) return answer
  throw new RegisterUnavailable('unexpected_answer')
}

/** The trimmed text; null when missing or blank. */
export function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

/** The day of a date or timestamp, YYYY-MM-DD; null when invalid. */
export function dayOrNull(text: string | null | undefined): string | null {
  const day = text?.slice(0, 10) ?? ''
  return isIsoDate(day) ? day : null
}
