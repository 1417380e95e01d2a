import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { documentOnCase } from '../../store/documents.ts'
import { withTenant } from '../../store/tenant.ts'
import { listWorkspaces } from '../../store/workspaces.ts'
import { caseById } from '../audit/case-acts.ts'
import { documentBytes } from '../cases/document-bytes.ts'
import { documentFileName } from '../cases/document-file-name.ts'
import { operatorActor } from '../operator-actor.ts'
import type { OperatorServices } from '../services.ts'
import { isUuid } from '../uuid.ts'
import type { OperatorOperation } from './operation.ts'

/** Largest document that is answered, in MB (1,048,576 bytes): it is held in memory. */
export const documentMbMax = 30
const mbBytes = 1_048_576

const ReadDocument = Type.Object({ id: Type.String() })

/** The file of a document, whose bytes are in base64. */
interface DocumentFile {
  readonly id: string
  readonly case_id: string
  readonly mime: string
  /** Of ids and the media type alone; what the caller named the file can be personal. */
  readonly filename: string
  readonly content: string
}

/**
 * The bytes of a document of a case, every one of them authenticated before the first is answered. The audit entry is committed before
 * they are read. Throws 404, 413 for more than `documentMbMax`, and SealBroken. docs/console-api.md#cases.
 */
export const readDocument: OperatorOperation<typeof ReadDocument, DocumentFile> = {
  name: 'documents.read',
  input: ReadDocument,
  async run(services, { id }) {
    const { tenantId, caseId, blobKey, mime, sizeBytes } = await foundDocument(services, id)
    if (sizeBytes > documentMbMax * mbBytes) throw errors.fileTooLarge(documentMbMax)
    await withTenant(services.store.app, tenantId, (tx) =>
      insertAuditEntry(tx, {
        ...{ tenantId, at: services.clock.now(), actor: operatorActor, action: 'document.read', objectId: id, caseId },
      }),
    )
    const bytes = await documentBytes(services, { tenantId, blobKey })
    if (bytes === null) throw errors.notFound()
    return {
      ...{ id, case_id: caseId, mime, filename: documentFileName({ id, mime }) },
      content: bytes.toString('base64'),
    }
  },
}

/** Documents are read by tenant, so each workspace is searched in turn. Throws 404. */
async function foundDocument({ store }: OperatorServices, id: string) {
  if (!isUuid(id)) throw errors.notFound()
  for (const { id: tenantId } of await listWorkspaces(store)) {
    const found = await withTenant(store.app, tenantId, (tx) => documentOnCase(tx, tenantId, id))
    if (found === null) continue
    // A caller who may see one environment sees its cases alone.
    await caseById(store, found.caseId)
    return { tenantId, ...found }
  }
  throw errors.notFound()
}
