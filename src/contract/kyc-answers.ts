import { Type, type Static } from 'typebox'
import { Assessment } from './assessment.ts'
import { Check } from './check.ts'
import { Discrepancy } from './discrepancy.ts'
import { DocumentEntry } from './document.ts'
import { IdentityRecord } from './identity-record.ts'
import { Ignored } from './ignored.ts'
import { Policy } from './policy.ts'
import { RegistryAnswer } from './registry.ts'
import { ShownHit, UsedList } from './shown-hit.ts'
import { Verdict } from './verdict.ts'

const CaseId = Type.Optional(Type.String({ format: 'uuid', description: 'Only with a reference.' }))

/** What an answer has besides its verdict, each only where there is something to say. docs/api.md#additive-keys. */
const additive = {
  next_review_due: Type.Optional(
    Type.String({ format: 'date', description: 'The day by which the client is to be reviewed.' }),
  ),
  identity_record: Type.Optional(
    Type.Array(IdentityRecord, { minItems: 1, description: 'How each verified person was verified.' }),
  ),
  discrepancies: Type.Optional(
    Type.Array(Discrepancy, { minItems: 1, description: 'What was declared against what a register shows.' }),
  ),
  screening: Type.Optional(
    Type.Array(ShownHit, { minItems: 1, description: 'Hits on lists that fail a check, and those that were cleared.' }),
  ),
  lists_run: Type.Optional(
    Type.Array(UsedList, { minItems: 1, description: 'The lists that ran, when one that the policy wants did not.' }),
  ),
  case_id: CaseId,
  verdict_id: Type.Optional(
    Type.String({ format: 'uuid', description: 'Only with a reference: what `replay` asks for.' }),
  ),
  ignored: Ignored,
}

/** Null for an individual, and when no register was asked. docs/rules/registries.md#the-answer. */
const Registry = Type.Unsafe<RegistryAnswer | null>({ anyOf: [RegistryAnswer, { type: 'null' }] })

/** Answer of extract. docs/api.md#extract. */
export const ExtractAnswer = Type.Object(
  {
    fields: Type.Record(Type.String(), Type.String(), { description: 'First non-empty value wins, in file order.' }),
    documents: Type.Array(DocumentEntry),
    field_count: Type.Integer(),
    checks: Type.Array(Check),
    reader_unavailable: Type.Boolean({ description: 'A file was never read because of a fault on our side.' }),
    policy: Policy,
    case_id: CaseId,
    document_ids: Type.Optional(Type.Array(Type.String({ format: 'uuid' }))),
    ignored: Ignored,
  },
  { $id: 'ExtractAnswer' },
)
export type ExtractAnswer = Static<typeof ExtractAnswer>

/** Answer of verify. docs/api.md#verify-and-assess. */
export const VerifyAnswer = Type.Object(
  { verification: Verdict, registry: Registry, ...additive },
  { $id: 'VerifyAnswer' },
)
export type VerifyAnswer = Static<typeof VerifyAnswer>

/** Answer of assess. docs/api.md#verify-and-assess. */
export const AssessAnswer = Type.Object(
  { verification: Verdict, assessment: Assessment, registry: Registry, ...additive },
  { $id: 'AssessAnswer' },
)
export type AssessAnswer = Static<typeof AssessAnswer>
