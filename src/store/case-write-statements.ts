import { auditParts } from './audit-entries.ts'
import {
  caseIdPlaceholder,
  type CaseToFile,
  type DocumentToFile,
  type EventToFile,
  type ExtractionToFile,
  type VerdictToFile,
} from './case-write-input.ts'
import { columnNames, valuesText, type Column } from './value-rows.ts'

/** What is filed together on one case. */
export interface CaseWrite {
  readonly on: CaseToFile
  readonly event: EventToFile
  /** Id of the verdict or extraction. */
  readonly objectId: string
  readonly requestId: string
}

export interface VerdictWrite extends CaseWrite {
  readonly verdict: VerdictToFile
}

export interface ExtractionWrite extends CaseWrite {
  readonly extraction: ExtractionToFile
}

const writeColumns: readonly Column<CaseWrite>[] = [
  ['new_case_id', 'uuid', ({ on }) => on.newCaseId],
  ['environment', 'text', ({ on }) => on.environment],
  ['reference', 'text', ({ on }) => on.reference],
  ['subject', 'bytea', ({ on }) => on.subject],
  ['kind', 'text', ({ on }) => on.kind],
  ['at', 'timestamptz', ({ on }) => on.at],
  ['audit_entry_id', 'uuid', ({ on }) => on.auditEntryId],
  ['key_id', 'text', ({ on }) => on.keyId],
  ['data_key_id', 'uuid', ({ on }) => on.dataKey.id],
  ['key_version', 'integer', ({ on }) => on.dataKey.keyVersion],
  ['wrapped', 'bytea', ({ on }) => on.dataKey.wrapped],
  ['object_id', 'uuid', ({ objectId }) => objectId],
  ['request_id', 'text', ({ requestId }) => requestId],
  ['event_id', 'uuid', ({ event }) => event.id],
  ['event_type', 'text', ({ event }) => event.type],
  ['event_body', 'text', ({ event }) => event.body],
]

/** What a verdict brings to its statement. */
export const verdictColumns: readonly Column<VerdictWrite>[] = [
  ...writeColumns,
  ['operation', 'text', ({ verdict }) => verdict.operation],
  ['passed', 'boolean', ({ verdict }) => verdict.passed],
  ['risk_level', 'text', ({ verdict }) => verdict.riskLevel],
  ['engine_version', 'text', ({ verdict }) => verdict.engineVersion],
  ['regime', 'text', ({ verdict }) => verdict.regime],
  ['policy_id', 'uuid', ({ verdict }) => verdict.policyId],
  ['policy_version', 'integer', ({ verdict }) => verdict.policyVersion],
  ['policy_sha256', 'bytea', ({ verdict }) => verdict.policyHash],
  ['bundle_id', 'text', ({ verdict }) => verdict.bundleId],
  ['as_of', 'date', ({ verdict }) => verdict.asOf],
  ['input', 'bytea', ({ verdict }) => verdict.input],
  ['answer', 'bytea', ({ verdict }) => verdict.answer],
  ['document_ids', 'uuid[]', ({ verdict }) => verdict.documentIds],
]

/** What an extraction brings to its statement. */
export const extractionColumns: readonly Column<ExtractionWrite>[] = [
  ...writeColumns,
  ['fields', 'bytea', ({ extraction }) => extraction.fields],
  ['checks', 'bytea', ({ extraction }) => extraction.checks],
  ['reader_unavailable', 'boolean', ({ extraction }) => extraction.readerUnavailable],
]

/** The documents of an extraction, one list a column. */
export const documentColumns: readonly Column<readonly DocumentToFile[]>[] = [
  ['id', 'uuid[]', (documents) => documents.map(({ id }) => id)],
  ['mime', 'text[]', (documents) => documents.map(({ mime }) => mime)],
  ['doc_type', 'text[]', (documents) => documents.map(({ docType }) => docType)],
  ['size_bytes', 'bigint[]', (documents) => documents.map(({ sizeBytes }) => sizeBytes)],
  ['sha256', 'bytea[]', (documents) => documents.map(({ sha256 }) => sha256)],
  ['identity_index', 'bytea[]', (documents) => documents.map(({ identityIndex }) => identityIndex)],
  ['blob_key', 'text[]', (documents) => documents.map(({ blobKey }) => blobKey)],
  ['entry', 'bytea[]', (documents) => documents.map(({ entry }) => entry)],
  ['provenance', 'bytea[]', (documents) => documents.map(({ provenance }) => provenance)],
]

