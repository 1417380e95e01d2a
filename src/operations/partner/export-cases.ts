import { Type } from 'typebox'
import { exportStream, exportedCasesMax } from '../client-export/export-stream.ts'
import { knownCase } from '../cases/read-case.ts'
import { FileAnswer } from '../file-answer.ts'
import type { ParameterOperation } from '../operation.ts'

const uuid = '[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}'

const Parameters = Type.Object({
  path: Type.Object({}),
  query: Type.Object({
    case_ids: Type.String({
      pattern: `^${uuid}(?:,${uuid}){0,${exportedCasesMax - 1}}$`,
      description: `The cases of the client, as \`GET /v1/kyc/cases\` found them: 1 to ${exportedCasesMax}, separated by commas.`,
    }),
  }),
})

/** `GET /v1/kyc/cases/export`: everything that is stored for cases of a client, as one archive. docs/api.md#export-of-a-client. */
export const exportCases: ParameterOperation<typeof Parameters> = {
  id: 'exportCases',
  method: 'GET',
  path: '/v1/kyc/cases/export',
  // The bytes of documents are in it.
  scope: 'kyc:cases:documents',
  tag: 'Cases',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'Export everything about a client',
  description:
    'One signed zip with all that is stored for the cases, for an access request: verdicts, documents with their bytes, hits and decisions, eID, bank data, events and the audit trail. An erased case has what is left.',
  parameters: Parameters,
  exampleQuery: { case_ids: '00000000-0000-4000-8000-000000000000' },
  answer: { status: 200, schema: Type.String({ format: 'binary' }), media: ['application/zip'] },
  refusals: [
    { status: 404, when: 'The workspace has not all of these cases in this environment: `Case not found`.' },
    { status: 409, when: 'The documents are too large for one archive.' },
    { status: 422, when: 'The header or the parameter is not valid.' },
  ],
  async run(services, caller, { query: { case_ids: listed } }): Promise<FileAnswer> {
    const { tenantId, keyId, requestId } = caller
    const stream = await exportStream(services, {
      ...{ tenantId, caseIds: listed.split(','), by: { actor: { type: 'key', id: keyId }, requestId } },
      find: (tx, caseId) => knownCase(tx, caller, caseId),
    })
    return new FileAnswer('application/zip', `client-export-${requestIdName(requestId)}.zip`, stream)
  },
}

/** A request id can have a colon, which no file name should. */
function requestIdName(requestId: string): string {
  return requestId.replaceAll(':', '_')
}
