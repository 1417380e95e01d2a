import { wireTime } from '../../contract/events.ts'
import { jsonFile } from '../evidence/json-file.ts'
import type { OperatorServices } from '../services.ts'
import { openValues, type ExportedCase } from './exported-case.ts'

/** The notes on a case and the decisions, with who wrote and decided what, and why. */
export async function* actsPart(services: OperatorServices, of: ExportedCase) {
  const { notes, decisions } = of.rows
  const opened = await openValues(services, of, [
    ...notes.map(({ id, content }) => ({ column: 'case_note.content', rowId: id, sealed: content }) as const),
    ...decisions.map(({ id, content }) => ({ column: 'case_decision.content', rowId: id, sealed: content }) as const),
  ])
  const shownNotes = notes.map(({ id, kind, created_at: at }, index) => ({
    ...{ note_id: id, about: kind, created_at: wireTime(at), content: opened[index] },
  }))
  yield jsonFile(`${of.folder}notes.json`, shownNotes)
  const shownDecisions = decisions.map(({ asked_at: asked, decided_at: decided, ...row }, index) => ({
    ...{ decision_id: row.id, decision: row.outcome, state: row.state, verdict_id: row.verdict_id },
    ...{ asked_at: wireTime(asked), decided_at: decided === null ? null : wireTime(decided) },
    content: opened[notes.length + index],
  }))
  yield jsonFile(`${of.folder}decisions.json`, shownDecisions)
}
