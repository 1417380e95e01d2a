import { HoldCase } from '../../contract/case-acts.ts'
import { CaseSummary } from '../../contract/case.ts'
import { withTenant } from '../../store/tenant.ts'
import { holdStoredCase } from '../cases/hold-case.ts'
import { actedOn } from '../cases/acted-on.ts'
import { keysActs, knownCase } from '../cases/read-case.ts'
import type { JsonOperation } from '../operation.ts'

/** `POST /v1/kyc/cases/hold`. docs/api.md#deciding-on-a-case. */
export const holdCase: JsonOperation<typeof HoldCase> = {
  id: 'holdCase',
  method: 'POST',
  path: '/v1/kyc/cases/hold',
  scope: 'kyc:cases:write',
  tag: 'Cases',
  takes: 'json',
  environmentHeader: true,
  summary: 'Set or release a legal hold',
  description:
    'While a case is held nothing of it is erased, whoever asks. The reason is kept as a note. A hold that is as wanted already changes nothing.',
  body: HoldCase,
  example: {
    case_id: '00000000-0000-4000-8000-000000000000',
    held: false,
    reason: 'The proceedings have ended.',
    by: 'c.lead',
  },
  exampleNeedsStored: true,
  answer: { status: 200, schema: CaseSummary },
  refusals: [
    {
      status: 404,
      when: 'The workspace has no such case in this environment, or all of it was erased: `Case not found`.',
    },
    { status: 413, when: 'The body is larger than 1 MB.' },
    { status: 422, when: 'The header or the body is not valid.' },
  ],
  async run(services, caller, { case_id: caseId, held, reason, by }): Promise<CaseSummary> {
    const found = await withTenant(services.store.app, caller.tenantId, (tx) => knownCase(tx, caller, caseId))
    const note = { text: reason, author: by }
    return actedOn(services, caller, caseId, (inCommit) =>
      holdStoredCase(services, found, { held, note }, keysActs(caller, caseId), inCommit),
    )
  },
}
