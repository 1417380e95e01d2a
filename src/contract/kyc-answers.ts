import { Type, type Static } from 'typebox'
import { Assessment } from './assessment.ts'
import { Check } from './check.ts'
import { DocumentEntry } from './document.ts'
import { Ignored } from './ignored.ts'
import { Policy } from './policy.ts'
import { RegistryAnswer } from './registry.ts'
import { Verdict } from './verdict.ts'

const CaseId = Type.Optional(Type.String({ format: 'uuid', description: 'Only with a reference.' }))

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
  { verification: Verdict, registry: Registry, case_id: CaseId, ignored: Ignored },
  { $id: 'VerifyAnswer' },
)
export type VerifyAnswer = Static<typeof VerifyAnswer>

/** Answer of assess. docs/api.md#verify-and-assess. */
export const AssessAnswer = Type.Object(
  { verification: Verdict, assessment: Assessment, registry: Registry, case_id: CaseId, ignored: Ignored },
  { $id: 'AssessAnswer' },
)
export type AssessAnswer = Static<typeof AssessAnswer>
