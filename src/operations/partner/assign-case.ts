import { AssignCase, AssignedCase } from '../../contract/case-acts.ts'
import { withTenant } from '../../store/tenant.ts'
import { assignCase as assignStoredCase } from '../cases/assign-case.ts'
import { keysActs, knownCase } from '../cases/read-case.ts'
import { endCall } from '../idempotency/end-call.ts'
import type { JsonOperation } from '../operation.ts'

/** `POST /v1/kyc/cases/assign`. docs/api.md#deciding-on-a-case. */
export const assignCase: JsonOperation<typeof AssignCase> = {
  id: 'assignCase',
  method: 'POST',
  path: '/v1/kyc/cases/assign',
  scope: 'kyc:cases:write',
  tag: 'Cases',
  takes: 'json',
  environmentHeader: true,
  summary: 'Assign a case',
  description:
    'Says who works on a case from now on, or nobody. Cases are listed by `assignee`; the name is sealed and found by a keyed hash.',
  body: AssignCase,
  example: {
    case_id: '00000000-0000-4000-8000-000000000000',
    assignee: 'a.analyst',
    by: 'c.lead',
  },
  exampleNeedsStored: true,
  answer: { status: 200, schema: AssignedCase },
  refusals: [
    {
      status: 404,
      when: 'The workspace has no such case in this environment, or all of it was erased: `Case not found`.',
    },
    { status: 413, when: 'The body is larger than 1 MB.' },
    { status: 422, when: 'The header or the body is not valid.' },
  ],
  async run(services, caller, { case_id: caseId, assignee, by }): Promise<AssignedCase> {
    const found = await withTenant(services.store.app, caller.tenantId, (tx) => knownCase(tx, caller, caseId))
    const acts = keysActs(caller, caseId)
    const assignment = await assignStoredCase(services, found, { assignee, by }, acts, (tx, made) =>
      endCall(tx, caller, { answer: { case_id: caseId, assignment: made }, aboutId: caseId, at: services.clock.now() }),
    )
    return { case_id: caseId, assignment }
  },
}
