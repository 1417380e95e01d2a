import { Type } from 'typebox'
import { CaseAssignment, CaseDecision, CaseNote } from '../../contract/case-acts.ts'
import { closed, count, day, flag, id, moment, orNull, text, texts } from './values.ts'

const aCase = {
  id,
  workspace_id: id,
  environment: text,
  reference: text,
  kind: orNull(text),
  created_at: moment,
  updated_at: moment,
  closed_at: orNull(moment),
  legal_hold: flag,
  next_review_due: orNull(day),
  erased_at: orNull(moment),
}
const Case = closed(aCase, 'Case')
const Receipt = closed(
  {
    id,
    case_id: id,
    actor: text,
    reason: text,
    data_keys: count,
    extractions: count,
    documents: count,
    verdicts: count,
    erased_at: moment,
    finished_at: orNull(moment),
  },
  'ErasureReceipt',
)
const DueCase = closed(
  { id, workspace_id: id, environment: text, reference: text, closed_at: moment, kept_until: moment },
  'DueCase',
)
const severity = Type.Enum(['critical', 'warning', 'none'])
const score = Type.Number({ minimum: 0, maximum: 100 })
const Hit = closed(
  {
    party: text,
    list: text,
    record: text,
    entry: text,
    score,
    severity,
    cleared_until: orNull(day),
    cleared_because: orNull(text),
    waits_for_second: Type.Optional(Type.Literal(true)),
    explanation: texts,
  },
  'CaseHit',
)
const Alert = closed(
  {
    id,
    workspace_id: id,
    case_id: id,
    environment: text,
    reference: text,
    verdict_id: id,
    bundle: text,
    raised_at: moment,
    changes: Type.Array(
      closed({
        party: text,
        change: Type.Enum(['appeared', 'changed', 'gone']),
        list: text,
        record: text,
        entry: text,
        score,
        severity,
      }),
    ),
  },
  'CaseAlert',
)
const Review = closed(
  {
    id,
    workspace_id: id,
    environment: text,
    reference: text,
    kind: orNull(text),
    next_review_due: day,
    days_overdue: Type.Integer(),
  },
  'DueReview',
)

const Note = closed(CaseNote.properties, 'CaseNote')
const Assignment = closed(CaseAssignment.properties, 'CaseAssignment')
const Decision = closed(CaseDecision.properties, 'CaseDecision')

/** Answers about cases. */
export const caseAnswers = {
  'cases.list': Type.Array(Case),
  'cases.show': closed({
    ...aCase,
    retention_years: Type.Number(),
    kept_until: orNull(moment),
    erasures: Type.Array(Receipt),
  }),
  'cases.report': closed({ id, pdf: Type.String({ contentEncoding: 'base64', contentMediaType: 'application/pdf' }) }),
  'cases.note': closed({ case_id: id, note: Note }),
  'cases.assign': closed({ case_id: id, assignment: orNull(Assignment) }),
  'cases.decide': closed({ case_id: id, decision: Decision }),
  'cases.close': Case,
  'cases.hold': Case,
  'cases.erase': Receipt,
  'cases.purge': closed({ dry_run: flag, erased: count, due: Type.Array(DueCase) }),
  'cases.hits': closed({
    id,
    verdict_id: orNull(id),
    verdict_at: orNull(moment),
    bundle: orNull(text),
    engine: orNull(text),
    hits: Type.Array(Hit),
  }),
  'cases.clear_hit': closed({
    id,
    case_id: id,
    party: text,
    list: text,
    record: text,
    expires_on: day,
    cleared_at: text,
    applies_to: Type.Optional(text),
    waits_for_second: Type.Optional(Type.Literal(true)),
  }),
  'cases.reopen_hit': closed({ id, case_id: id, party: text, list: text, record: text, reopened_at: moment }),
  'cases.alerts': Type.Array(Alert),
  'cases.due': Type.Array(Review),
  'audit.find': Type.Array(
    closed(
      { workspace_id: id, at: moment, action: text, actor: text, case_id: orNull(id), changed: texts },
      'FoundEntry',
    ),
  ),
} as const
