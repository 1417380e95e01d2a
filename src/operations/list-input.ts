import { Type } from 'typebox'
import { errors } from '../contract/errors.ts'
import { wireTime } from '../contract/events.ts'

import { isUuid } from './uuid.ts'

const rowsDefault = 50
const rowsMax = 200
const cursorLengthMax = 400

/** What every list that is read by pages takes. `to` is the first moment that is too late. */
export const pageInput = {
  from: Type.Optional(Type.String()),
  to: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: rowsMax })),
  /** `next_cursor` of the page before, with the same filters. */
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: cursorLengthMax })),
}

/** Rows of a page. */
export function pageLimit(limit: number | undefined): number {
  return limit ?? rowsDefault
}

/** An id of the input. Throws the 422 list for a text that is none. */
export function idOf(text: string, field: string): string {
  if (isUuid(text)) return text
  const issue = { type: 'uuid_parsing', loc: ['body', field], msg: 'Input should be a valid UUID', input: text }
  throw errors.issues([issue])
}

/** A moment of an answer; null stays null. */
export function shownTime(moment: Date | null): string | null {
  return moment === null ? null : wireTime(moment)
}
