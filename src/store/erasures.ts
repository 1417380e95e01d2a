import { sql, type Selectable, type Transaction } from 'kysely'
import { eraseBankConnections } from './bank-connections.ts'
import type { StoredCase } from './cases.ts'
import { eraseCaseActs } from './erase-case-acts.ts'
import { eraseIdempotentAnswers } from './idempotent-calls.ts'
import { eraseEidRequests, erasedReportKeys } from './erase-eid.ts'
import type { ErasureRow, Tables } from './tables.ts'

/** The value of an erased column. */
const erased = Buffer.alloc(0)

/** Who erased a case, when, why and how much; without personal data. */
export interface Receipt {
  readonly id: string
  readonly caseId: string
  readonly actor: 'operator' | 'retention' | 'key'
  readonly reason: string
  readonly dataKeys: number
  readonly extractions: number
  readonly documents: number
  readonly verdicts: number
  readonly erasedAt: Date
  /** Null until the documents' bytes and the traces of the keys are deleted. */
  readonly finishedAt: Date | null
}

/**
 * Locks a case until the transaction ends: a concurrent write is either erased with the rest, or comes after with a key of its
 * own. Returns what an erasure needs to know; null when there is no such case.
 */
export async function lockCase(
  tx: Transaction<Tables>,
  tenantId: string,
  id: string,
): Promise<Pick<StoredCase, 'legalHold' | 'closedAt' | 'updatedAt' | 'erasedAt'> | null> {
  const row = await tx
    .selectFrom('kyc_case')
    .select(['legal_hold', 'closed_at', 'updated_at', 'erased_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const { legal_hold: legalHold, closed_at: closedAt, updated_at: updatedAt, erased_at: erasedAt } = row
  return { legalHold, closedAt, updatedAt, erasedAt }
}

/**
 * Destroys the data keys of a locked case, empties the values they sealed, deletes its cleared hits, alerts and notes, and
 * stores the receipt. The caller deletes the documents' bytes after it.
 */
export async function destroySealed(
  tx: Transaction<Tables>,
  tenantId: string,
  erasure: Pick<Receipt, 'id' | 'caseId' | 'actor' | 'reason' | 'erasedAt'>,
): Promise<Receipt> {
  const { caseId } = erasure
  const keys = await tx
    .deleteFrom('data_key')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .executeTakeFirst()
  const extractions = await tx
    .updateTable('extraction')
    .set({ fields: erased, checks: erased })
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('fields', '!=', erased)
    .executeTakeFirst()
  const documents = await tx
    .updateTable('document')
    .set({ entry: erased, provenance: erased, sha256: erased, identity_index: null })
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('entry', '!=', erased)
    .executeTakeFirst()
  const verdicts = await tx
    .updateTable('verdict')
    .set({ input: erased, answer: erased })
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('input', '!=', erased)
    .executeTakeFirst()
  await eraseBankConnections(tx, tenantId, caseId)
  await eraseEidRequests(tx, tenantId, caseId, erasure.erasedAt)
  await tx.deleteFrom('case_alert').where('tenant_id', '=', tenantId).where('case_id', '=', caseId).execute()
  await tx.deleteFrom('cleared_hit').where('tenant_id', '=', tenantId).where('case_id', '=', caseId).execute()
  await eraseCaseActs(tx, tenantId, caseId)
  await deleteTerms(tx, tenantId, caseId)
  await eraseIdempotentAnswers(tx, tenantId, caseId)
  await tx
    .updateTable('kyc_case')
    .set({
      subject: null,
      metadata_json: null,
      next_review_due: null,
      review_notified: null,
      search_index: [],
      erased_at: erasure.erasedAt,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', caseId)
    .execute()
  const row = await tx
    .insertInto('erasure')
    .values({
      tenant_id: tenantId,
      id: erasure.id,
      case_id: caseId,
      actor: erasure.actor,
      reason: erasure.reason,
      data_keys: Number(keys.numDeletedRows),
      extractions: Number(extractions.numUpdatedRows),
      documents: Number(documents.numUpdatedRows),
      verdicts: Number(verdicts.numUpdatedRows),
      erased_at: erasure.erasedAt,
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return receiptOf(row)
}

/** Deletes what a case is found by. */
async function deleteTerms(tx: Transaction<Tables>, tenantId: string, caseId: string): Promise<void> {
  await sql`
    delete from case_term using kyc_case
    where kyc_case.tenant_id = ${tenantId} and kyc_case.id = ${caseId} and case_term.tenant_id = ${tenantId}
      and case_term.environment = kyc_case.environment and case_term.term = any(kyc_case.search_index)
      and case_term.created_at = kyc_case.created_at and case_term.case_id = kyc_case.id`.execute(tx)
}

/** Blob keys of the erased documents and eID reports of a case. */
export async function erasedBlobKeys(
  tx: Transaction<Tables>,
  tenantId: string,
  caseId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('document')
    .select('blob_key')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('entry', '=', erased)
    .execute()
  return [...rows.map((row) => row.blob_key), ...(await erasedReportKeys(tx, tenantId, caseId))]
}

/** Marks an erasure as finished. Returns false when another process has done so. */
export async function markFinished(tx: Transaction<Tables>, tenantId: string, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('erasure')
    .set({ finished_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Erasures that are not finished: the documents' bytes or traces of keys may remain. */
export async function unfinishedErasures(
  tx: Transaction<Tables>,
  tenantId: string,
  limit: number,
): Promise<readonly Receipt[]> {
  const rows = await tx
    .selectFrom('erasure')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('finished_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(receiptOf)
}

/** The receipts of a case, the last first. */
export async function receiptsOf(
  tx: Transaction<Tables>,
  tenantId: string,
  caseId: string,
): Promise<readonly Receipt[]> {
  const rows = await tx
    .selectFrom('erasure')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('erased_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(receiptOf)
}

/** The last receipt of a case that has nothing left to erase; null when something was stored since. */
export async function receiptOfErased(
  tx: Transaction<Tables>,
  tenantId: string,
  caseId: string,
): Promise<Receipt | null> {
  const key = await tx
    .selectFrom('data_key')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .limit(1)
    .executeTakeFirst()
  if (key !== undefined) return null
  return (await receiptsOf(tx, tenantId, caseId))[0] ?? null
}

function receiptOf(row: Selectable<ErasureRow>): Receipt {
  return {
    id: row.id,
    caseId: row.case_id,
    actor: row.actor === 'retention' || row.actor === 'key' ? row.actor : 'operator',
    reason: row.reason,
    dataKeys: row.data_keys,
    extractions: row.extractions,
    documents: row.documents,
    verdicts: row.verdicts,
    erasedAt: row.erased_at,
    finishedAt: row.finished_at,
  }
}
