import { sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

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
    .execute()
  return rows.map((row) => row.blob_key)
}
