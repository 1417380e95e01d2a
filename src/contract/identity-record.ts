import { Type, type Static } from 'typebox'

/** How a person's identity can have been verified. docs/api.md#identity-record. */
export const identityRecordMethods = [
  'photo_id',
  'government_body',
  'credit_file',
  'dual_process',
  'affiliate',
  'reliance',
  'eid_substantial',
  'identity_document',
  'original_document',
  'non_documentary',
  'two_measures',
  'parent',
] as const

/** What a verified person is on the file; of several roles the first counts. docs/api.md#identity-record. */
export const verifiedRoles = [
  ...(['client', 'signatory', 'director', 'partner', 'trustee', 'executor', 'beneficial_owner'] as const),
  ...(['control_person', 'chief_executive', 'settlor', 'beneficiary', 'protector', 'contact'] as const),
] as const

const text = (description: string) => Type.Optional(Type.String({ description }))

/** A document or source that verified a person, as it was recorded; a key that is not known is absent. PCMLTFR s. 108. */
export const IdentitySource = Type.Object(
  {
    document_type: Type.String({ description: 'Id of the document type, or `bank_analysis`.' }),
    number: text('Number of the document or of the credit file.'),
    account_number: text('Number of the account or of the reference.'),
    jurisdiction: text('State or province of issue.'),
    country: text('Country of issue.'),
    issuer: text('Who issued it: the source of the information.'),
    issued: text('Date of issue or of the document.'),
    expires: text('Date of expiry.'),
    names: Type.Optional(
      Type.Object(
        {
          profile: Type.String({ description: 'The name of the profile that was compared.' }),
          document: Type.String({ description: 'The name that the document shows.' }),
          score: Type.Integer({ minimum: 0, maximum: 100, description: 'Similarity; the same name from 90.' }),
        },
        { description: 'The two names that were compared.' },
      ),
    ),
  },
  { $id: 'IdentitySource' },
)
export type IdentitySource = Static<typeof IdentitySource>

/** An extra check that a method rests on. */
const IdentityProof = Type.Object({
  id: Type.String({ description: 'Id of the check, as the verdict shows it.' }),
  label: Type.String(),
})

/** How one person was verified. PCMLTFR s. 108; 31 CFR 1020.220(a)(3)(i). */
export const IdentityRecord = Type.Object(
  {
    person: Type.String({ description: 'The name of the profile.' }),
    role: Type.Enum([...verifiedRoles]),
    method: Type.Enum([...identityRecordMethods]),
    date: Type.String({ format: 'date', description: 'The day of the verdict.' }),
    sources: Type.Optional(Type.Array(IdentitySource, { minItems: 1 })),
    proofs: Type.Optional(
      Type.Array(IdentityProof, { minItems: 1, description: 'Passed extra checks that the method rests on.' }),
    ),
  },
  { $id: 'IdentityRecord' },
)
export type IdentityRecord = Static<typeof IdentityRecord>
