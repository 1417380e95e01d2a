import { Type } from 'typebox'
import { EidSummary } from '../../contract/eid.ts'
import { errors } from '../../contract/errors.ts'
import { environments } from '../../contract/environment.ts'
import { sendEidEvent } from '../eid/send-event.ts'
import { summaryOf } from '../eid/request-record.ts'
import { knownRequest, unavailable, updatedRequest } from '../eid/see-request.ts'
import type { ParameterOperation } from '../operation.ts'

const Parameters = Type.Object({
  path: Type.Object({ key: Type.Integer({ description: 'The `key` of the started check.' }) }),
  query: Type.Object({
    environment: Type.Optional(
      Type.Enum([...environments], {
        default: 'sandbox',
        description: 'Has no effect on a request made through this API, which keeps its own environment.',
      }),
    ),
  }),
})

/** `GET /v1/kyc/eid/{key}`: where a check stands. docs/api.md#eid. */
export const showEid: ParameterOperation<typeof Parameters> = {
  id: 'showEid',
  method: 'GET',
  path: '/v1/kyc/eid/{key}',
  scope: 'kyc:eid',
  tag: 'eID',
  takes: 'parameters',
  summary: 'Read an eID check',
  description:
    'The state of an eID check, with identity and checks once the client has finished. The first call that sees the end ' +
    'sends `kyc.eid_completed`.',
  parameters: Parameters,
  collectionWaitSeconds: 6,
  answer: { status: 200, schema: EidSummary },
  refusals: [
    { status: 404, when: 'No check of the workspace has this key, or the workspace has no eID provider account.' },
    { status: 422, when: 'A parameter is not valid.' },
    { status: 502, when: 'The eID provider did not answer.' },
  ],
  async run(services, caller, { path: { key } }): Promise<EidSummary> {
    const owner = { eid: caller.workspace.eid, actor: { type: 'key', id: caller.keyId } } as const
    const known = await knownRequest(services, caller.tenantId, key)
    const request = await updatedRequest(services, known, owner).catch(unavailable)
    if (request === null) throw errors.notFound()
    await sendEidEvent(services, request)
    return summaryOf(request, caller.locale)
  },
}
