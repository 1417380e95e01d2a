import { Type } from 'typebox'
import { environments, referenceLengthMax, referencePattern, subjectLengthMax } from './environment.ts'

/** docs/api.md#extract: 1 to 5 files. */
export const filesMax = 5

/**
 * The form of extract, as published in the API description. Its fields have their own refusals (docs/api.md#refusals, 422).
 */
export const ExtractForm = Type.Object(
  {
    files: Type.Array(Type.String({ format: 'binary' }), {
      minItems: 1,
      maxItems: filesMax,
      description: 'JPEG, PNG, WebP, TIFF or PDF, 30 MB each; the strongest identity document first.',
    }),
    doc_type: Type.Optional(
      Type.String({ description: 'Which document this is; for every file of the call.', examples: ['payslip'] }),
    ),
    step_key: Type.Optional(
      Type.String({ description: 'Your upload step; decides which types are accepted.', examples: ['photo_id'] }),
    ),
    reference: Type.Optional(
      Type.String({
        ...{ minLength: 1, maxLength: referenceLengthMax, pattern: referencePattern },
        examples: ['client-1001'],
      }),
    ),
    environment: Type.Optional(Type.Enum([...environments], { default: 'sandbox' })),
    subject: Type.Optional(Type.String({ maxLength: subjectLengthMax })),
    kind: Type.Optional(Type.String({ description: 'Client kind: individual or entity thresholds.' })),
  },
  { $id: 'ExtractForm' },
)
