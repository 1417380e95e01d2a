import type { CaseDetail, CaseDocument, CaseSummary, CaseVerdict, PageSize, ReadValue } from '../../contract/case.ts'
import { wireTime } from '../../contract/events.ts'
import type { FieldEvidence, PageGeometry } from '../../ports/reader.ts'
import type { CaseContents } from '../../store/case-contents.ts'
import type { ListedCase } from '../../store/search-cases.ts'
import type { KeptReading } from './stored-reading.ts'

/** A case as a list shows it; `assignee` is null when it is assigned to nobody. */
export function shownSummary(listed: ListedCase, assignee: string | null): CaseSummary {
  return {
    case_id: listed.id,
    reference: listed.reference,
    environment: listed.environment === 'production' ? 'production' : 'sandbox',
    state: listed.closedAt === null ? 'open' : 'closed',
    kind: listed.kind,
    passed: listed.passed,
    risk_level: listed.riskLevel,
    failed_checks: [...listed.failedChecks],
    judged_at: timeOrNull(listed.judgedAt),
    decision: listed.decision,
    decided_at: timeOrNull(listed.decidedAt),
    assignee,
    created_at: wireTime(listed.createdAt),
    updated_at: wireTime(listed.updatedAt),
    closed_at: timeOrNull(listed.closedAt),
    legal_hold: listed.legalHold,
    next_review_due: listed.nextReviewDue,
    erased_at: timeOrNull(listed.erasedAt),
  }
}

/** A verdict without its checks. */
export function shownVerdict(row: CaseContents['verdicts'][number]): CaseVerdict {
  return {
    verdict_id: row.id,
    operation: row.operation === 'assess' ? 'assess' : 'verify',
    request_id: row.request_id,
    passed: row.passed,
    risk_level: row.risk_level,
    policy: { regime: row.regime, id: row.policy_id, version: row.policy_version },
    bundle: row.bundle_id,
    engine: row.engine_version,
    as_of: row.as_of,
    created_at: wireTime(row.created_at),
    erased: row.erased === true,
  }
}

/** The entry of a document, as far as a case shows it. */
export interface StoredEntry {
  readonly filename: string
  readonly fields: Readonly<Record<string, string>>
  readonly notes: readonly string[]
}

/** A document with where its values were read. Without `entry` it was erased. */
export function shownDocument(
  row: CaseContents['documents'][number],
  entry: StoredEntry | null,
  reading: KeptReading | null,
): CaseDocument {
  const { evidence = {}, otherSources = {}, pages = [] } = reading ?? {}
  return {
    document_id: row.id,
    filename: entry?.filename ?? null,
    doc_type: row.doc_type,
    mime: row.mime,
    size_bytes: Number(row.size_bytes),
    sha256: entry === null ? null : row.sha256.toString('hex'),
    created_at: wireTime(row.created_at),
    erased: entry === null,
    fields: entry === null ? {} : mapValues(evidence, shownValue),
    other_sources: entry === null ? {} : mapValues(otherSources, (values) => values.map(shownValue)),
    notes: [...(entry?.notes ?? [])],
    pages: entry === null ? [] : pages.map(shownPage),
  }
}

/** What belongs to a case beside its verdicts and documents. */
export function shownOthers(
  rows: CaseContents,
): Pick<CaseDetail, 'eid_checks' | 'bank_connections' | 'deliveries' | 'timeline'> {
  return {
    eid_checks: rows.eidChecks.map(({ key, state, created_at: created, expires_at: expires }) => ({
      ...{ key, state },
      ...{ created_at: wireTime(created), expires_at: wireTime(expires) },
    })),
    bank_connections: rows.bankConnections.map(({ id, created_at: created, updated_at: updated }) => ({
      ...{ id, created_at: wireTime(created), updated_at: wireTime(updated) },
    })),
    deliveries: rows.deliveries.map((row) => ({
      ...{ delivery_id: row.id, event_id: row.event_id, event: row.type, endpoint_id: row.endpoint_id },
      ...{ state: row.state, attempts: row.attempts, http_status: row.http_status },
      ...{ created_at: wireTime(row.created_at), finished_at: timeOrNull(row.finished_at) },
    })),
    timeline: rows.timeline.map((row) => ({
      ...{ at: wireTime(row.at), action: row.action, actor: { type: row.actor_type, id: row.actor_id } },
      ...{ object: { type: row.object_type, id: row.object_id }, request_id: row.request_id },
    })),
  }
}

function shownValue({ value, source, confidence, page, box }: FieldEvidence): ReadValue {
  return { value, source, confidence, page, box }
}

function shownPage({ page, unit, width, height, original, toOriginal }: PageGeometry): PageSize {
  return { page, unit, width, height, original: { ...original }, to_original: [...toOriginal] }
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))
}

function timeOrNull(moment: Date | null): string | null {
  return moment === null ? null : wireTime(moment)
}
