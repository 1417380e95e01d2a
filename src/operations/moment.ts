import { errors } from '../contract/errors.ts'

/** Parses an ISO 8601 date or moment, in UTC when it has no time zone. Throws the 422 list, with the field, for anything else. */
export function parseMoment(text: string, field: string): Date {
  const zoned = /T.*(Z|[+-]\d\d:?\d\d)$|^[^T]*$/.test(text) ? text : `${text}Z`
  const moment = new Date(zoned)
  if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(moment.getTime())) return moment
  const expected = 'a date or a moment: 2026-11-21 or 2026-11-21T10:00:00Z'
  const msg = `Input should be ${expected}`
  throw errors.issues([{ type: 'value_error', loc: ['body', field], msg, ctx: { expected } }])
}
