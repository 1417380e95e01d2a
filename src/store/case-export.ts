import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Most rows of one page. */
const pageRowsMax = 100

/** Which case, in the workspace of the transaction. */
interface OfCase {
  readonly tenantId: string
  readonly caseId: string
}

/** The rows of a case, the oldest first, that an export opens at once. Its verdicts and documents are read as they are written. */
export type ExportedRows = Awaited<ReturnType<typeof exportedRows>>

/** Reads everything of a case but its verdicts and documents. */
export async function exportedRows(tx: Transaction<Tables>, of: OfCase) {
  return {
    sealed: await sealedRow(tx, of),
    extractions: await extractionRows(tx, of),
    hitDecisions: await hitDecisionRows(tx, of),
    notes: await noteRows(tx, of),
    decisions: await decisionRows(tx, of),
    alerts: await alertRows(tx, of),
    eidKeys: await eidKeys(tx, of),
    bankIds: await bankIds(tx, of),
    events: await eventRows(tx, of),
    deliveries: await deliveryRows(tx, of),
    erasures: await erasureRows(tx, of),
    entries: await entryRows(tx, of),
  }
}

/** The ids of the verdicts of a case after one, in their order, a page of them. */
export async function verdictIdsAfter(
  tx: Transaction<Tables>,
  { tenantId, caseId }: OfCase,
  afterId: string | null,
): Promise<readonly string[]> {
  let query = tx.selectFrom('verdict').select('id').where('tenant_id', '=', tenantId).where('case_id', '=', caseId)
  if (afterId !== null) query = query.where('id', '>', afterId)
  return (await query.orderBy('id').limit(pageRowsMax).execute()).map(({ id }) => id)
}

function sealedRow(tx: Transaction<Tables>, { tenantId, caseId }: OfCase) {
  return tx
    .selectFrom('kyc_case')
    .select(['subject', 'metadata_json', 'assignment'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow()
}

function extractionRows(tx: Transaction<Tables>, { tenantId, caseId }: OfCase) {
  return tx
    .selectFrom('extraction')
    .select(['id', 'request_id', 'fields', 'checks', 'reader_unavailable', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

function noteRows(tx: Transaction<Tables>, { tenantId, caseId }: OfCase) {
  return tx
    .selectFrom('case_note')
    .select(['id', 'kind', 'content', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

function decisionRows(tx: Transaction<Tables>, { tenantId, caseId }: OfCase) {
  return tx
    .selectFrom('case_decision')
    .select(['id', 'verdict_id', 'outcome', 'state', 'content', 'asked_at', 'decided_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('position')
    .execute()
}

function hitDecisionRows(tx: Transaction<Tables>, { tenantId, caseId }: OfCase) {
  return tx
    .selectFrom('cleared_hit')
    .select(['id', 'decision', 'cleared_at', 'reopened_at', 'waiting'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('cleared_at')
    .orderBy('id')
    .execute()
}

function alertRows(tx: Transaction<Tables>, { tenantId, caseId }: OfCase) {
  return tx
    .selectFrom('case_alert')
    .select(['id', 'verdict_id', 'bundle_id', 'changes', 'raised_at', 'withdrawn_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('raised_at')
    .orderBy('id')
    .execute()
}

async function eidKeys(tx: Transaction<Tables>, { tenantId, caseId }: OfCase): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('eid_request')
    .select('key')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('key')
    .execute()
  return rows.map(({ key }) => key)
}

async function bankIds(tx: Transaction<Tables>, { tenantId, caseId }: OfCase): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('bank_connection')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

function eventRows(tx: Transaction<Tables>, { tenantId, caseId }: OfCase) {
  return tx
    .selectFrom('event')
    .select(['id', 'type', 'body', 'occurred_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('occurred_at')
    .orderBy('id')
    .execute()
}

function deliveryRows(tx: Transaction<Tables>, { tenantId, caseId }: OfCase) {
  return tx
    .selectFrom('event')
    .innerJoin('delivery', (join) =>
      join.onRef('delivery.tenant_id', '=', 'event.tenant_id').onRef('delivery.event_id', '=', 'event.id'),
    )
    .select(['delivery.id', 'event.id as event_id', 'event.type', 'delivery.endpoint_id', 'delivery.state'])
    .select(['delivery.attempts', 'delivery.http_status', 'delivery.created_at', 'delivery.finished_at'])
    .where('event.tenant_id', '=', tenantId)
    .where('event.case_id', '=', caseId)
    .orderBy('delivery.created_at')
    .orderBy('delivery.id')
    .execute()
}

function erasureRows(tx: Transaction<Tables>, { tenantId, caseId }: OfCase) {
  return tx
    .selectFrom('erasure')
    .select(['id', 'actor', 'reason', 'data_keys', 'extractions', 'documents', 'verdicts', 'erased_at', 'finished_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('erased_at')
    .orderBy('id')
    .execute()
}

function entryRows(tx: Transaction<Tables>, { tenantId, caseId }: OfCase) {
  return tx
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actor_type', 'actor_id', 'action', 'object_type', 'object_id', 'changed', 'outcome'])
    .select(['reason', 'request_id'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}
