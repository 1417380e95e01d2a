import { Type, type Static } from 'typebox'

/** Fields that one answer lists; further ones are not listed. docs/api.md#ignored-fields. */
export const ignoredMax = 50

/** A field of the request that nothing read. docs/api.md#ignored-fields. */
export const IgnoredField = Type.Object(
  {
    path: Type.String({ description: 'Where the field stands in the request; `…` for a key that is no plain name.' }),
    nearest: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The known name that was probably meant.',
    }),
  },
  { $id: 'IgnoredField' },
)
export type IgnoredField = Static<typeof IgnoredField>

/** The member `ignored` of an answer: absent when every field was read. docs/api.md#ignored-fields. */
export const Ignored = Type.Optional(
  Type.Array(IgnoredField, {
    minItems: 1,
    maxItems: ignoredMax,
    description: 'Fields of the request that nothing read; absent when there are none.',
  }),
)
