import { wireTime } from '../../contract/events.ts'
import { findVerdict } from '../../store/verdicts.ts'
import { verdictIdsAfter } from '../../store/case-export.ts'
import { withTenant } from '../../store/tenant.ts'
import { canonicalJson } from '../../domain/values/canonical-json.ts'
import { shownSummary } from '../cases/shown-case.ts'
import { documentFiles } from '../evidence/archived-documents.ts'
import { jsonFile } from '../evidence/json-file.ts'
import { openVerdicts, type OpenedVerdict } from '../replay/open-verdicts.ts'
import type { OperatorServices } from '../services.ts'
import { actsPart } from './acts-part.ts'
import { bankPart } from './bank-part.ts'
import { eidPart } from './eid-part.ts'
import { openValues, type ExportedCase, type ExportPart } from './exported-case.ts'

/** What an export has of each case, in the order of its files. What is stored for a case has its line here. docs/evidence.md#export-of-a-client. */
export const exportParts: readonly ExportPart[] = [
  casePart,
  verdictsPart,
  extractionsPart,
  documentsPart,
  hitDecisionsPart,
  actsPart,
  alertsPart,
  eidPart,
  bankPart,
  eventsPart,
  timelinePart,
]

async function* casePart(services: OperatorServices, of: ExportedCase) {
  const { subject, metadata_json: metadata, assignment } = of.rows.sealed
  const [name, data, assigned = null] = await openValues(services, of, [
    { column: 'kyc_case.subject', rowId: '', sealed: subject },
    { column: 'kyc_case.metadata_json', rowId: '', sealed: metadata },
    { column: 'kyc_case.assignment', rowId: '', sealed: assignment },
  ])
  const erasures = of.rows.erasures.map(({ erased_at: erased, finished_at: finished, ...receipt }) => ({
    ...receipt,
    ...{ erased_at: wireTime(erased), finished_at: timeOrNull(finished) },
  }))
  const { assignee: _, ...summary } = shownSummary(of.found, null)
  yield jsonFile(`${of.folder}case.json`, { ...summary, subject: name, assignment: assigned, metadata: data, erasures })
}

/** A line for each verdict, one in memory at a time. */
async function* verdictsPart(services: OperatorServices, { found, folder }: ExportedCase) {
  yield {
    name: `${folder}verdicts.jsonl`,
    content: verdictLines(services, { tenantId: found.tenantId, caseId: found.id }),
  }
}

async function* verdictLines(
  services: OperatorServices,
  of: { readonly tenantId: string; readonly caseId: string },
): AsyncGenerator<Buffer> {
  const { store } = services
  let afterId: string | null = null
  while (true) {
    const after: string | null = afterId
    const ids: readonly string[] = await withTenant(store.app, of.tenantId, (tx) => verdictIdsAfter(tx, of, after))
    for (const id of ids) {
      const stored = await withTenant(store.app, of.tenantId, (tx) => findVerdict(tx, of.tenantId, id))
      const [opened] = stored === null ? [] : await openVerdicts(services, of.tenantId, [stored])
      if (opened !== undefined) yield Buffer.from(`${canonicalJson(shownVerdict(opened))}\n`)
    }
    afterId = ids.at(-1) ?? null
    if (afterId === null) return
  }
}

function shownVerdict({ stored, input, answer }: OpenedVerdict) {
  return {
    ...{ verdict_id: stored.id, operation: stored.operation, passed: stored.passed, as_of: stored.asOf },
    policy: { regime: stored.regime, id: stored.policyId, version: stored.policyVersion },
    ...{ bundle: stored.bundleId, engine: stored.engineVersion, created_at: wireTime(stored.createdAt) },
    input: parsed(input),
    answer: parsed(answer),
  }
}

async function* extractionsPart(services: OperatorServices, of: ExportedCase) {
  const rows = of.rows.extractions
  const opened = await openValues(
    services,
    of,
    rows.flatMap(({ id, fields, checks }) => [
      { column: 'extraction.fields', rowId: id, sealed: fields } as const,
      { column: 'extraction.checks', rowId: id, sealed: checks } as const,
    ]),
  )
  const shown = rows.map((row, at) => ({
    ...{ extraction_id: row.id, request_id: row.request_id, reader_unavailable: row.reader_unavailable },
    ...{ created_at: wireTime(row.created_at), fields: opened[2 * at], checks: opened[2 * at + 1] },
  }))
  yield jsonFile(`${of.folder}extractions.json`, shown)
}

async function* documentsPart(services: OperatorServices, { found, documents, folder }: ExportedCase) {
  const list = documents.map((document) => ({
    ...{ document_id: document.id, doc_type: document.docType, mime: document.mime, size_bytes: document.sizeBytes },
    ...{ sha256: document.entry === null ? null : document.sha256, created_at: wireTime(document.createdAt) },
    erased: document.entry === null,
  }))
  yield jsonFile(`${folder}documents.json`, list)
  for (const document of documents) yield* documentFiles(services, found.tenantId, document, `${folder}documents/`)
}

async function* hitDecisionsPart(services: OperatorServices, of: ExportedCase) {
  const rows = of.rows.hitDecisions
  const opened = await openValues(
    services,
    of,
    rows.map(({ id, decision }) => ({ column: 'cleared_hit.decision', rowId: id, sealed: decision })),
  )
  const shown = rows.map(({ id, cleared_at: cleared, reopened_at: reopened, waiting }, at) => ({
    ...{ decision_id: id, decision: opened[at], waiting },
    ...{ decided_at: wireTime(cleared), reopened_at: timeOrNull(reopened) },
  }))
  yield jsonFile(`${of.folder}hit-decisions.json`, shown)
}

async function* alertsPart(services: OperatorServices, of: ExportedCase) {
  const rows = of.rows.alerts
  const opened = await openValues(
    services,
    of,
    rows.map(({ id, changes }) => ({ column: 'case_alert.changes', rowId: id, sealed: changes })),
  )
  const shown = rows.map((row, at) => ({
    ...{ alert_id: row.id, verdict_id: row.verdict_id, bundle: row.bundle_id, changes: opened[at] },
    ...{ raised_at: wireTime(row.raised_at), withdrawn_at: timeOrNull(row.withdrawn_at) },
  }))
  yield jsonFile(`${of.folder}hit-alerts.json`, shown)
}

async function* eventsPart(_services: OperatorServices, { rows, folder }: ExportedCase) {
  const events = rows.events.map(({ id, type, body, occurred_at: at }) => ({
    ...{ event_id: id, type, occurred_at: wireTime(at), body: parsed(body) },
  }))
  yield jsonFile(`${folder}events.json`, events)
  const deliveries = rows.deliveries.map(({ created_at: created, finished_at: finished, ...row }) => ({
    ...row,
    ...{ created_at: wireTime(created), finished_at: timeOrNull(finished) },
  }))
  yield jsonFile(`${folder}deliveries.json`, deliveries)
}

async function* timelinePart(_services: OperatorServices, { rows, folder }: ExportedCase) {
  yield jsonFile(
    `${folder}timeline.json`,
    rows.entries.map(({ at, ...entry }) => ({ ...entry, at: wireTime(at) })),
  )
}

function parsed(bytes: Buffer | null): unknown {
  return bytes === null || bytes.length === 0 ? null : JSON.parse(bytes.toString())
}

function timeOrNull(moment: Date | null): string | null {
  return moment === null ? null : wireTime(moment)
}
