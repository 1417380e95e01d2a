import type { CaseDetail } from '../../contract/case.ts'
import type { Locale } from '../../contract/locale.ts'
import { facts, filled, known, plain } from '../report/report-cells.ts'
import type { ReportBlock, ReportSection } from '../report/report-content.ts'
import { momentText } from './formats.ts'
import type { CaseReportInput } from './report-input.ts'
import { table } from './table-block.ts'
import { caseDecisionStateWords, caseDecisionWords, noteKindWords } from './value-words.ts'
import { words } from './words.ts'

/** Who the case is assigned to, what was decided on it and why, and its notes; absent when there is nothing of it. */
export function decisionsSection({ locale, case: found }: CaseReportInput): readonly ReportSection[] {
  const { assignment, decisions, notes } = found
  const blocks: readonly ReportBlock[] = [
    ...(assignment === null
      ? []
      : [
          facts(locale, [
            [words.assignedTo, plain(assignment.assignee)],
            [words.assignedBy, plain(`${assignment.by}, ${momentText(assignment.assigned_at, locale)}`)],
          ]),
        ]),
    ...(decisions.length === 0 ? [] : [decisionsTable(decisions, locale)]),
    ...(notes.length === 0 ? [] : [notesTable(notes, locale)]),
  ]
  return blocks.length === 0 ? [] : [{ heading: words.decisions[locale], blocks }]
}

function decisionsTable(decisions: CaseDetail['decisions'], locale: Locale): ReportBlock {
  const labels = [words.decisionAskedAt, words.decision, words.decisionState, words.reviews, words.verdictId]
  const rows = decisions.map(({ asked_at: asked, decision, state, decided_at: decided, reviews, ...of }) => [
    plain(momentText(asked, locale)),
    plain(caseDecisionWords[decision][locale]),
    plain(
      decided === null
        ? caseDecisionStateWords[state][locale]
        : filled(words.decidedAt[locale], { time: momentText(decided, locale) }),
    ),
    known(
      reviews
        .map(({ reviewer, reason, at }) =>
          filled(words.review[locale], { reviewer, reason, time: momentText(at, locale) }),
        )
        .join('; '),
      words.erased[locale],
    ),
    known(of.verdict_id, words.none[locale]),
  ])
  return table(labels, [0.18, 0.13, 0.17, 0.32, 0.2], rows, locale)
}

function notesTable(notes: CaseDetail['notes'], locale: Locale): ReportBlock {
  const labels = [words.time, words.noteAbout, words.author, words.note]
  const rows = notes.map(({ created_at: at, about, author, text }) => [
    plain(momentText(at, locale)),
    plain(noteKindWords[about][locale]),
    plain(author),
    plain(text),
  ])
  return table(labels, [0.2, 0.16, 0.2, 0.44], rows, locale)
}
