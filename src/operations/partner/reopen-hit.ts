import { DecidedHit, ReopenHit } from '../../contract/case-hits.ts'
import { withTenant } from '../../store/tenant.ts'
import { keysAct, knownCase } from '../cases/read-case.ts'
import type { JsonOperation } from '../operation.ts'
import { endCall } from '../idempotency/end-call.ts'
import { reopenCaseHit } from '../screening/decide-hit.ts'

/** `POST /v1/kyc/cases/hits/reopen`. docs/api.md#hits-of-a-case. */
export const reopenHit: JsonOperation<typeof ReopenHit> = {
  id: 'reopenHit',
  method: 'POST',
  path: '/v1/kyc/cases/hits/reopen',
  scope: 'kyc:cases:write',
  tag: 'Cases',
  takes: 'json',
  environmentHeader: true,
  summary: 'Reopen a cleared hit',
  description: 'Takes back the decision on a hit, also one that waits: the hit counts again from the next verdict.',
  body: ReopenHit,
  example: {
    case_id: '00000000-0000-4000-8000-000000000000',
    party: 'Serge Sanctionov',
    list: 'sandbox',
    record_id: 'sandbox-sanctionov',
  },
  exampleNeedsStored: true,
  answer: { status: 200, schema: DecidedHit },
  refusals: [
    {
      status: 404,
      when: 'The workspace has no such case in this environment: `Case not found`; or no decision is on this hit.',
    },
    { status: 413, when: 'The body is larger than 1 MB.' },
    { status: 422, when: 'The header or the body is not valid.' },
  ],
  async run(services, caller, wanted): Promise<DecidedHit> {
    const { case_id: caseId, party, list, record_id: record } = wanted
    const found = await withTenant(services.store.app, caller.tenantId, (tx) => knownCase(tx, caller, caseId))
    const answer: DecidedHit = { case_id: caseId, party, list, record_id: record, decision: null }
    await reopenCaseHit(
      services,
      found,
      { party, list, record },
      (action, at) => keysAct(caller, { at, action, objectId: caseId, caseId }),
      (tx, at) => endCall(tx, caller, { answer, aboutId: caseId, at }),
    )
    return answer
  },
}
