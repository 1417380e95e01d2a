import { errors } from '../contract/errors.ts'
import type { PagePlace } from '../store/page-place.ts'
import { isUuid } from './uuid.ts'

/** A place in a list as text; it means nothing to a caller. */
export function cursorAt({ at, id }: PagePlace): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url')
}

/** The place that a cursor names; null without a cursor. Throws the 422 list for a text that no answer gave. */
export function placeAt(cursor: string | undefined): PagePlace | null {
  if (cursor === undefined) return null
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const at = new Date(/^\d{1,15}$/.test(time) ? Number(time) : Number.NaN)
  if (Number.isNaN(at.getTime()) || !isUuid(id)) {
    const issue = { type: 'value_error', loc: ['body', 'cursor'], msg: 'No answer gave this cursor', input: cursor }
    throw errors.issues([issue])
  }
  return { at, id }
}
