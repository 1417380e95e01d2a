import { auditParts } from './audit-entries.ts'
import {
  caseIdPlaceholder,
  type CaseToStore,
  type DocumentToStore,
  type EventToStore,
  type ExtractionToStore,
  type VerdictToStore,
} from './case-write-input.ts'
import {
  endExtractionPart,
  finishedCallColumns,
  takeKeysPart,
  takenKeyColumns,
  withKeyTaken,
  type FinishedCall,
} from './idempotent-call-parts.ts'
import { columnNames, valuesText, type Column } from './value-rows.ts'

/** Most keyed hashes of a case; what exceeds them cannot be found by a name or number. */
const searchIndexMax = 200

/** What every write on a case has. */
export interface CaseWrite {
  readonly on: CaseToStore
  readonly event: EventToStore
  /** Id of the verdict or extraction. */
  readonly objectId: string
  readonly requestId: string
  /** The call that ends in this commit; null without an Idempotency-Key. */
  readonly call: FinishedCall | null
}

export interface VerdictWrite extends CaseWrite {
  readonly verdict: VerdictToStore
}

export interface ExtractionWrite extends CaseWrite {
  readonly extraction: ExtractionToStore
}

const writeColumns: readonly Column<CaseWrite>[] = [
  ['new_case_id', 'uuid', ({ on }) => on.newCaseId],
  ['environment', 'text', ({ on }) => on.environment],
  ['reference', 'text', ({ on }) => on.reference],
  ['subject', 'bytea', ({ on }) => on.subject],
  ['kind', 'text', ({ on }) => on.kind],
  ['next_review_due', 'date', ({ on }) => on.nextReviewDue],
  ['at', 'timestamptz', ({ on }) => on.at],
  ['case_passed', 'boolean', ({ on }) => on.judged?.passed ?? null],
  ['case_risk_level', 'text', ({ on }) => on.judged?.riskLevel ?? null],
  ['failed_checks', 'text[]', ({ on }) => on.judged?.failedChecks ?? []],
  ['search_index', 'bytea[]', ({ on }) => on.searchIndex],
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

/** The parameters of a verdict. */
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

/** The parameters of a verdict whose call can have an Idempotency-Key. */
export const keyedVerdictColumns: readonly Column<VerdictWrite>[] = [...verdictColumns, ...takenKeyColumns]

/** The parameters of an extraction. */
export const extractionColumns: readonly Column<ExtractionWrite>[] = [
  ...writeColumns,
  ...finishedCallColumns,
  ['fields', 'bytea', ({ extraction }) => extraction.fields],
  ['checks', 'bytea', ({ extraction }) => extraction.checks],
  ['reader_unavailable', 'boolean', ({ extraction }) => extraction.readerUnavailable],
]

/** The parameters of an extraction's documents, one list a column. */
export const documentColumns: readonly Column<readonly DocumentToStore[]>[] = [
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

/**
 * The statement that stores this number of verdicts, those alone whose Idempotency-Key, if they have one, nobody took. Its reads are lateral on the part that sets the tenant: row-level security
 * needs the setting first.
 */
export function verdictText(rows: number, takesKeys: boolean): string {
  const columns = takesKeys ? keyedVerdictColumns : verdictColumns
  return `
    with ${storedParts(columns, rows, takesKeys)},
    new_verdict as (
      insert into verdict (tenant_id, id, case_id, operation, request_id, passed, risk_level, engine_version, regime,
        policy_id, policy_version, policy_sha256, bundle_id, as_of, input, answer, created_at)
      select tenant_id, object_id, case_id, operation, request_id, passed, risk_level, engine_version, regime,
        policy_id, policy_version, policy_sha256, bundle_id, as_of, input, answer, at
      from writes returning id
    ),
    links as (
      insert into verdict_document (tenant_id, verdict_id, document_id)
      select w.tenant_id, v.id, d.id
      from writes w join new_verdict v on v.id = w.object_id, lateral (
        select document.id from document
        where document.tenant_id = w.tenant_id and document.environment = w.environment
          and document.id = any(w.document_ids)
        offset 0
      ) as d
      returning document_id
    ),
    ${auditParts('verdict.filed')},
    ${eventParts()}`
}

/** The statement that stores one extraction with its documents. */
export const extractionText = `
    with ${storedParts(extractionColumns, 1)},${endExtractionPart},
    new_extraction as (
      insert into extraction (tenant_id, id, case_id, request_id, fields, checks, reader_unavailable, created_at)
      select tenant_id, object_id, case_id, request_id, fields, checks, reader_unavailable, at
      from writes returning id
    ),
    new_documents as (
      insert into document (tenant_id, id, extraction_id, case_id, environment, position, mime, doc_type, size_bytes,
        sha256, identity_index, blob_key, entry, provenance, created_at)
      select w.tenant_id, d.id, x.id, w.case_id, w.environment, d.position - 1, d.mime, d.doc_type, d.size_bytes, d.sha256,
        d.identity_index, d.blob_key, d.entry, d.provenance, w.at
      from writes w, new_extraction x, unnest(${documentColumns
        .map(([, type], index) => `$${2 + extractionColumns.length + index}::${type}`)
        .join(', ')}) with ordinality as d (${columnNames(documentColumns)}, position)
      returning id
    ),
    ${auditParts('documents.filed')},
    ${eventParts()}`

/**
 * The first parts of a case write:
 * - `tenant` sets the tenant; every other part takes its rows from it;
 * - `cases` finds or makes the cases, always in the same order, so that two statements cannot deadlock;
 * - `writes` has the given rows with their cases;
 * - `terms` stores what the cases are found by, only those that their `search_index` keeps, by which an erasure deletes;
 * - `data_keys` stores the keys that seal them.
 */
function storedParts(columns: readonly Column<never>[], rows: number, takesKeys = false): string {
  return `
    tenant as materialized (select set_config('app.tenant', $1, true)::uuid as tenant_id),
    given (${columnNames(columns)}) as materialized (${valuesText(columns, rows, 2)}),${takesKeys ? takeKeysPart : ''}
    cases as (
      insert into kyc_case (tenant_id, id, environment, reference, subject, kind, next_review_due, created_at, updated_at,
        judged_at, passed, risk_level, failed_checks, search_index)
      select tenant_id, new_case_id, environment, reference, subject, kind, next_review_due, at, at,
        case when case_passed is not null then at end, case_passed, case_risk_level, failed_checks, search_index
      from tenant, given ${takesKeys ? withKeyTaken : ''}
      order by environment, reference
      on conflict (tenant_id, environment, reference) do update set
        subject = coalesce(excluded.subject, kyc_case.subject),
        kind = coalesce(excluded.kind, kyc_case.kind),
        next_review_due = coalesce(excluded.next_review_due, kyc_case.next_review_due),
        updated_at = greatest(excluded.updated_at, kyc_case.updated_at),
        ${newest('passed')}, ${newest('risk_level', 'coalesce(excluded.risk_level, kyc_case.risk_level)')},
        ${newest('failed_checks')}, ${newest('judged_at')},
        search_index = (kyc_case.search_index || array(
          select term from unnest(excluded.search_index) as term where term <> all(kyc_case.search_index)
        ))[1:${searchIndexMax}]
      returning tenant_id, id as case_id, environment, reference, created_at as case_created_at, search_index as kept_terms
    ),
    writes as materialized (select * from cases join given using (environment, reference)),
    terms as (
      insert into case_term (tenant_id, environment, term, created_at, case_id)
      select tenant_id, environment, term, case_created_at, case_id from writes, unnest(search_index) as term
      where term = any(kept_terms)
      on conflict do nothing
    ),
    data_keys as (
      insert into data_key (tenant_id, id, case_id, key_version, wrapped, created_at)
      select tenant_id, data_key_id, case_id, key_version, wrapped, at from writes
    )`
}

/** Sets a column from the newest verdict: writes of one case may come in any order. */
function newest(column: string, value = `excluded.${column}`): string {
  return `${column} = case when excluded.judged_at >= coalesce(kyc_case.judged_at, excluded.judged_at)
          then ${value} else kyc_case.${column} end`
}

/**
 * Events and deliveries. A switched-off endpoint gets deliveries too, which wait until it is on.
 * docs/webhooks.md#states-of-a-delivery.
 */
function eventParts(): string {
  return `
    events as (
      insert into event (tenant_id, id, type, environment, case_id, reference, body, occurred_at)
      select tenant_id, event_id, event_type, environment, case_id, reference,
        convert_to(replace(event_body, '${caseIdPlaceholder}', case_id::text), 'UTF8'), at
      from writes returning tenant_id, id, type, occurred_at
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
      (select count(*)::integer from deliveries where deliveries.event_id = writes.event_id) as deliveries
    from writes`
}
