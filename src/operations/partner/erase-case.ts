import { EraseCase, ErasureReceipt } from '../../contract/case-acts.ts'
import { withTenant } from '../../store/tenant.ts'
import { eraseStoredCase } from '../erasing/erase-case.ts'
import { shownErasure } from '../erasing/shown-erasure.ts'
import { knownCase } from '../cases/read-case.ts'
import type { JsonOperation } from '../operation.ts'

/** `POST /v1/kyc/cases/erase`. docs/api.md#deciding-on-a-case. */
export const eraseCase: JsonOperation<typeof EraseCase> = {
  id: 'eraseCase',
  method: 'POST',
  path: '/v1/kyc/cases/erase',
  scope: 'kyc:cases:write',
  tag: 'Cases',
  takes: 'json',
  environmentHeader: true,
  summary: 'Erase a case',
  description:
    'Destroys the keys of a case and its documents for good, and answers the receipt. The case, its reference, its events and which ' +
    'decisions were made when stay.',
  body: EraseCase,
  example: {
    case_id: '00000000-0000-4000-8000-000000000000',
    reason: 'request',
  },
  exampleNeedsStored: true,
  answer: { status: 200, schema: ErasureReceipt },
  refusals: [
    { status: 404, when: 'The workspace has no such case in this environment: `Case not found`.' },
    { status: 409, when: 'The case is under legal hold.' },
    { status: 413, when: 'The body is larger than 1 MB.' },
    { status: 422, when: 'The header or the body is not valid.' },
  ],
  async run(services, caller, { case_id: caseId, reason }): Promise<ErasureReceipt> {
    const { tenantId, keyId, requestId } = caller
    await withTenant(services.store.app, tenantId, (tx) => knownCase(tx, caller, caseId))
    const by = { kind: 'key', actor: { type: 'key', id: keyId }, requestId } as const
    return shownErasure(await eraseStoredCase(services, { tenantId, caseId, by, reason }))
  },
}
