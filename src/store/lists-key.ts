import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import type { Tables } from './tables.ts'

/** SHA-256, hex, of the lists that an environment of a workspace is screened against; the sandbox's never change. */
export async function listsKey(
  tx: Transaction<Tables>,
  { tenantId, environment }: { readonly tenantId: string; readonly environment: Environment },
): Promise<string> {
  if (environment === 'sandbox') return keyOf([])
  const active = await tx.selectFrom('list_activation').select('bundle_id').executeTakeFirst()
  const own = await tx
    .selectFrom('workspace_list')
    .select(['list_id', 'sha256'])
    .where('tenant_id', '=', tenantId)
    .orderBy('list_id')
    .execute()
  return keyOf([active?.bundle_id ?? '', ...own.flatMap(({ list_id, sha256 }) => [list_id, sha256])])
}

function keyOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