/** Files so many verdicts. Reads inside it are lateral on the tenant's setting, so that row-level security sees it. */
export function verdictText(rows: number): string {
  return `
    with ${storedParts(verdictColumns, rows)},
    new_verdict as (
      insert into verdict (tenant_id, id, case_id, operation, request_id, passed, risk_level, engine_version, regime,
        policy_id, policy_version, policy_sha256, bundle_id, as_of, input, answer, created_at)
      select tenant_id, object_id, case_id, operation, request_id, passed, risk_level, engine_version, regime,
        policy_id, policy_version, policy_sha256, bundle_id, as_of, input, answer, at
      from filed returning id
    ),
    links as (
      insert into verdict_document (tenant_id, verdict_id, document_id)
      select f.tenant_id, v.id, d.id
      from filed f join new_verdict v on v.id = f.object_id, lateral (
        select document.id from document
        where document.tenant_id = f.tenant_id and document.environment = f.environment
          and document.id = any(f.document_ids)
        offset 0
      ) as d
      returning document_id
    ),
    ${auditParts('verdict.filed')},
    ${eventParts()}`
}

/** Files one extraction with its documents. */
export const extractionText = `
    with ${storedParts(extractionColumns, 1)},
    new_extraction as (
      insert into extraction (tenant_id, id, case_id, request_id, fields, checks, reader_unavailable, created_at)
      select tenant_id, object_id, case_id, request_id, fields, checks, reader_unavailable, at
      from filed returning id
    ),
    new_documents as (
      insert into document (tenant_id, id, extraction_id, case_id, environment, position, mime, doc_type, size_bytes,
        sha256, identity_index, blob_key, entry, provenance, created_at)
      select f.tenant_id, d.id, x.id, f.case_id, f.environment, d.position - 1, d.mime, d.doc_type, d.size_bytes, d.sha256,
        d.identity_index, d.blob_key, d.entry, d.provenance, f.at
      from filed f, new_extraction x, unnest(${documentColumns
        .map(([, type], index) => `$${2 + extractionColumns.length + index}::${type}`)
        .join(', ')}) with ordinality as d (${columnNames(documentColumns)}, position)
      returning id
    ),
    ${auditParts('documents.filed')},
    ${eventParts()}`

/**
 * The rows to file with their cases. `tenant` sets the tenant, and what is written takes its rows from there; `cases` are
 * found or made, in one order wherever two statements do it, so that neither waits for the other in a circle; `filed` are
 * the rows with their cases; `data_keys` file what seals them.
 */
function storedParts(columns: readonly Column<never>[], rows: number): string {
  return `
    tenant as materialized (select set_config('app.tenant', $1, true)::uuid as tenant_id),
    given (${columnNames(columns)}) as materialized (${valuesText(columns, rows, 2)}),
    cases as (
      insert into kyc_case (tenant_id, id, environment, reference, subject, kind, created_at, updated_at)
      select tenant_id, new_case_id, environment, reference, subject, kind, at, at from tenant, given
      order by environment, reference
      on conflict (tenant_id, environment, reference) do update set
        subject = coalesce(excluded.subject, kyc_case.subject),
        kind = coalesce(excluded.kind, kyc_case.kind),
        updated_at = greatest(excluded.updated_at, kyc_case.updated_at)
      returning tenant_id, id as case_id, environment, reference
    ),
    filed as materialized (select * from cases join given using (environment, reference)),
    data_keys as (
      insert into data_key (tenant_id, id, case_id, key_version, wrapped, created_at)
      select tenant_id, data_key_id, case_id, key_version, wrapped, at from filed
    )`
}

/**
 * Events and deliveries: a switched-off endpoint has rows too; they wait until it is on
 * (docs/webhooks.md#states-of-a-delivery).
 */
function eventParts(): string {
  return `
    events as (
      insert into event (tenant_id, id, type, environment, case_id, reference, body, occurred_at)
      select tenant_id, event_id, event_type, environment, case_id, reference,
        convert_to(replace(event_body, '${caseIdPlaceholder}', case_id::text), 'UTF8'), at
      from filed returning tenant_id, id, type, occurred_at
    ),
    deliveries as (
      insert into delivery (tenant_id, id, event_id, endpoint_id, kind, state, attempts, interrupted, due_at, created_at)
      select e.tenant_id, gen_random_uuid(), e.id, w.id, 'event', 'pending', 0, 0, e.occurred_at, e.occurred_at
      from events e, lateral (
        select webhook_endpoint.id from webhook_endpoint
        where webhook_endpoint.tenant_id = e.tenant_id and e.type = any(webhook_endpoint.events)
        offset 0
      ) as w
      returning event_id
    )
    select object_id, case_id,
      (select count(*)::integer from deliveries where deliveries.event_id = filed.event_id) as deliveries
    from filed`
}
