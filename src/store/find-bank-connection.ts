import { sql, type Kysely, type Selectable } from 'kysely'
import type { StoredBankConnection } from './bank-connections.ts'
import { isOtherEnvironment, refuseOutside } from './confinement.ts'
import type { KeyedValue } from './earlier-documents.ts'
import type { BankConnectionRow, Tables } from './tables.ts'

/** A stored connection with the keys that open it and the pages that were asked for. */
export interface FoundBankConnection {
  readonly connection: StoredBankConnection
  readonly keys: Omit<KeyedValue, 'sealed'>
  /** Sealed, in order. */
  readonly pages: readonly Buffer[]
}

/** A range of pages, both ends included. */
export interface PageRange {
  readonly first: number
  readonly last: number
}

interface Row extends Selectable<BankConnectionRow> {
  readonly data: Buffer
  readonly version: number
  readonly secret_id: string
  readonly workspace: Buffer
  /** All pages in one value, and the bytes of each: the driver parses a list of byte strings by the character. */
  readonly pages: Buffer | null
  readonly sizes: readonly number[] | null
}

/** A range without a page. */
export const noPages: PageRange = { first: 0, last: -1 }

/**
 * A connection of the environment with its keys and pages, in one round trip; null when the workspace has none with this id or
 * it was erased. Sets the tenant itself, and works inside a transaction of the same tenant too.
 */
export async function findBankConnection(
  db: Kysely<Tables>,
  of: Pick<StoredBankConnection, 'tenantId' | 'environment' | 'id'>,
  { first, last }: PageRange,
): Promise<FoundBankConnection | null> {
  refuseOutside(of.tenantId)
  const { rows } = await sql<Row>`
    with s as materialized (select set_config('app.tenant', ${of.tenantId}, true)::uuid as tenant)
    select found.* from s, lateral (
      select c.*, k.wrapped as data, k.key_version as version, w.secret_id, w.wrapped as workspace, p.pages, p.sizes
      from bank_connection c
        join data_key k on k.tenant_id = c.tenant_id and k.id = c.data_key_id
        join workspace_key w on w.tenant_id = c.tenant_id and w.version = k.key_version,
        lateral (
          select string_agg(p.transactions, ''::bytea order by p.page) as pages,
            array_agg(octet_length(p.transactions) order by p.page) as sizes
          from bank_transaction_page p
          where p.tenant_id = s.tenant and p.connection_id = c.id and p.page between ${first}::int and ${last}::int
        ) as p
      where c.tenant_id = s.tenant and c.id = ${of.id}::uuid and c.environment = ${of.environment}
      offset 0
    ) as found`.execute(db)
  const [row] = rows
  if (row === undefined || row.record.length === 0 || isOtherEnvironment(row.environment)) return null
  return {
    connection: connectionOf(row),
    keys: {
      dataKey: { id: row.data_key_id, keyVersion: row.version, wrapped: row.data },
      workspaceKey: { version: row.version, secretId: row.secret_id, wrapped: row.workspace },
    },
    pages: pagesOf(row),
  }
}

function pagesOf({ pages, sizes }: Row): readonly Buffer[] {
  let start = 0
  return (sizes ?? []).map((size) => (pages ?? Buffer.alloc(0)).subarray(start, (start += size)))
}

function connectionOf(row: Selectable<BankConnectionRow>): StoredBankConnection {
  return {
    tenantId: row.tenant_id,
    id: row.id,
    environment: row.environment === 'production' ? 'production' : 'sandbox',
    reference: row.reference,
    caseId: row.case_id,
    provider: row.provider,
    dataKeyId: row.data_key_id,
    record: row.record,
    reading: row.reading,
    transactionCount: row.transaction_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
  }
}
