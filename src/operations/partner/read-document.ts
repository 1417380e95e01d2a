import { Type } from 'typebox'
import { errors } from '../../contract/errors.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { findDocument } from '../../store/documents.ts'
import { withTenant } from '../../store/tenant.ts'
import { documentBytes } from '../cases/document-bytes.ts'
import { keysAct, knownCase } from '../cases/read-case.ts'
import { documentExtensions, documentFileName } from '../cases/document-file-name.ts'
import { FileAnswer } from '../file-answer.ts'
import type { ParameterOperation } from '../operation.ts'

const Parameters = Type.Object({
  path: Type.Object({
    case_id: Type.String({ format: 'uuid' }),
    document_id: Type.String({ format: 'uuid', description: 'One of the `documents` of the case.' }),
  }),
  query: Type.Object({}),
})

/** `GET /v1/kyc/cases/{case_id}/documents/{document_id}`: the file as it was sent. docs/api.md#cases. */
export const readDocument: ParameterOperation<typeof Parameters> = {
  id: 'readDocument',
  method: 'GET',
  path: '/v1/kyc/cases/{case_id}/documents/{document_id}',
  scope: 'kyc:cases:documents',
  tag: 'Cases',
  takes: 'parameters',
  environmentHeader: true,
  summary: 'Download a document of a case',
  description:
    'The bytes as they were sent, as an attachment `<document_id>.<extension>`. The reading is in the audit trail before it is answered.',
  parameters: Parameters,
  answer: {
    status: 200,
    schema: Type.String({ format: 'binary' }),
    media: Object.keys(documentExtensions),
  },
  refusals: [
    {
      status: 404,
      when: 'The workspace has no such case in this environment, or the case no such document, or it was erased: `Case not found`.',
    },
    { status: 422, when: 'The header or an id is not valid.' },
  ],
  async run(services, caller, { path: { case_id: caseId, document_id: id } }): Promise<FileAnswer> {
    const { store, clock } = services
    const { tenantId } = caller
    const { blobKey, mime } = await withTenant(store.app, tenantId, async (tx) => {
      await knownCase(tx, caller, caseId)
      const found = await findDocument(tx, tenantId, { id, caseId })
      if (found === null) throw errors.caseUnknown()
      const act = { at: clock.now(), action: 'document.read', objectId: id, caseId } as const
      await insertAuditEntry(tx, keysAct(caller, act))
      return found
    })
    const bytes = await documentBytes(services, { tenantId, blobKey })
    if (bytes === null) throw errors.caseUnknown()
    return new FileAnswer(mime, documentFileName({ id, mime }), bytes)
  },
}
