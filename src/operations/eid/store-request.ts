import { newId } from '../../store/new-id.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import type { EidStarted } from '../../contract/eid.ts'
import type { Environment } from '../../contract/environment.ts'
import type { EidClient } from '../../domain/eid/definition/eid-client.ts'
import { invitationMail } from '../../domain/eid/invitation/invitation.ts'
import type { EidProvider, EidStart } from '../../ports/eid-provider.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { insertCaseDataKey, insertWorkspaceDataKey } from '../../store/data-keys.ts'
import { insertEidRequest, replacePending } from '../../store/eid-requests.ts'
import { fileCase } from '../../store/file-case.ts'
import { cancelMails } from '../../store/mails.ts'
import { withTenant } from '../../store/tenant.ts'
import { endCall } from '../idempotency/end-call.ts'
import { queueMail, sealMail } from '../mail/queue-mail.ts'
import type { Caller } from '../operation.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { Services } from '../services.ts'
import { canadianTimeZone } from '../../domain/eid/definition/time-zone.ts'
import type { EidRecord } from './request-record.ts'
import { pollAfterMs } from './poll-schedule.ts'

/** A request that the provider has started. */
export interface StartedRequest {
  readonly client: EidClient
  readonly environment: Environment
  readonly provider: EidProvider
  readonly started: EidStart
  readonly reference: string | null
  readonly subject: string | null
  readonly consent: boolean | null
  readonly newCaseId: string
  /** The answer to the call, by the id of the case. */
  readonly answer: (caseId: string | null) => EidStarted
}

/**
 * Stores a started request with its case, its audit entry and the mail to the client in one commit, and replaces the request that
 * was pending on the case. Returns the id of the case; null without a reference.
 */
export async function storeEidRequest(
  services: Services,
  caller: Caller,
  request: StartedRequest,
): Promise<string | null> {
  const { tenantId } = caller
  const { client, environment, reference, started } = request
  const at = services.clock.now()
  const of = reference === null ? null : { environment, reference }
  const id = newId(at)
  const sealer = await newSealer(services, { ...caller, case: of, at })
  const record: EidRecord = { client, consent: request.consent }
  const asked = sealer.seal('eid_request.asked', String(client.key), jsonBytes(record))
  const subject =
    request.subject === null || of === null ? null : sealer.seal('kyc_case.subject', '', jsonBytes(request.subject))
  const mail = await sealInvitation(services, tenantId, request, at)
  services.reached('before_commit')
  const caseId = await withTenant(services.store.app, tenantId, async (tx) => {
    const caseId =
      of === null ? null : await fileCase(tx, { tenantId, newCaseId: request.newCaseId, ...of, subject, at })
    if (caseId === null) await insertWorkspaceDataKey(tx, tenantId, { ...sealer.stored, at })
    else await insertCaseDataKey(tx, tenantId, { ...sealer.stored, at, caseId })
    for (const key of caseId === null ? [] : await replacePending(tx, tenantId, caseId, at)) {
      await cancelMails(tx, tenantId, key, at)
    }
    await insertEidRequest(tx, {
      ...{ tenantId, key: client.key, id, environment, reference, caseId, asked },
      provider: request.provider.id,
      providerRef: started.ref,
      dataKeyId: sealer.stored.id,
      createdAt: at,
      expiresAt: started.expiresAt,
      dueAt: new Date(at.getTime() + pollAfterMs(0)),
    })
    if (mail !== null) await queueMail(tx, mail)
    await insertAuditEntry(tx, {
      ...{ tenantId, at, action: 'eid.started', objectId: id, requestId: caller.requestId },
      actor: { type: 'key', id: caller.keyId },
      ...(caseId === null ? {} : { caseId }),
    })
    await endCall(tx, caller, { answer: request.answer(caseId), aboutId: caseId ?? id, at })
    return caseId
  })
  services.reached('after_commit')
  return caseId
}

/** The mail with the client's link; null when the provider mails the client itself. */
async function sealInvitation(services: Services, tenantId: string, request: StartedRequest, at: Date) {
  const { client, started } = request
  if (started.link === null) return null
  const invitation = invitationMail({
    workspace: client.workspace,
    firstName: client.firstName,
    link: started.link,
    expiresAt: started.expiresAt,
    language: client.language,
    timeZone: canadianTimeZone,
    documents: client.documents.map(({ kind }) => kind),
    privacyContact: null,
  })
  const mail = { ...invitation, to: client.email, fromName: client.workspace, language: client.language }
  return sealMail(services, { tenantId, kind: 'eid_invitation', mail, eidKey: client.key, at })
}
