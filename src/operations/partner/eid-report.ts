import { buffer } from 'node:stream/consumers'
import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import type { AuditActor } from '../../domain/audit/actions.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { withTenant } from '../../store/tenant.ts'
import { copyReport } from '../eid/copy-report.ts'
import { openRequest, type OpenedRequest } from '../eid/request-record.ts'
import { accountOf, knownRequest, unavailable, updatedRequest } from '../eid/see-request.ts'
import { FileAnswer } from '../file-answer.ts'
import type { Caller, ParameterOperation } from '../operation.ts'
import type { Services } from '../services.ts'

const Parameters = Type.Object({
  path: Type.Object({ key: Type.Integer({ description: 'The `key` of the started check.' }) }),
  query: Type.Object({}),
})

/** `GET /v1/kyc/eid/{key}/report`: the PDF of a complete check. docs/api.md#eid. */
export const showEidReport: ParameterOperation<typeof Parameters> = {
  id: 'showEidReport',
  method: 'GET',
  path: '/v1/kyc/eid/{key}/report',
  scope: 'kyc:eid',
  tag: 'eID',
  takes: 'parameters',
  summary: 'Download the report of an eID check',
  description: 'The PDF report of a complete eID check, as an attachment `eid-<key>.pdf`.',
  parameters: Parameters,
  answer: {
    status: 200,
    schema: Type.String({ format: 'binary', contentMediaType: 'application/pdf' }),
    media: ['application/pdf'],
  },
  refusals: [
    { status: 404, when: 'No complete check of the workspace has this key, or it has no eID provider account.' },
    { status: 422, when: 'The key is not an integer.' },
    { status: 502, when: 'The eID provider did not answer.' },
  ],
  async run(services, caller, { path: { key } }): Promise<FileAnswer> {
    const owner = { eid: caller.workspace.eid, actor: actorOf(caller) }
    const known = await knownRequest(services, caller.tenantId, key)
    const request = await updatedRequest(services, known, owner).catch(unavailable)
    if (request?.stored.state !== 'complete') throw errors.notFound()
    const bytes = (await storedReport(services, request)) ?? (await freshReport(services, request, caller))
    await auditReading(services, request, caller)
    return new FileAnswer('application/pdf', `eid-${key}.pdf`, bytes)
  },
}

async function storedReport({ blobs }: Services, { stored, dataKey }: OpenedRequest): Promise<Uint8Array | null> {
  if (stored.report === null) return null
  const openKey = async (id: string) => (id === dataKey.id ? dataKey.key : null)
  return buffer(await blobs.get(stored.report.blobKey, openKey))
}

async function freshReport(services: Services, request: OpenedRequest, caller: Caller): Promise<Uint8Array> {
  const account = await accountOf(services, request, caller.workspace)
  if (account === null) throw errors.eidNotSetUp()
  const copied = await copyReport(services, request, account, actorOf(caller)).then(
    (bytes) => bytes ?? errors.eidUnavailable(),
    (error: unknown) => error,
  )
  if (copied instanceof Uint8Array) return copied
  // Another call may have stored it meanwhile; the provider then deletes its own.
  const now = await openRequest(services, request.stored.tenantId, request.stored.key)
  return (now === null ? null : await storedReport(services, now)) ?? unavailable(copied)
}

function actorOf({ keyId }: Caller): AuditActor {
  return { type: 'key', id: keyId }
}

/** The report names the client, so the audit trail has who downloaded it before it is answered. */
async function auditReading({ store, clock }: Services, { stored }: OpenedRequest, caller: Caller): Promise<void> {
  const { tenantId, id, caseId } = stored
  await withTenant(store.app, tenantId, (tx) =>
    insertAuditEntry(tx, {
      ...{ tenantId, at: clock.now(), action: 'eid.report_read', objectId: id, requestId: caller.requestId },
      actor: actorOf(caller),
      ...(caseId === null ? {} : { caseId }),
    }),
  )
}
