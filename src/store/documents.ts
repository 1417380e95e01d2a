import { sql, type Transaction } from 'kysely'
import type { Store } from './store.ts'
import type { Tables } from './tables.ts'
import { withTenant } from './tenant.ts'

/** Those of the given blob keys (`<tenant>/<document>`) that a document's row names, erased documents included. */
export async function namedBlobKeys(
  tx: Transaction<Tables>,
  tenantId: string,
  keys: readonly string[],
): Promise<readonly string[]> {
  const ids = keys.map((key) => key.slice(`${tenantId}/`.length))
  const rows = await tx
    .selectFrom('document')
    .select('blob_key')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .unionAll(
      tx
        .selectFrom('eid_request')
        .select(sql<string>`report_blob_key`.as('blob_key'))
        .where('tenant_id', '=', tenantId)
        .where('report_blob_key', '=', sql<string>`any(${[...keys]}::text[])`),
    )
    .execute()
  return rows.map((row) => row.blob_key)
}

/** Those of the given ids that name a document of the workspace, erased ones included. Ids are UUIDs. */
export async function ownDocuments(
  { app }: Store,
  tenantId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await withTenant(app, tenantId, (tx) =>
    tx
      .selectFrom('document')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .execute(),
  )
  return new Set(rows.map(({ id }) => id))
}

/** Where the bytes of a document of a case are; null when there is none or it was erased. */
export async function findDocument(
  tx: Transaction<Tables>,
  tenantId: string,
  { id, caseId }: { readonly id: string; readonly caseId: string },
): Promise<{ readonly blobKey: string; readonly mime: string } | null> {
  const row = await tx
    .selectFrom('document')
    .select(['blob_key', 'mime'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .where('entry', '!=', Buffer.alloc(0))
    .executeTakeFirst()
  return row === undefined ? null : { blobKey: row.blob_key, mime: row.mime }
}

/** A document that is on a case; null when there is none with this id or it was erased. */
export async function documentOnCase(
  tx: Transaction<Tables>,
  tenantId: string,
  id: string,
): Promise<{
  readonly caseId: string
  readonly blobKey: string
  readonly mime: string
  readonly sizeBytes: number
} | null> {
  const row = await tx
    .selectFrom('document')
    .select(['case_id', 'blob_key', 'mime', 'size_bytes'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('entry', '!=', Buffer.alloc(0))
    .executeTakeFirst()
  if (row === undefined || row.case_id === null) return null
  return { caseId: row.case_id, blobKey: row.blob_key, mime: row.mime, sizeBytes: Number(row.size_bytes) }
}

/** Documents of a case with their sealed columns, stored by a moment, the oldest first; null: all. At most `limit`. */
export async function caseDocuments(
  tx: Transaction<Tables>,
  tenantId: string,
  { caseId, until, limit }: { readonly caseId: string; readonly until: Date | null; readonly limit: number },
) {
  let query = tx
    .selectFrom('document')
    .select(['id', 'mime', 'doc_type', 'size_bytes', 'sha256', 'blob_key', 'entry', 'provenance', 'created_at'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
  if (until !== null) query = query.where('created_at', '<=', until)
  return query.orderBy('created_at').orderBy('position').orderBy('id').limit(limit).execute()
}

/** The ids of the documents that a verdict named. */
export async function namedDocuments(
  tx: Transaction<Tables>,
  tenantId: string,
  verdictId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('verdict_document')
    .select('document_id')
    .where('tenant_id', '=', tenantId)
    .where('verdict_id', '=', verdictId)
    .orderBy('document_id')
    .execute()
  return rows.map((row) => row.document_id)
}
