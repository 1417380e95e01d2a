import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { uuidOfHash } from '../../domain/screening/list-bundle.ts'
import { isCertainlyRolledBack } from '../../store/connection/errors.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { recordReport } from '../../store/eid-requests.ts'
import { withTenant } from '../../store/tenant.ts'
import type { Services } from '../services.ts'
import type { EidAccount } from './account.ts'
import { askProvider } from './ask-provider.ts'
import { makeReport } from './make-report.ts'
import type { OpenedRequest } from './request-record.ts'

/**
 * Copies the report of a complete request from its provider, or makes it where the provider has none, into the blob store and
 * returns its bytes; null when another call was first, or the request was erased. The bytes are stored before the row names them;
 * those that no row names are swept. Throws EidProviderUnavailable.
 */
export async function copyReport(
  services: Services,
  request: OpenedRequest,
  account: EidAccount,
  actor: AuditActor,
): Promise<Uint8Array | null> {
  const { stored, dataKey } = request
  const { tenantId, key, caseId } = stored
  const bytes = await askProvider(services, account, stored, async ({ report }, context) =>
    report === null ? makeReport(services, request) : report(stored.providerRef, context),
  )
  const blobKey = `${tenantId}/${randomUUID()}`
  const sha256 = createHash('sha256').update(bytes).digest()
  await services.blobs.put(blobKey, Readable.from([Buffer.from(bytes)]), { sizeBytesMax: bytes.byteLength, dataKey })
  const at = services.clock.now()
  const isRecorded = await withTenant(services.store.app, tenantId, async (tx) => {
    if (!(await recordReport(tx, stored, { blobKey, sha256 }))) return false
    await insertAuditEntry(tx, {
      ...{ tenantId, at, action: 'eid.report_stored', objectId: uuidOfHash(sha256.toString('hex')) },
      actor,
      changed: [String(key)],
      ...(caseId === null ? {} : { caseId }),
    })
    return true
  }).catch(async (error: unknown) => {
    // After a connection lost during the commit they stay: the row may name them.
    if (isCertainlyRolledBack(error)) await services.blobs.delete(blobKey)
    throw error
  })
  if (isRecorded) return bytes
  await services.blobs.delete(blobKey)
  return null
}
