import { sql, type RawBuilder } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import type { EventName } from '../contract/events.ts'
import type { StoredDataKey } from './data-keys.ts'
import { auditParts } from './audit-entries.ts'
import type { Store } from './store.ts'

/** The case a call files on: found by (workspace, environment, reference) or made. */
export interface CaseToFile {
  readonly tenantId: string
  /** The id it gets when it is new. */
  readonly newCaseId: string
  readonly environment: Environment
  readonly reference: string
  /** What seals this write; filed with it. */
  readonly dataKey: StoredDataKey
  /** Sealed. Null leaves what the case has. */
  readonly subject: Buffer | null
  readonly kind: string | null
  readonly at: Date
  /** The API key that asks, for the audit entry. */
  readonly keyId: string
}

/** An event whose bytes depend on the case's id, which an existing case already has. */
export interface EventToFile {
  readonly id: string
  readonly type: EventName
  /** The bytes as they will be sent, with `caseIdPlaceholder` where the case's id goes. */
  readonly body: string
}

export interface VerdictToFile {
  readonly id: string
  readonly operation: 'verify' | 'assess'
  readonly requestId: string
  readonly passed: boolean
  readonly riskLevel: string | null
  readonly engineVersion: string
  readonly regime: string
  readonly policyVersion: number
  /** YYYY-MM-DD. */
  readonly asOf: string
  /** Sealed. */
  readonly input: Buffer
  /** Sealed. */
  readonly answer: Buffer
  /** Those that are known in this workspace and environment are linked; others are left out. */
  readonly documentIds: readonly string[]
}

export interface DocumentToFile {
  readonly id: string
  readonly mime: string
  readonly docType: string
  readonly sizeBytes: number
  readonly sha256: Buffer
  readonly blobKey: string
  /** Sealed. */
  readonly entry: Buffer
  /** Sealed. */
  readonly provenance: Buffer
}

export interface ExtractionToFile {
  readonly id: string
  readonly requestId: string
  /** Sealed. */
  readonly fields: Buffer
  /** Sealed. */
  readonly checks: Buffer
  readonly readerUnavailable: boolean
  readonly documents: readonly DocumentToFile[]
}

/** Stands in an event's body for the case's id until the statement knows it; no reference or sentence has braces. */
export const caseIdPlaceholder = '{case_id}'

/**
 * Case, verdict, links, audit entry, event and one delivery per subscribed endpoint, in one statement and so in one round
 * trip and one commit. Answers the case's id. Reads inside it are lateral on the tenant's setting, so that row-level
 * security sees it.
 */
export async function fileVerdict(
  store: Store,
  filed: CaseToFile,
  verdict: VerdictToFile,
  event: EventToFile,
): Promise<{ readonly caseId: string; readonly deliveries: number }> {
  return run(
    store,
    sql`
    with ${caseParts(filed)},
    new_verdict as (
      insert into verdict (tenant_id, id, case_id, operation, request_id, passed, risk_level, engine_version, regime,
        policy_version, as_of, input, answer, created_at)
      select ${filed.tenantId}::uuid, ${verdict.id}::uuid, c.id, ${verdict.operation}, ${verdict.requestId},
        ${verdict.passed}::boolean, ${verdict.riskLevel}::text, ${verdict.engineVersion}, ${verdict.regime},
        ${verdict.policyVersion}::integer, ${verdict.asOf}::date, ${verdict.input}::bytea, ${verdict.answer}::bytea,
        ${filed.at}::timestamptz
      from c returning id
    ),
    links as (
      insert into verdict_document (tenant_id, verdict_id, document_id)
      select ${filed.tenantId}::uuid, v.id, d.id
      from s, new_verdict v, lateral (
        select document.id from document
        where document.tenant_id = s.tenant and document.environment = ${filed.environment}
          and document.id = any(${[...verdict.documentIds]}::uuid[])
        offset 0
      ) as d
      returning document_id
    ),
    ${auditParts({ action: 'verdict.filed', objectId: verdict.id, requestId: verdict.requestId, ...filed })},
    ${eventParts(filed, event)}`,
  )
}

