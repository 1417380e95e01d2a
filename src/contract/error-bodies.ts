import { Type } from 'typebox'

/** docs/api.md#three-shapes-of-error as schemas, for the published description. */
export const TextError = Type.Object({ detail: Type.String() }, { $id: 'TextError' })

export const CodedError = Type.Object(
  {
    detail: Type.Object(
      { code: Type.String({ description: 'Match on this.' }), message: Type.String() },
      { additionalProperties: true },
    ),
  },
  { $id: 'CodedError' },
)

export const SchemaError = Type.Object(
  {
    detail: Type.Array(
      Type.Object({
        type: Type.String(),
        loc: Type.Array(Type.Unsafe<string | number>({ type: ['string', 'integer'] })),
        msg: Type.String(),
        input: Type.Optional(Type.Unknown()),
        ctx: Type.Optional(Type.Object({}, { additionalProperties: true })),
      }),
    ),
  },
  { $id: 'SchemaError' },
)

export const TopError = Type.Object(
  {
    code: Type.String(),
    message: Type.String(),
    details: Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'] })),
  },
  { $id: 'TopError' },
)
