import { Type, type Static } from 'typebox'

export const purposes = ['onboarding', 'periodic_review'] as const
export type Purpose = (typeof purposes)[number]

/**
 * Which policy ran and which request switches it refused. docs/api.md#policy; `source` as
 * docs/rules/policy-packs.md#choosing-a-pack.
 */
export const Policy = Type.Object(
  {
    id: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'uuid',
      description: 'Null while an unedited pack runs.',
    }),
    version: Type.Integer(),
    source: Type.Enum(['default', 'builtin', 'workspace']),
    regime: Type.String({ description: 'The policy pack.', examples: ['ca_aml'] }),
    regulator: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
    purpose: Type.Enum([...purposes]),
    overrides_refused: Type.Array(Type.String(), { description: 'Request switches that the policy refused.' }),
  },
  { $id: 'Policy' },
)
export type Policy = Static<typeof Policy>
