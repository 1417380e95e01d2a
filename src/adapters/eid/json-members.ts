import { Type, type Static, type TSchema } from 'typebox'

/** A member that a provider may set to null. */
export const orNull = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: 'null' }] })

/** A text that a provider may also omit. */
export const maybeText = Type.Optional(orNull(Type.String()))
