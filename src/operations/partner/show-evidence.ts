import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { knownCase } from '../cases/read-case.ts'
import { evidenceStream } from '../evidence/evidence-stream.ts'
import { collectEvidence } from '../evidence/collect.ts'
import { FileAnswer } from '../file-answer.ts'
import type { ParameterOperation } from '../operation.ts'

const Parameters = Type.Object({
  path: Type.Object({
    case_id: Type.String({ format: 'uuid' }),
    verdict_id: Type.String({ format: 'uuid', description: 'The `verdict_id` of an answer.' }),
  }),
  query: Type.Object({}),
})

/** `GET /v1/kyc/cases/{case_id}/verdicts/{verdict_id}/evidence`: one signed archive that proves a verdict. docs/api.md#evidence. */
export const showEvidence: ParameterOperation<typeof Parameters> = {
  id: 'showEvidence',
  method: 'GET',
  path: '/v1/kyc/cases/{case_id}/verdicts/{verdict_id}/evidence',
  // The bytes of documents are in it.
  scope: 'kyc:cases:documents',
  tag: 'Cases',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'Download the evidence of a verdict',
  description:
    'One zip with the input and the answer of the verdict, its rules, list entries, documents and audit proof, and a signed manifest. `gatehouse evidence verify` and the page in it prove every byte.',
  parameters: Parameters,
  answer: { status: 200, schema: Type.String({ format: 'binary' }), media: ['application/zip'] },
  refusals: [
    {
      status: 404,
      when: 'The workspace has no such case in this environment, or the case no such verdict: `Case not found`.',
    },
    { status: 409, when: 'The content of the verdict was erased, or its documents are too large for one archive.' },
    { status: 422, when: 'The header or an id is not valid.' },
  ],
  async run(services, caller, { path: { case_id: caseId, verdict_id: verdictId } }): Promise<FileAnswer> {
    const { tenantId, keyId, requestId } = caller
    const evidence = await collectEvidence(
      services,
      { tenantId, verdictId },
      {
        by: { actor: { type: 'key', id: keyId }, requestId },
        async permits(tx, found) {
          await knownCase(tx, caller, caseId)
          if (found.caseId !== caseId) throw errors.caseUnknown()
        },
      },
    )
    return new FileAnswer('application/zip', `evidence-${verdictId}.zip`, evidenceStream(services, evidence))
  },
}
