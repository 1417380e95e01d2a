import { errors } from '../../contract/errors.ts'
import { insertAuditEntry, type AuditedAct } from '../../store/audit-entries.ts'
import { caseDocuments, namedDocuments } from '../../store/documents.ts'
import { withTenant, type TenantTransaction } from '../../store/tenant.ts'
import { findVerdict, type StoredVerdict } from '../../store/verdicts.ts'
import { openVerdicts } from '../replay/open-verdicts.ts'
import { requireSecretInForce } from '../required-secret.ts'
import type { OperatorServices } from '../services.ts'
import { openDocuments, type ArchivedDocument } from './archived-documents.ts'
import { caseTrail, type CaseTrail } from './audit-proof.ts'
import { archiveBytesMax } from './zip-format.ts'

/** Most documents of one archive, the oldest first. */
const documentsMax = 1_000
/** What the files beside the documents may take of the largest archive. */
const otherBytesMax = 256 * 1024 * 1024

/** Everything of an archive but the bytes of its documents. */
export interface Evidence {
  readonly stored: StoredVerdict
  readonly input: Buffer
  readonly answer: Buffer
  /** Those on its case by then, the oldest first. */
  readonly documents: readonly ArchivedDocument[]
  /** The ids of those that the verdict named. */
  readonly named: ReadonlySet<string>
  readonly trail: CaseTrail
}

/** What is checked and written in the transaction that finds a verdict. */
export interface Admission {
  /** Throws for a verdict that the caller may not see. */
  permits(tx: TenantTransaction, found: StoredVerdict): Promise<void>
  /** Who makes the archive. */
  readonly by: Pick<AuditedAct, 'actor' | 'requestId'>
}

/**
 * Reads what proves a verdict. The audit entry is committed before anything is opened. Throws 404 when there is no such verdict, 409 when its
 * content was erased or its documents are too large for an archive, and SealBroken.
 */
export async function collectEvidence(
  services: OperatorServices,
  { tenantId, verdictId }: { readonly tenantId: string; readonly verdictId: string },
  { permits, by }: Admission,
): Promise<Evidence> {
  await requireSecretInForce(services)
  const { stored, rows, named } = await withTenant(services.store.app, tenantId, async (tx) => {
    const stored = await findVerdict(tx, tenantId, verdictId)
    if (stored === null) throw errors.caseUnknown()
    await permits(tx, stored)
    if (stored.input.length === 0) throw errors.caseErased()
    const { caseId, createdAt: until } = stored
    const act = { tenantId, at: services.clock.now(), action: 'verdict.evidence_made', objectId: verdictId } as const
    await insertAuditEntry(tx, { ...act, ...by, caseId })
    const rows = await caseDocuments(tx, tenantId, { caseId, until, limit: documentsMax })
    return { stored, rows, named: new Set(await namedDocuments(tx, tenantId, verdictId)) }
  })
  const [opened] = await openVerdicts(services, tenantId, [stored])
  const { input = null, answer = null } = opened ?? {}
  if (input === null || answer === null) throw errors.caseErased()
  if (rows.reduce((sum, row) => sum + Number(row.size_bytes), otherBytesMax) > archiveBytesMax) {
    throw errors.archiveTooLarge()
  }
  const documents = await openDocuments(services, stored, rows)
  const trail = await caseTrail(services, { tenantId, caseId: stored.caseId, verdictId })
  return { stored, input, answer, documents, named, trail }
}
