import { Type } from 'typebox'
import { Assessment } from '../../contract/assessment.ts'
import { CaseAssignment, CaseDecision, CaseNote } from '../../contract/case-acts.ts'
import { CaseHit } from '../../contract/case-hits.ts'
import { CaseDocument, CaseSummary, CaseVerdict, ReadValue, VerdictComparison } from '../../contract/case.ts'
import { Check, severities } from '../../contract/check.ts'
import { Discrepancy } from '../../contract/discrepancy.ts'
import { EidSummary } from '../../contract/eid.ts'
import { IdentityRecord } from '../../contract/identity-record.ts'
import { RegistryAnswer } from '../../contract/registry.ts'
import { Completeness } from '../../contract/verdict.ts'
import { evidenceSources } from '../../domain/case-report/check-evidence.ts'
import { checkGroups } from '../../domain/case-view/check-groups.ts'
import { happeningKinds } from '../../domain/case-view/happening-kind.ts'
import { ReadingQuality } from '../cases/reading-quality.ts'
import { closed, count, day, flag, id, moment, orNull, text, texts } from './values.ts'

const Summary = closed(CaseSummary.properties, 'CaseSummary')
const cursor = orNull(text)

const FailedCheck = closed({ id: text, severity: Type.Enum([...severities]) }, 'FailedCheck')
const DigestVerdict = closed({ ...CaseVerdict.properties, failed_checks: Type.Array(FailedCheck) }, 'DigestVerdict')
const DigestDocument = closed(
  {
    document_id: id,
    doc_type: text,
    mime: text,
    size_bytes: count,
    created_at: moment,
    erased: flag,
    quality: orNull(ReadingQuality),
  },
  'DigestDocument',
)
const counts = closed({
  verdicts: count,
  documents: count,
  notes: count,
  decisions: count,
  eid_checks: count,
  bank_connections: count,
  deliveries: count,
})

const Happening = closed(
  {
    at: moment,
    kind: Type.Enum([...happeningKinds]),
    action: Type.String({ description: 'As in the audit trail, or `delivery.queued` and `delivery.ended`.' }),
    actor: orNull(closed({ type: text, id: text })),
    object: closed({ type: text, id: text }),
    outcome: orNull(text),
    reason: orNull(text),
    changed: texts,
    request_id: orNull(text),
    delivery: orNull(
      closed({
        event: text,
        endpoint_id: id,
        state: orNull(text),
        attempts: orNull(count),
        http_status: orNull(count),
      }),
    ),
  },
  'TimelineHappening',
)

const Corner = closed({ x: Type.Number(), y: Type.Number() }, 'Corner')
const Value = closed(
  {
    ...ReadValue.properties,
    masked: Type.Boolean({
      description: 'True: `value` has its last characters alone; `cases.reveal` answers the whole.',
    }),
    outline: orNull(
      Type.Array(Corner, {
        ...{ minItems: 4, maxItems: 4 },
        description:
          'Corners on the page of the file, from the upper left one of the text, as shares of its width and height.',
      }),
    ),
  },
  'ViewedValue',
)
const Field = closed({ field: text, label: text, read: orNull(Value), others: Type.Array(Value) }, 'ViewedField')
const { fields: _fields, other_sources: _others, ...documentShape } = CaseDocument.properties
const Document = closed({ ...documentShape, type_name: text, fields: Type.Array(Field) }, 'ViewedDocument')
const ViewedCheck = closed(
  {
    ...Check.properties,
    rule: orNull(text),
    law: orNull(text),
    to_do: orNull(text),
    evidence: closed({
      source: Type.Enum([...evidenceSources]),
      doc_type: orNull(text),
      document_id: orNull(id),
      party: orNull(text),
    }),
  },
  'ViewedCheck',
)
const { verification: _verification, ...assessed } = Assessment.properties
const Content = closed(
  {
    is_translated: flag,
    answer_sha256: text,
    completeness: closed(Completeness.properties),
    check_groups: Type.Array(
      closed({ group: Type.Enum([...checkGroups]), checks: Type.Array(ViewedCheck) }, 'ViewedCheckGroup'),
    ),
    values: Type.Record(text, Type.Unknown(), { description: 'What the call said of the client.' }),
    assessment: orNull(closed(assessed)),
    registry: orNull(RegistryAnswer),
    identity_record: Type.Array(IdentityRecord),
    discrepancies: Type.Array(Discrepancy),
    screening: closed({
      bundle: orNull(text),
      lists: Type.Array(closed({ id: text, name: text, date: orNull(day) })),
      parties: Type.Array(
        closed({
          party: text,
          names: texts,
          kind: Type.Enum(['person', 'entity', 'unknown']),
          date_of_birth: orNull(text),
          countries: texts,
        }),
      ),
      hits: Type.Array(closed({ ...CaseHit.properties, explanation: texts }, 'ViewedHit')),
    }),
  },
  'ViewedVerdict',
)
const Conflict = closed(
  {
    field: text,
    label: text,
    values: Type.Array(closed({ document_id: id, doc_type: text, value: text })),
  },
  'DocumentConflict',
)
const amount = orNull(Type.Number())
const Account = closed({
  bank_name: text,
  holder: text,
  last4: text,
  avg_balance: amount,
  monthly_income: amount,
  monthly_expenses: amount,
  transaction_count: count,
})

/** Answers of what the pages of cases show. */
export const caseViewAnswers = {
  'cases.search': closed({ items: Type.Array(Summary), next_cursor: cursor }),
  'cases.summary': closed({
    ...CaseSummary.properties,
    workspace_id: id,
    verdicts: Type.Array(DigestVerdict),
    documents: Type.Array(DigestDocument),
    counts,
  }),
  'cases.view': closed({
    ...CaseSummary.properties,
    workspace_id: id,
    subject: orNull(text),
    reason: Type.String({ description: 'One sentence why the verdict is as it is.' }),
    verdict: orNull(closed({ ...CaseVerdict.properties, newest: flag })),
    content: orNull(Content),
    verdicts: Type.Array(closed(CaseVerdict.properties, 'CaseVerdict')),
    documents: Type.Array(Document),
    conflicts: Type.Array(Conflict),
    assignment: orNull(CaseAssignment),
    notes: Type.Array(CaseNote),
    decisions: Type.Array(CaseDecision),
    eid_checks: Type.Array(
      closed({ key: count, state: text, created_at: moment, expires_at: moment, result: orNull(EidSummary) }),
    ),
    bank_connections: Type.Array(closed({ id, created_at: moment, updated_at: moment, account: orNull(Account) })),
  }),
  'cases.reveal': closed({ id, document_id: id, field: text, value: orNull(text), others: texts }),
  'documents.read': closed({
    ...{ id, case_id: id, mime: text, filename: text },
    content: Type.String({ contentEncoding: 'base64' }),
  }),
  'cases.compare': closed(VerdictComparison.properties),
  'cases.timeline': closed({ items: Type.Array(Happening), next_cursor: cursor }),
} as const
