import { DecideCase, DecidedCase, decisionWords } from '../../contract/case-acts.ts'
import { withTenant } from '../../store/tenant.ts'
import { decideCase as decideStoredCase } from '../cases/decide-case.ts'
import { keysActs, knownCase } from '../cases/read-case.ts'
import { endCall } from '../idempotency/end-call.ts'
import type { JsonOperation } from '../operation.ts'

/** `POST /v1/kyc/cases/decide`. docs/api.md#deciding-on-a-case. */
export const decideCase: JsonOperation<typeof DecideCase> = {
  id: 'decideCase',
  method: 'POST',
  path: '/v1/kyc/cases/decide',
  scope: 'kyc:cases:write',
  tag: 'Cases',
  takes: 'json',
  environmentHeader: true,
  summary: 'Decide on a case',
  description:
    'Approves, declines or escalates a case on its newest verdict. In a workspace of two reviewers an approval or a refusal waits until ' +
    'another reviewer sends the same one. A decision that is made sends `kyc.case_decided`.',
  body: DecideCase,
  example: {
    case_id: '00000000-0000-4000-8000-000000000000',
    decision: 'approve',
    reason: 'The documents agree and no hit is open.',
    reviewer: 'a.analyst',
  },
  exampleNeedsStored: true,
  answer: { status: 200, schema: DecidedCase },
  refusals: [
    {
      status: 404,
      when: 'The workspace has no such case in this environment, or all of it was erased: `Case not found`.',
    },
    { status: 409, when: '`verdict_id` is not the newest verdict, or the case has as many decisions as it may.' },
    { status: 413, when: 'The body is larger than 1 MB.' },
    { status: 422, when: 'The header or the body is not valid.' },
  ],
  async run(
    services,
    caller,
    { case_id: caseId, decision, verdict_id: verdictId = null, ...by },
  ): Promise<DecidedCase> {
    const found = await withTenant(services.store.app, caller.tenantId, (tx) => knownCase(tx, caller, caseId))
    const wanted = { outcome: decisionWords[decision], verdictId, ...by }
    const decided = await decideStoredCase(services, found, wanted, keysActs(caller, caseId), (tx, made) =>
      endCall(tx, caller, { answer: { case_id: caseId, decision: made }, aboutId: caseId, at: services.clock.now() }),
    )
    return { case_id: caseId, decision: decided }
  },
}
