import type { CaseAssignment, CaseDecision, CaseNote } from '../../contract/case-acts.ts'
import { wireTime } from '../../contract/events.ts'
import type { StoredCaseDecision } from '../../store/case-decisions.ts'
import type { AssignmentContent, DecisionContent, NoteContent } from './case-act-contents.ts'

/** A note as the API shows it. */
export function shownNote(
  row: { readonly id: string; readonly kind: string; readonly created_at: Date },
  { text, author }: NoteContent,
): CaseNote {
  const about = row.kind === 'hold' || row.kind === 'release' ? row.kind : 'note'
  return { note_id: row.id, about, text, author, created_at: wireTime(row.created_at) }
}

/** An assignment as the API shows it. */
export function shownAssignment({ assignee, by, at }: AssignmentContent): CaseAssignment {
  return { assignee, by, assigned_at: at }
}

/** A decision as the API shows it; `newestVerdictId` is that of its case, null without one. */
export function shownCaseDecision(
  decision: Omit<StoredCaseDecision, 'content'>,
  { reviews }: DecisionContent,
  newestVerdictId: string | null,
): CaseDecision {
  return {
    decision_id: decision.id,
    decision: decision.outcome,
    state: decision.state,
    verdict_id: decision.verdictId,
    on_newest_verdict: decision.verdictId === newestVerdictId,
    reviews: reviews.map((review) => ({ ...review })),
    asked_at: wireTime(decision.askedAt),
    decided_at: decision.decidedAt === null ? null : wireTime(decision.decidedAt),
  }
}
