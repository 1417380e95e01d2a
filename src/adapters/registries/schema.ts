import { Type, type Static, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { isIsoDate } from '../../domain/values/dates.ts'
import { RegisterUnavailable } from '../../ports/registry.ts'

/** A part that a register may leave out or leave empty. */
export const maybe = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }] }))

/** A text that may be missing. */
export const maybeText = maybe(Type.String())

/** What was answered, as the schema says. Throws RegisterUnavailable when it is anything else. */
export function shaped<Schema extends TSchema>(schema: Schema, answer: unknown): Static<Schema> {
  if (Value.Check(schema, answer)) return answer
  throw new RegisterUnavailable('unexpected_answer')
}

/** A text with something in it, trimmed; null otherwise. */
export function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? null : trimmed
}

/** The day of a date or of an instant, YYYY-MM-DD; null when it is none. */
export function dayOrNull(text: string | null | undefined): string | null {
  const day = text?.slice(0, 10) ?? ''
  return isIsoDate(day) ? day : null
}
