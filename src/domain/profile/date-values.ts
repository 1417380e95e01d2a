import { dateReadings } from '../values/dates.ts'
import { textOf, type Reading } from './reading.ts'
import { shaped } from './value-shape.ts'

/** Earliest birth of a client. docs/rules/profile.md#dates. */
const birthDateMin = '1900-01-01'

/** A day in any written form. docs/rules/profile.md#dates. */
export const date = shaped<string>({ kind: 'date' }, (raw) => readDay(raw, '', '9999-12-31'))

/** A day that is not in the future. */
export const pastDate = shaped<string>({ kind: 'past_date' }, (raw, { asOf }) => readDay(raw, '', asOf))

/** A day of birth: 1900 or later, not in the future. docs/rules/profile.md#dates. */
export const birthDate = shaped<string>({ kind: 'birth_date' }, (raw, { asOf }) => readDay(raw, birthDateMin, asOf))

/** A reading outside the limits is impossible, so that the other one is meant. */
function readDay(raw: unknown, min: string, max: string): Reading<string> {
  const text = textOf(raw)
  const days = text === null ? [] : dateReadings(text)
  if (days.length === 0) return { why: 'not_a_date' }
  const [day, other] = days.filter((possible) => possible >= min && possible <= max)
  if (day === undefined) return { why: 'date_out_of_range' }
  return other === undefined ? { value: day } : { readings: [day, other], why: 'two_readings' }
}
