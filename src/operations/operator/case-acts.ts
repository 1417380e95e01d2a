import { Type } from 'typebox'
import { AddCaseNote, AssignCase, DecideCase, decisionWords } from '../../contract/case-acts.ts'
import type { AssignedCase, DecidedCase, NotedCase } from '../../contract/case-acts.ts'
import { caseById, operatorsActs } from '../audit/case-acts.ts'
import { addNote } from '../cases/add-note.ts'
import { assignCase as assignStoredCase } from '../cases/assign-case.ts'
import { decideCase as decideStoredCase } from '../cases/decide-case.ts'
import type { OperatorOperation } from './operation.ts'

const id = Type.String()
const { text, author } = AddCaseNote.properties
const { assignee, by } = AssignCase.properties
const { decision, reason, reviewer, verdict_id: verdictId } = DecideCase.properties
const Note = Type.Object({ id, text, author })
const Assign = Type.Object({ id, assignee, by })
const Decide = Type.Object({ id, decision, reason, reviewer, verdict_id: verdictId })

/** Keeps a note with a case. ../cases/add-note.ts says what it throws. */
export const noteCase: OperatorOperation<typeof Note, NotedCase> = {
  name: 'cases.note',
  input: Note,
  async run(services, { id, ...content }) {
    const found = await caseById(services.store, id)
    return { case_id: id, note: await addNote(services, found, content, operatorsActs(found)) }
  },
}

/** Assigns a case to a person or to nobody. ../cases/assign-case.ts says what it throws. */
export const assignCase: OperatorOperation<typeof Assign, AssignedCase> = {
  name: 'cases.assign',
  input: Assign,
  async run(services, { id, ...to }) {
    const found = await caseById(services.store, id)
    return { case_id: id, assignment: await assignStoredCase(services, found, to, operatorsActs(found)) }
  },
}

/** Decides on a case, or asks for or confirms a decision. ../cases/decide-case.ts says when and what it throws. */
export const decideCase: OperatorOperation<typeof Decide, DecidedCase> = {
  name: 'cases.decide',
  input: Decide,
  async run(services, { id, decision, verdict_id: verdictId = null, ...by }) {
    const found = await caseById(services.store, id)
    const wanted = { outcome: decisionWords[decision], verdictId, ...by }
    return { case_id: id, decision: await decideStoredCase(services, found, wanted, operatorsActs(found)) }
  },
}
