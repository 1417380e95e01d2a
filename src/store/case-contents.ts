import type { Transaction } from 'kysely'
import { storedDecisionOf } from './case-decisions.ts'
import type { Tables } from './tables.ts'

/** Most verdicts that a case is read with, the newest first. */
export const verdictsMax = 100
/** The same of the other rows, each kind on its own. */
const documentsMax = 50
const defaultTimelineMax = 100
const othersMax = 50
const notesMax = 200
const decisionsMax = 200

/** The rows of a case, the newest first; sealed columns as they are. */
export type CaseContents = Awaited<ReturnType<typeof caseContents>>

/** Reads what belongs to a case. */
export async function caseContents(
  tx: Transaction<Tables>,
  tenantId: string,
  caseId: string,
  { timelineMax = defaultTimelineMax }: { readonly timelineMax?: number } = {},
) {
  const { subject } = await tx
    .selectFrom('kyc_case')
    .select('subject')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow()
  return {
    subject,
    verdicts: await verdictRows(tx, tenantId, caseId),
    documents: await documentRows(tx, tenantId, caseId),
    eidChecks: await eidRows(tx, tenantId, caseId),
    notes: await noteRows(tx, tenantId, caseId),
    decisions: await decisionRows(tx, tenantId, caseId),
    bankConnections: await bankRows(tx, tenantId, caseId),
    deliveries: await deliveryRows(tx, tenantId, caseId),
    timeline: await auditRows(tx, tenantId, { caseId, limit: timelineMax }),
  }
}

function verdictRows(tx: Transaction<Tables>, tenantId: string, caseId: string) {
  return tx
    .selectFrom('verdict')
    .select(['id', 'operation', 'request_id', 'passed', 'risk_level', 'regime', 'policy_id', 'policy_version'])
    .select(['bundle_id', 'engine_version', 'as_of', 'created_at'])
    .select((of) => of('input', '=', Buffer.alloc(0)).as('erased'))
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(verdictsMax)
    .execute()
}

function documentRows(tx: Transaction<Tables>, tenantId: string, caseId: string) {
  return tx
    .selectFrom('document')
    .select(['id', 'mime', 'doc_type', 'size_bytes', 'sha256', 'entry', 'provenance', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('position')
    .limit(documentsMax)
    .execute()
}

function noteRows(tx: Transaction<Tables>, tenantId: string, caseId: string) {
  return tx
    .selectFrom('case_note')
    .select(['id', 'kind', 'content', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(notesMax)
    .execute()
}

async function decisionRows(tx: Transaction<Tables>, tenantId: string, caseId: string) {
  const rows = await tx
    .selectFrom('case_decision')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('position', 'desc')
    .limit(decisionsMax)
    .execute()
  return rows.map(storedDecisionOf)
}

function eidRows(tx: Transaction<Tables>, tenantId: string, caseId: string) {
  return tx
    .selectFrom('eid_request')
    .select(['key', 'state', 'created_at', 'expires_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .limit(othersMax)
    .execute()
}

function bankRows(tx: Transaction<Tables>, tenantId: string, caseId: string) {
  return tx
    .selectFrom('bank_connection')
    .select(['id', 'created_at', 'updated_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .limit(othersMax)
    .execute()
}

function deliveryRows(tx: Transaction<Tables>, tenantId: string, caseId: string) {
  return tx
    .selectFrom('event')
    .innerJoin('delivery', (join) =>
      join.onRef('delivery.tenant_id', '=', 'event.tenant_id').onRef('delivery.event_id', '=', 'event.id'),
    )
    .select(['delivery.id', 'event.id as event_id', 'event.type', 'delivery.endpoint_id', 'delivery.state'])
    .select(['delivery.attempts', 'delivery.http_status', 'delivery.created_at', 'delivery.finished_at'])
    .where('event.tenant_id', '=', tenantId)
    .where('event.case_id', '=', caseId)
    .orderBy('delivery.created_at', 'desc')
    .orderBy('delivery.id')
    .limit(othersMax)
    .execute()
}

function auditRows(
  tx: Transaction<Tables>,
  tenantId: string,
  { caseId, limit }: { readonly caseId: string; readonly limit: number },
) {
  return tx
    .selectFrom('audit_entry')
    .select(['at', 'action', 'actor_type', 'actor_id', 'object_type', 'object_id', 'request_id'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
