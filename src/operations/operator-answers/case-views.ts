import { Type } from 'typebox'
import { CaseSummary, CaseVerdict, VerdictComparison } from '../../contract/case.ts'
import { severities } from '../../contract/check.ts'
import { happeningKinds } from '../../domain/case-view/happening-kind.ts'
import { ReadingQuality } from '../cases/reading-quality.ts'
import { closed, count, flag, id, moment, orNull, text, texts } from './values.ts'

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
  'cases.compare': closed(VerdictComparison.properties),
  'cases.timeline': closed({ items: Type.Array(Happening), next_cursor: cursor }),
} as const
