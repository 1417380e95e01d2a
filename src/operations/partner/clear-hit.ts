import { ClearHit, DecidedHit } from '../../contract/case-hits.ts'
import { withTenant } from '../../store/tenant.ts'
import { keysAct, knownCase } from '../cases/read-case.ts'
import { shownDecision } from '../cases/shown-decision.ts'
import type { JsonOperation } from '../operation.ts'
import type { OpenedDecision } from '../screening/cleared-hits.ts'
import { endCall } from '../idempotency/end-call.ts'
import { clearCaseHit } from '../screening/decide-hit.ts'

/** `POST /v1/kyc/cases/hits/clear`. docs/api.md#hits-of-a-case. */
export const clearHit: JsonOperation<typeof ClearHit> = {
  id: 'clearHit',
  method: 'POST',
  path: '/v1/kyc/cases/hits/clear',
  scope: 'kyc:cases:write',
  tag: 'Cases',
  takes: 'json',
  environmentHeader: true,
  summary: 'Clear a hit of a case',
  description:
    'Decides that a hit of the newest verdict is somebody else, until a day: from the next verdict on it fails no check while the party ' +
    'and the entry are unchanged. In a workspace of two reviewers the decision waits until another reviewer sends the same one.',
  body: ClearHit,
  example: {
    case_id: '00000000-0000-4000-8000-000000000000',
    party: 'Serge Sanctionov',
    list: 'sandbox',
    record_id: 'sandbox-sanctionov',
    reviewer: 'a.analyst',
    reason: 'Born in another year.',
    expires: '2027-06-30',
  },
  exampleNeedsStored: true,
  answer: { status: 200, schema: DecidedHit },
  refusals: [
    {
      status: 404,
      when: 'The workspace has no such case in this environment: `Case not found`; or its newest verdict no such hit.',
    },
    { status: 409, when: 'Another decision on the hit waits, or the case has as many cleared hits as it may.' },
    { status: 413, when: 'The body is larger than 1 MB.' },
    {
      status: 422,
      when: 'The header or the body is not valid, the day is over or more than 24 months off, or only a name is known of a client.',
    },
  ],
  async run(services, caller, wanted): Promise<DecidedHit> {
    const { case_id: caseId, party, list, record_id: record, applies_to: appliesTo = 'case' } = wanted
    const found = await withTenant(services.store.app, caller.tenantId, (tx) => knownCase(tx, caller, caseId))
    caller.claimed?.isAbout(caseId)
    const answer = (decided: OpenedDecision): DecidedHit => ({
      ...{ case_id: caseId, party, list, record_id: record },
      decision: shownDecision(decided),
    })
    const decided = await clearCaseHit(
      services,
      found,
      { ...wanted, record, appliesTo },
      (action, at) => keysAct(caller, { at, action, objectId: caseId, caseId }),
      (tx, made) => endCall(tx, caller, { answer: answer(made), aboutId: caseId, at: services.clock.now() }),
    )
    return answer(decided)
  },
}
