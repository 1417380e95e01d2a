import { Type } from 'typebox'
import { StoredCaseVerdict } from '../../contract/case.ts'
import { readingKey, readVerdict } from '../cases/read-verdict.ts'
import type { ParameterOperation } from '../operation.ts'

const Parameters = Type.Object({
  path: Type.Object({
    case_id: Type.String({ format: 'uuid' }),
    verdict_id: Type.String({ format: 'uuid', description: 'The `verdict_id` of an answer.' }),
  }),
  query: Type.Object({}),
})

/** `GET /v1/kyc/cases/{case_id}/verdicts/{verdict_id}`. docs/api.md#cases. */
export const showVerdict: ParameterOperation<typeof Parameters> = {
  id: 'showVerdict',
  method: 'GET',
  path: '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}',
  scope: 'kyc:cases:read',
  tag: 'Cases',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'Read a verdict of a case',
  description: 'A verdict with the answer that was given and the profile and documents that it judged.',
  parameters: Parameters,
  answer: { status: 200, schema: StoredCaseVerdict },
  refusals: [
    {
      status: 404,
      when: 'The workspace has no such case in this environment, or the case no such verdict: `Case not found`.',
    },
    { status: 422, when: 'The header or an id is not valid.' },
  ],
  run: (services, caller, { path }) =>
    readVerdict(services, readingKey(caller), { caseId: path.case_id, id: path.verdict_id }),
}
