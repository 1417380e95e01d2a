import { Type, type Static } from 'typebox'
import { wireTime } from '../../contract/events.ts'
import { documentFile } from './archived-documents.ts'
import type { Evidence } from './collect.ts'

const textOrNull = Type.Union([Type.String(), Type.Null()])

/** `verdict/facts.json`: what the verdict is, and what it was reached with. docs/evidence.md#the-files. */
export const VerdictFacts = Type.Object({
  verdict_id: Type.String(),
  case_id: Type.String(),
  workspace_id: Type.String(),
  environment: Type.String(),
  reference: Type.String(),
  operation: Type.Enum(['verify', 'assess']),
  passed: Type.Boolean(),
  made_at: Type.String(),
  engine: Type.String(),
  policy: Type.Object({
    regime: Type.String(),
    id: textOrNull,
    version: Type.Integer(),
    /** SHA-256 of `policy.json`; null for a verdict stored before it was kept. */
    sha256: textOrNull,
  }),
  bundle: textOrNull,
  as_of: Type.String(),
  documents: Type.Array(
    Type.Object({
      document_id: Type.String(),
      file: textOrNull,
      type: Type.String(),
      size_bytes: Type.Integer(),
      sha256: Type.String(),
      stored_at: Type.String(),
      /** Whether the verdict named it. */
      named: Type.Boolean(),
    }),
  ),
})
export type VerdictFacts = Static<typeof VerdictFacts>

/** The facts of a verdict. The file of an erased document is null. */
export function verdictFacts({ stored, documents, named }: Evidence): VerdictFacts {
  return {
    verdict_id: stored.id,
    case_id: stored.caseId,
    workspace_id: stored.tenantId,
    environment: stored.environment,
    reference: stored.reference,
    operation: stored.operation === 'assess' ? 'assess' : 'verify',
    passed: stored.passed,
    made_at: wireTime(stored.createdAt),
    engine: stored.engineVersion,
    policy: {
      ...{ regime: stored.regime, id: stored.policyId, version: stored.policyVersion },
      sha256: stored.policySha256?.toString('hex') ?? null,
    },
    bundle: stored.bundleId,
    as_of: stored.asOf,
    documents: documents.map((document) => ({
      ...{
        document_id: document.id,
        file: document.entry === null ? null : documentFile(document),
        type: document.docType,
      },
      ...{ size_bytes: document.sizeBytes, sha256: document.sha256 },
      ...{ stored_at: wireTime(document.createdAt), named: named.has(document.id) },
    })),
  }
}