/** Case, extraction, its documents, audit entry, event and deliveries, in one statement. Answers the case's id. */
export async function fileExtraction(
  store: Store,
  filed: CaseToFile,
  extraction: ExtractionToFile,
  event: EventToFile,
): Promise<{ readonly caseId: string; readonly deliveries: number }> {
  const documents = extraction.documents
  return run(
    store,
    sql`
    with ${caseParts(filed)},
    new_extraction as (
      insert into extraction (tenant_id, id, case_id, request_id, fields, checks, reader_unavailable, created_at)
      select ${filed.tenantId}::uuid, ${extraction.id}::uuid, c.id, ${extraction.requestId}, ${extraction.fields}::bytea,
        ${extraction.checks}::bytea, ${extraction.readerUnavailable}::boolean, ${filed.at}::timestamptz
      from c returning id, case_id
    ),
    new_documents as (
      insert into document (tenant_id, id, extraction_id, case_id, environment, position, mime, doc_type, size_bytes,
        sha256, blob_key, entry, provenance, created_at)
      select ${filed.tenantId}::uuid, d.id, x.id, x.case_id, ${filed.environment}, d.position - 1, d.mime, d.doc_type,
        d.size_bytes, d.sha256, d.blob_key, d.entry, d.provenance, ${filed.at}::timestamptz
      from new_extraction x, unnest(
        ${documents.map((document) => document.id)}::uuid[],
        ${documents.map((document) => document.mime)}::text[],
        ${documents.map((document) => document.docType)}::text[],
        ${documents.map((document) => document.sizeBytes)}::bigint[],
        ${documents.map((document) => document.sha256)}::bytea[],
        ${documents.map((document) => document.blobKey)}::text[],
        ${documents.map((document) => document.entry)}::bytea[],
        ${documents.map((document) => document.provenance)}::bytea[]
      ) with ordinality as d (id, mime, doc_type, size_bytes, sha256, blob_key, entry, provenance, position)
      returning id
    ),
    ${auditParts({ action: 'documents.filed', objectId: extraction.id, requestId: extraction.requestId, ...filed })},
    ${eventParts(filed, event)}`,
  )
}

/** `s` sets the tenant; `c` is the case, found or made; `k` files what seals the write. */
function caseParts(filed: CaseToFile): RawBuilder<unknown> {
  const { dataKey } = filed
  return sql`
    s as materialized (select set_config('app.tenant', ${filed.tenantId}, true)::uuid as tenant),
    c as (
      insert into kyc_case (tenant_id, id, environment, reference, subject, kind, created_at, updated_at)
      select ${filed.tenantId}::uuid, ${filed.newCaseId}::uuid, ${filed.environment}, ${filed.reference},
        ${filed.subject}::bytea, ${filed.kind}::text, ${filed.at}::timestamptz, ${filed.at}::timestamptz
      from s
      on conflict (tenant_id, environment, reference) do update set
        subject = coalesce(excluded.subject, kyc_case.subject),
        kind = coalesce(excluded.kind, kyc_case.kind),
        updated_at = greatest(excluded.updated_at, kyc_case.updated_at)
      returning id
    ),
    k as (
      insert into data_key (tenant_id, id, case_id, key_version, wrapped, created_at)
      select ${filed.tenantId}::uuid, ${dataKey.id}::uuid, c.id, ${dataKey.keyVersion}::integer,
        ${dataKey.wrapped}::bytea, ${filed.at}::timestamptz
      from c
    )`
}

/** Event and deliveries: a switched-off endpoint has rows too; they wait until it is on (decisions.md 3). */
function eventParts(filed: CaseToFile, event: EventToFile): RawBuilder<unknown> {
  return sql`
    e as (
      insert into event (tenant_id, id, type, environment, case_id, reference, body, occurred_at)
      select ${filed.tenantId}::uuid, ${event.id}::uuid, ${event.type}, ${filed.environment}, c.id, ${filed.reference},
        convert_to(replace(${event.body}::text, ${caseIdPlaceholder}, c.id::text), 'UTF8'), ${filed.at}::timestamptz
      from c returning id
    ),
    d as (
      insert into delivery (tenant_id, id, event_id, endpoint_id, kind, state, attempts, interrupted, due_at, created_at)
      select ${filed.tenantId}::uuid, gen_random_uuid(), e.id, w.id, 'event', 'pending', 0, 0, ${filed.at}::timestamptz,
        ${filed.at}::timestamptz
      from s, e, lateral (
        select webhook_endpoint.id from webhook_endpoint
        where webhook_endpoint.tenant_id = s.tenant and ${event.type} = any(webhook_endpoint.events)
        offset 0
      ) as w
      returning id
    )
    select c.id as case_id, (select count(*)::integer from d) as deliveries from c`
}

async function run(
  store: Store,
  statement: RawBuilder<unknown>,
): Promise<{ readonly caseId: string; readonly deliveries: number }> {
  store.room.expect()
  const { rows } = await sql<{ case_id: string; deliveries: number }>`${statement}`.execute(store.app)
  const [row] = rows
  if (row === undefined) throw new Error('a filing statement answered no case')
  return { caseId: row.case_id, deliveries: row.deliveries }
}
