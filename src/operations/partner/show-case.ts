import { Type } from 'typebox'
import { CaseDetail } from '../../contract/case.ts'
import { readCase } from '../cases/read-case.ts'
import type { ParameterOperation } from '../operation.ts'

const Parameters = Type.Object({
  path: Type.Object({ case_id: Type.String({ format: 'uuid', description: 'The `case_id` of an answer.' }) }),
  query: Type.Object({}),
})

/** `GET /v1/kyc/cases/{case_id}`. docs/api.md#cases. */
export const showCase: ParameterOperation<typeof Parameters> = {
  id: 'showCase',
  method: 'GET',
  path: '/v1/kyc/cases/{case_id}',
  scope: 'kyc:cases:read',
  tag: 'Cases',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'Read a case',
  description:
    'A case with its verdicts, the answer of the newest one, its documents with where each value was read, eID checks, bank ' +
    'connections, deliveries and what was done to it. The reading is in the audit trail before it is answered.',
  parameters: Parameters,
  answer: { status: 200, schema: CaseDetail },
  refusals: [
    { status: 404, when: 'The workspace has no such case in this environment: `Case not found`.' },
    { status: 422, when: 'The header or the id is not valid.' },
  ],
  run: (services, caller, { path: { case_id: id } }) => readCase(services, caller, id),
}
