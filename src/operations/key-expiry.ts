import { errors } from '../contract/errors.ts'

const dayMs = 86_400_000

/** The end of the last day of a key, UTC; null: it does not expire. Throws 422 for a day that is over. docs/api.md#limits-of-a-key. */
export function expiryOf(lastDay: string | null, now: Date): Date | null {
  if (lastDay === null) return null
  const end = new Date(Date.parse(`${lastDay}T00:00:00Z`) + dayMs)
  if (end > now) return end
  const error = 'the day is over'
  throw errors.issues([{ type: 'value_error', loc: ['body', 'expires'], msg: `Value error, ${error}`, ctx: { error } }])
}
