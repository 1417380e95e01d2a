import { errors } from '../../contract/errors.ts'
import type { CasePlace } from '../../store/search-cases.ts'
import { isUuid } from '../uuid.ts'

/** The part of a call that has a cursor. */
export type CursorPlace = 'query' | 'body'

/** The place of a case as text; it means nothing to a caller. */
export function cursorOf({ createdAt, id }: CasePlace): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString('base64url')
}

/** The place that a cursor names. Throws 422 for a text that no answer gave. */
export function placeOf(cursor: string, from: CursorPlace): CasePlace {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const createdAt = new Date(/^\d{1,15}$/.test(time) ? Number(time) : Number.NaN)
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) throw cursorUnknown(cursor, from)
  return { createdAt, id }
}

/** The 422 for a cursor that no answer gave. */
export function cursorUnknown(cursor: string, from: CursorPlace): Error {
  return errors.issues([
    { type: 'value_error', loc: [from, 'cursor'], msg: 'No answer gave this cursor', input: cursor },
  ])
}
