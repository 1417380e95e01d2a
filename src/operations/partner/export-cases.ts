import { Type } from 'typebox'
import { exportStream, exportedCasesMax } from '../client-export/export-stream.ts'
import { knownCase } from '../cases/read-case.ts'
import { FileAnswer } from '../file-answer.ts'
import type { JsonOperation } from '../operation.ts'

const Body = Type.Object(
  {
    case_ids: Type.Array(Type.String({ format: 'uuid' }), {
      minItems: 1,
      maxItems: exportedCasesMax,
      description: 'The cases of the client, as `GET /v1/kyc/cases` found them.',
    }),
  },
  { $id: 'ExportCases' },
)

/** `POST /v1/kyc/cases/export`: everything that is stored for cases of a client, as one archive. docs/api.md#export-of-a-client. */
export const exportCases: JsonOperation<typeof Body> = {
  id: 'exportCases',
  method: 'POST',
  path: '/v1/kyc/cases/export',
  // The bytes of documents are in it.
  scope: 'kyc:cases:documents',
  tag: 'Cases',
  takes: 'json',
  environmentHeader: true,
  summary: 'Export everything about a client',
  description:
    'One signed zip with all that is stored for the cases, for an access request: verdicts, documents with their bytes, hits and decisions, eID, bank data, events and the audit trail. An erased case has what is left.',
  body: Body,
  example: { case_ids: ['00000000-0000-4000-8000-000000000000'] },
  exampleNeedsStored: true,
  answer: { status: 200, schema: Type.String({ format: 'binary' }), media: ['application/zip'] },
  refusals: [
    { status: 404, when: 'The workspace has not all of these cases in this environment: `Case not found`.' },
    { status: 409, when: 'The documents are too large for one archive.' },
    { status: 413, when: 'The body is larger than 1 MB.' },
    { status: 422, when: 'The header or the body is not valid.' },
  ],
  async run(services, caller, { case_ids: caseIds }): Promise<FileAnswer> {
    const { tenantId, keyId, requestId } = caller
    const stream = await exportStream(services, {
      ...{ tenantId, caseIds, by: { actor: { type: 'key', id: keyId }, requestId } },
      find: (tx, caseId) => knownCase(tx, caller, caseId),
    })
    return new FileAnswer('application/zip', `client-export-${requestIdName(requestId)}.zip`, stream)
  },
}

/** A request id can have a colon, which no file name should. */
function requestIdName(requestId: string): string {
  return requestId.replaceAll(':', '_')
}
