import { parseDate } from '../values/dates.ts'
import { textOf } from './reading.ts'
import { shaped } from './value-shape.ts'

/** Earliest birth of a client. docs/rules/profile.md#dates. */
const birthDateMin = '1900-01-01'

/** A day in any written form; an ambiguous one is refused. */
export const date = shaped<string>({ kind: 'date' }, (raw) => {
  const day = dateOf(raw)
  return day === null ? { why: 'not_a_date' } : { value: day }
})

/** A day that is not in the future. */
export const pastDate = shaped<string>({ kind: 'past_date' }, (raw, context) => {
  const day = dateOf(raw)
  if (day === null) return { why: 'not_a_date' }
  return day > context.asOf ? { why: 'date_out_of_range' } : { value: day }
})

/** A day of birth: 1900 or later, not in the future. docs/rules/profile.md#dates. */
export const birthDate = shaped<string>({ kind: 'birth_date' }, (raw, context) => {
  const day = dateOf(raw)
  if (day === null) return { why: 'not_a_date' }
  return day < birthDateMin || day > context.asOf ? { why: 'date_out_of_range' } : { value: day }
})

function dateOf(raw: unknown): string | null {
  const text = textOf(raw)
  return text === null ? null : parseDate(text)
}
