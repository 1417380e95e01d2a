import { AddCaseNote, NotedCase } from '../../contract/case-acts.ts'
import { withTenant } from '../../store/tenant.ts'
import { addNote } from '../cases/add-note.ts'
import { keysActs, knownCase } from '../cases/read-case.ts'
import { endCall } from '../idempotency/end-call.ts'
import type { JsonOperation } from '../operation.ts'

/** `POST /v1/kyc/cases/notes`. docs/api.md#deciding-on-a-case. */
export const addCaseNote: JsonOperation<typeof AddCaseNote> = {
  id: 'addCaseNote',
  method: 'POST',
  path: '/v1/kyc/cases/notes',
  scope: 'kyc:cases:write',
  tag: 'Cases',
  takes: 'json',
  environmentHeader: true,
  summary: 'Note something on a case',
  description:
    'Keeps a note with the case, sealed. It is shown with the case, in no event and no log, and goes with an erasure.',
  body: AddCaseNote,
  example: {
    case_id: '00000000-0000-4000-8000-000000000000',
    text: 'Called the client about the address; a new bill follows.',
    author: 'a.analyst',
  },
  exampleNeedsStored: true,
  answer: { status: 200, schema: NotedCase },
  refusals: [
    {
      status: 404,
      when: 'The workspace has no such case in this environment, or all of it was erased: `Case not found`.',
    },
    { status: 409, when: 'The case has as many notes as it may.' },
    { status: 413, when: 'The body is larger than 1 MB.' },
    { status: 422, when: 'The header or the body is not valid.' },
  ],
  async run(services, caller, { case_id: caseId, text, author }): Promise<NotedCase> {
    const found = await withTenant(services.store.app, caller.tenantId, (tx) => knownCase(tx, caller, caseId))
    const note = await addNote(services, found, { text, author }, keysActs(caller, caseId), (tx, made) =>
      endCall(tx, caller, { answer: { case_id: caseId, note: made }, aboutId: caseId, at: services.clock.now() }),
    )
    return { case_id: caseId, note }
  },
}
