import { CloseCase } from '../../contract/case-acts.ts'
import { CaseSummary } from '../../contract/case.ts'
import { withTenant } from '../../store/tenant.ts'
import { closeStoredCase } from '../cases/close-case.ts'
import { actedOn } from '../cases/acted-on.ts'
import { keysActs, knownCase } from '../cases/read-case.ts'
import type { JsonOperation } from '../operation.ts'

/** `POST /v1/kyc/cases/close`. docs/api.md#deciding-on-a-case. */
export const closeCase: JsonOperation<typeof CloseCase> = {
  id: 'closeCase',
  method: 'POST',
  path: '/v1/kyc/cases/close',
  scope: 'kyc:cases:write',
  tag: 'Cases',
  takes: 'json',
  environmentHeader: true,
  summary: 'Close a case',
  description:
    'The relationship has ended: the retention of the case starts. Closing again changes nothing, and nothing opens a case again.',
  body: CloseCase,
  example: {
    case_id: '00000000-0000-4000-8000-000000000000',
  },
  exampleNeedsStored: true,
  answer: { status: 200, schema: CaseSummary },
  refusals: [
    { status: 404, when: 'The workspace has no such case in this environment: `Case not found`.' },
    { status: 413, when: 'The body is larger than 1 MB.' },
    { status: 422, when: 'The header or the body is not valid.' },
  ],
  async run(services, caller, { case_id: caseId }): Promise<CaseSummary> {
    const found = await withTenant(services.store.app, caller.tenantId, (tx) => knownCase(tx, caller, caseId))
    return actedOn(services, caller, caseId, (inCommit) =>
      closeStoredCase(services, found, keysActs(caller, caseId), inCommit),
    )
  },
}
