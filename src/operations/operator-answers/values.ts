import { Type, type TProperties, type TSchema } from 'typebox'

/** An object of an answer: it has these names and no others. `$id` names it in the published description. */
export function closed<Properties extends TProperties>(properties: Properties, $id?: string) {
  return Type.Object(properties, { additionalProperties: false, ...($id === undefined ? {} : { $id }) })
}

/** A value that can be null. */
export function orNull<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()])
}

export const text = Type.String()
export const texts = Type.Array(text)
export const flag = Type.Boolean()
export const count = Type.Integer({ minimum: 0 })
/** A moment, UTC (RFC 3339). */
export const moment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d',
  examples: ['2026-07-01T09:30:00.000+00:00'],
})
export const day = Type.String({ format: 'date' })
export const id = Type.String({ format: 'uuid' })
/** The end of a page of a list: `next_cursor` is null where nothing older is left, and `searched_to` says how far back the page looked. */
export const pageEnd = { next_cursor: orNull(text), searched_to: orNull(moment) }
