import type { AuditActor } from '../../domain/audit/actions.ts'
import { askedOf } from '../../domain/eid/asked-of.ts'
import type { EidAsked, EidResult } from '../../domain/eid/definition/eid-result.ts'
import type { EidSnapshot } from '../../ports/eid-provider.ts'
import { eidSummary } from '../../domain/eid/summary.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { finishEidRequest } from '../../store/eid-requests.ts'
import { lockCase } from '../../store/erasures.ts'
import { setCaseMetadata } from '../../store/file-case.ts'
import { cancelMails } from '../../store/mails.ts'
import { withTenant } from '../../store/tenant.ts'
import type { Services } from '../services.ts'
import { openRequest, recordOf, sealForRequest, type OpenedRequest } from './request-record.ts'

/** How a request ended at its provider. */
type Ended = Extract<EidSnapshot, { readonly status: 'complete' | 'archived' }>

/**
 * Records the end of a pending request, and the outcome on its case under `metadata_json.eid`, in one commit. When another call was
 * first, its record stays. Returns the request as it is now; null when it was erased meanwhile.
 */
export async function recordEnd(
  services: Services,
  request: OpenedRequest,
  ended: Ended,
  actor: AuditActor,
): Promise<OpenedRequest | null> {
  const { tenantId, key, id, caseId } = request.stored
  const at = services.clock.now()
  const result = resultOf(askedOf(recordOf(request).client), ended)
  const metadata = { eid: { ...eidSummary(key, result, 'en'), provider: request.stored.provider } }
  const sealed = sealForRequest(request, 'eid_request.result', result)
  const sealedMetadata = sealForRequest(request, 'kyc_case.metadata_json', metadata)
  await withTenant(services.store.app, tenantId, async (tx) => {
    // The case first, as a start and an erasure lock it.
    if (caseId !== null) await lockCase(tx, tenantId, caseId)
    if (!(await finishEidRequest(tx, request.stored, { state: ended.status, result: sealed, at }))) return
    if (caseId !== null) await setCaseMetadata(tx, { tenantId, caseId, at }, sealedMetadata)
    await cancelMails(tx, tenantId, key, at)
    await insertAuditEntry(tx, {
      ...{ tenantId, at, action: 'eid.finished', objectId: id },
      actor,
      ...(caseId === null ? {} : { caseId }),
    })
  })
  return openRequest(services, tenantId, key)
}

function resultOf(asked: EidAsked, ended: Ended): EidResult {
  if (ended.status === 'complete') return { asked, ended: 'complete', ...ended.findings }
  return {
    ...{ asked, ended: 'archived', completedAt: null, documents: [], identity: {} },
    ...{ liveness: null, face: null, creditFile: null, dualProcess: null, fraudFlags: null },
  }
}
