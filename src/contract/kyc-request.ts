import { Type, type Static } from 'typebox'
import { Check } from './check.ts'
import { ReturnedEntry } from './document.ts'
import { environments, referenceLengthMax, referencePattern, subjectLengthMax } from './environment.ts'
import { locales } from './locale.ts'
import { purposes } from './policy.ts'

/** Keys of `values`, known or not. */
export const valueKeysMax = 1_000
const documentsMax = 50
const extraChecksMax = 50
const checkIdLengthMax = 120
/** An answer repeats label and detail of a failed check up to four times. */
const checkLabelLengthMax = 500
const checkDetailLengthMax = 2_000

/**
 * A check that the partner ran. Its id is returned with the prefix `partner:` when it could be mistaken for a built-in check.
 * docs/api.md#extra-checks.
 */
const ExtraCheck = Type.Object(
  {
    ...Check.properties,
    id: Type.String({ minLength: 1, maxLength: checkIdLengthMax }),
    label: Type.String({ maxLength: checkLabelLengthMax }),
    detail: Type.String({ maxLength: checkDetailLengthMax }),
  },
  { $id: 'ExtraCheck' },
)

const optionalBoolean = (description: string) =>
  Type.Optional(Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], default: null, description }))

/**
 * The body of verify and assess. docs/api.md#verify-and-assess. Unknown fields are ignored, at the top and in `values`.
 */
export const KycRequest = Type.Object(
  {
    reference: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: referenceLengthMax,
        pattern: referencePattern,
        description: 'Your own id for the client. With it the verdict is stored on the case.',
        examples: ['client-1001'],
      }),
    ),
    environment: Type.Optional(Type.Enum([...environments], { default: 'sandbox' })),
    subject: Type.Optional(
      Type.String({ maxLength: subjectLengthMax, description: 'Name of the person, or legal name of the entity.' }),
    ),
    kind: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        description: 'Client kind or an alias; an unknown one counts as individual.',
      }),
    ),
    is_business: optionalBoolean('With `kind` null, true means corporation.'),
    require_documents: optionalBoolean('Ask for the identity document; null lets the policy decide.'),
    screen_sanctions: Type.Optional(Type.Boolean({ default: true, description: 'Screen every party.' })),
    screen_aml_pep: optionalBoolean('Extra Canadian AML and PEP screening; null lets the policy decide.'),
    extra_checks: Type.Optional(Type.Array(ExtraCheck, { maxItems: extraChecksMax, default: [] })),
    purpose: Type.Optional(Type.Enum([...purposes], { default: 'onboarding' })),
    values: Type.Record(Type.String(), Type.Unknown(), {
      $id: 'ClientValues',
      maxProperties: valueKeysMax,
      description: 'The client profile: field key to value. Amounts are strings; unknown keys are ignored.',
    }),
    documents: Type.Optional(
      Type.Array(ReturnedEntry, {
        maxItems: documentsMax,
        default: [],
        description: 'The `documents` entries of extract, sent back unchanged.',
      }),
    ),
    locale: Type.Optional(
      Type.Enum([...locales], { description: 'Language of sentences; else Accept-Language, else en.' }),
    ),
    as_of: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        format: 'date',
        description: 'Sandbox only: the date the rules count from.',
      }),
    ),
  },
  { $id: 'KycRequest' },
)
export type KycRequest = Static<typeof KycRequest>
