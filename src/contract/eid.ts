import { Type, type Static } from 'typebox'
import { Check } from './check.ts'
import { environments, referenceLengthMax, referencePattern, subjectLengthMax } from './environment.ts'
import { locales } from './locale.ts'

const nameLengthMax = 255
const emailLengthMax = 254
const addressLengthMax = 500
const phoneLengthMax = 40
const docTypeLengthMax = 64

/** The values of `documents`. docs/rules/eid.md#what-a-client-shows. */
export const eidDocumentKinds = ['photo_id', 'name_address', 'name_dob', 'name_account', 'credit_file'] as const
export type EidDocumentKind = (typeof eidDocumentKinds)[number]

const optionalText = (maxLength: number, description: string) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, description }))

/** One entry of `documents`: a value of `eidDocumentKinds`, or an object that also names the document type. */
const EidDocument = Type.Unsafe<string | { readonly type?: unknown; readonly doc_type?: unknown }>({
  type: ['string', 'object'],
  maxLength: docTypeLengthMax,
  description: `One of ${eidDocumentKinds.join(', ')}, or an object with \`type\` and the expected \`doc_type\`.`,
})

/** The body of `POST /v1/kyc/eid`. docs/api.md#eid. Unknown fields are ignored. */
export const EidRequest = Type.Object(
  {
    email: Type.String({ format: 'email', maxLength: emailLengthMax, description: 'Where the client gets the link.' }),
    first_name: Type.String({ minLength: 1, maxLength: nameLengthMax }),
    last_name: Type.String({ minLength: 1, maxLength: nameLengthMax }),
    country: Type.Optional(Type.String({ default: 'CA', description: 'CA or CAN; other clients are refused.' })),
    documents: Type.Optional(Type.Array(EidDocument, { minItems: 1, maxItems: 2, default: ['photo_id'] })),
    reference: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: referenceLengthMax,
        pattern: referencePattern,
        description: 'Your own id for the client. With it the outcome is recorded on the case and the event is sent.',
        examples: ['client-1001'],
      }),
    ),
    environment: Type.Optional(Type.Enum([...environments], { default: 'sandbox' })),
    subject: Type.Optional(Type.String({ maxLength: subjectLengthMax, description: 'Client name for the case.' })),
    date_of_birth: Type.Optional(
      Type.Unsafe<string | null>({
        type: ['string', 'null'],
        format: 'date',
        description: 'Compared with the document.',
      }),
    ),
    address: optionalText(addressLengthMax, 'Compared with the address that the provider finds.'),
    phone: optionalText(phoneLengthMax, 'Passed to the provider.'),
    language: Type.Optional(
      Type.Enum([...locales], { description: 'Language of the mail and the pages; else Accept-Language, else en.' }),
    ),
    consent: Type.Optional(
      Type.Unsafe<boolean | null>({ type: ['boolean', 'null'], description: 'The client agreed; recorded.' }),
    ),
  },
  { $id: 'EidRequest' },
)
export type EidRequest = Static<typeof EidRequest>

/** The answer to `POST /v1/kyc/eid`. */
export const EidStarted = Type.Object(
  {
    key: Type.Integer(),
    complete: Type.Boolean({ description: 'Always false.' }),
    emailed_to: Type.String({ description: 'The address, masked.', examples: ['j***@example.com'] }),
    expires_at: Type.String({ description: 'ISO 8601: until when the client can use the link.' }),
    case_id: Type.Optional(Type.String({ format: 'uuid' })),
  },
  { $id: 'EidStarted' },
)
export type EidStarted = Static<typeof EidStarted>

/** What the provider read. Empty until complete. */
export const EidIdentity = Type.Object(
  {
    documentType: Type.Optional(Type.String()),
    documentNumber: Type.Optional(Type.String()),
    expiryDate: Type.Optional(Type.String()),
    birthDate: Type.Optional(Type.String()),
    firstName: Type.Optional(Type.String()),
    lastName: Type.Optional(Type.String()),
    address: Type.Optional(Type.String()),
  },
  { $id: 'EidIdentity' },
)

/** The answer to `GET /v1/kyc/eid/{key}`. docs/rules/eid.md#result. */
export const EidSummary = Type.Object(
  {
    key: Type.Integer(),
    complete: Type.Boolean({ description: 'True once the client has finished.' }),
    passed: Type.Boolean({ description: 'True when complete and no critical eID check failed.' }),
    identity: EidIdentity,
    checks: Type.Array(Check),
    completed_date: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'ISO 8601.' }),
  },
  { $id: 'EidSummary' },
)
export type EidSummary = Static<typeof EidSummary>
