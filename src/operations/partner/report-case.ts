import { Type } from 'typebox'
import { locales } from '../../contract/locale.ts'
import { reportCase } from '../cases/report-case.ts'
import { FileAnswer } from '../file-answer.ts'
import type { ParameterOperation } from '../operation.ts'

const Parameters = Type.Object({
  path: Type.Object({ case_id: Type.String({ format: 'uuid', description: 'The `case_id` of an answer.' }) }),
  query: Type.Object({
    locale: Type.Optional(Type.Enum([...locales], { description: 'Default: of `Accept-Language`.' })),
    verdict_id: Type.Optional(
      Type.String({ format: 'uuid', description: 'One of the `verdicts` of the case. Default: the newest.' }),
    ),
  }),
})

/** `GET /v1/kyc/cases/{case_id}/report`. docs/case-report.md. */
export const showCaseReport: ParameterOperation<typeof Parameters> = {
  id: 'showCaseReport',
  method: 'GET',
  path: '/v1/kyc/cases/{case_id}/report',
  scope: 'kyc:cases:read',
  tag: 'Cases',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'Download the report of a case',
  description:
    'A case and one of its verdicts as a tagged PDF in English or French, as an attachment `case-<case_id>.pdf`. The reading is in the ' +
    'audit trail before it is answered.',
  parameters: Parameters,
  answer: {
    status: 200,
    schema: Type.String({ format: 'binary', contentMediaType: 'application/pdf' }),
    media: ['application/pdf'],
  },
  refusals: [
    {
      status: 404,
      when: 'The workspace has no such case in this environment, or the case no such verdict: `Case not found`.',
    },
    { status: 422, when: 'The header or a parameter is not valid.' },
  ],
  async run(services, caller, { path: { case_id: caseId }, query }): Promise<FileAnswer> {
    const { tenantId, environment, keyId, requestId } = caller
    const bytes = await reportCase(services, {
      ...{ tenantId, environment, caseId, requestId },
      verdictId: query.verdict_id ?? null,
      locale: query.locale ?? caller.locale,
      workspace: caller.workspace.name,
      by: { actor: { type: 'key', id: keyId }, requestId },
    })
    return new FileAnswer('application/pdf', `case-${caseId}.pdf`, bytes)
  },
}
