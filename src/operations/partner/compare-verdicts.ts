import { Type } from 'typebox'
import { VerdictComparison } from '../../contract/case.ts'
import { compareVerdicts } from '../cases/compare-verdicts.ts'
import { readingKey, readPair } from '../cases/read-verdict.ts'
import type { ParameterOperation } from '../operation.ts'

const Parameters = Type.Object({
  path: Type.Object({
    case_id: Type.String({ format: 'uuid' }),
    verdict_id: Type.String({ format: 'uuid', description: 'The later one.' }),
  }),
  query: Type.Object({
    with: Type.Optional(
      Type.String({ format: 'uuid', description: 'The `verdict_id` of the earlier one; default: the one before.' }),
    ),
  }),
})

/** `GET /v1/kyc/cases/{case_id}/verdicts/{verdict_id}/comparison`. docs/api.md#cases. */
export const compareCaseVerdicts: ParameterOperation<typeof Parameters> = {
  id: 'compareVerdicts',
  method: 'GET',
  path: '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}/comparison',
  scope: 'kyc:cases:read',
  tag: 'Cases',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'Compare two verdicts of a case',
  description: 'The checks and the inputs in which two verdicts of a case differ.',
  parameters: Parameters,
  answer: { status: 200, schema: VerdictComparison },
  refusals: [
    {
      status: 404,
      when: 'The workspace has no such case in this environment, or the case no such verdict: `Case not found`.',
    },
    { status: 422, when: 'The header or an id is not valid.' },
  ],
  async run(services, caller, { path, query }): Promise<VerdictComparison> {
    const { case_id: caseId, verdict_id: id } = path
    const { later, earlier } = await readPair(services, readingKey(caller), {
      caseId,
      id,
      earlierId: query.with ?? null,
    })
    return compareVerdicts(earlier, later)
  },
}
