import { sql } from 'kysely'
import type { Environment } from '../contract/environment.ts'
import { deleteDataKeys } from './data-keys.ts'
import { eraseIdempotentAnswers } from './idempotent-calls.ts'
import type { TenantTransaction } from './tenant.ts'

/** A stored bank connection. */
export interface StoredBankConnection {
  readonly tenantId: string
  readonly id: string
  readonly environment: Environment
  /** Both null for a connection without a case. */
  readonly reference: string | null
  readonly caseId: string | null
  readonly provider: string
  /** The one data key that seals the connection and its transactions. */
  readonly dataKeyId: string
  /** Sealed; empty once erased. */
  readonly record: Buffer
  /** Number of the reading that is stored, from 1. */
  readonly reading: number
  readonly transactionCount: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly expiresAt: Date
}

/** Stores a new connection with its pages of sealed transactions, newest first. */
export async function insertBankConnection(
  tx: TenantTransaction,
  connection: StoredBankConnection,
  pages: readonly Buffer[],
): Promise<void> {
  await tx
    .insertInto('bank_connection')
    .values({
      tenant_id: connection.tenantId,
      id: connection.id,
      environment: connection.environment,
      reference: connection.reference,
      case_id: connection.caseId,
      provider: connection.provider,
      data_key_id: connection.dataKeyId,
      record: connection.record,
      reading: connection.reading,
      transaction_count: connection.transactionCount,
      created_at: connection.createdAt,
      updated_at: connection.updatedAt,
      expires_at: connection.expiresAt,
    })
    .execute()
  await insertPages(tx, connection, pages)
}

/** Which connection, and the state of it that a change was made from. */
export interface ReadConnection {
  readonly tenantId: string
  readonly id: string
  readonly reading: number
}

/** Stores a new reading of a connection. Returns false, and changes nothing, when it was read again or erased meanwhile. */
export async function replaceReading(
  tx: TenantTransaction,
  read: ReadConnection,
  reading: { readonly record: Buffer; readonly pages: readonly Buffer[]; readonly count: number; readonly at: Date },
): Promise<boolean> {
  const { tenantId, id } = read
  const { numUpdatedRows } = await tx
    .updateTable('bank_connection')
    .set({
      record: reading.record,
      reading: read.reading + 1,
      transaction_count: reading.count,
      updated_at: reading.at,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('reading', '=', read.reading)
    .where('record', '!=', erased)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await deletePages(tx, tenantId, id)
  await insertPages(tx, read, reading.pages)
  return true
}

/** Stores another record of the same reading. Returns false when it was read again or erased meanwhile. */
export async function replaceRecord(tx: TenantTransaction, read: ReadConnection, record: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_connection')
    .set({ record })
    .where('tenant_id', '=', read.tenantId)
    .where('id', '=', read.id)
    .where('reading', '=', read.reading)
    .where('record', '!=', erased)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Where a connection is found. */
export type ConnectionPlace = Pick<StoredBankConnection, 'tenantId' | 'environment' | 'id'>

/** The connections of a case. */
export async function connectionsOfCase(
  tx: TenantTransaction,
  tenantId: string,
  caseId: string,
): Promise<readonly ConnectionPlace[]> {
  const rows = await tx
    .selectFrom('bank_connection')
    .select(['id', 'environment'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute()
  return rows.map((row) => placeOf(tenantId, row))
}

/** Empties the connections of a case whose data keys are destroyed. */
export async function eraseBankConnections(tx: TenantTransaction, tenantId: string, caseId: string): Promise<void> {
  const rows = await tx
    .updateTable('bank_connection')
    .set({ record: erased, transaction_count: 0 })
    .where('tenant_id', '=', tenantId)
    .where('case_id', '=', caseId)
    .returning('id')
    .execute()
  for (const { id } of rows) await deletePages(tx, tenantId, id)
}

/** Connections without a case whose consent ended before a moment, at most `limit`. Those of a case are erased with it. */
export async function expiredConnections(
  tx: TenantTransaction,
  tenantId: string,
  before: Date,
  limit: number,
): Promise<readonly ConnectionPlace[]> {
  const rows = await tx
    .selectFrom('bank_connection')
    .select(['id', 'environment'])
    .where('tenant_id', '=', tenantId)
    .where('case_id', 'is', null)
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map((row) => placeOf(tenantId, row))
}

/** Deletes a connection without a case, and its data key. Returns false when another process has done so. */
export async function deleteBankConnection(tx: TenantTransaction, tenantId: string, id: string): Promise<boolean> {
  await deletePages(tx, tenantId, id)
  const deleted = await tx
    .deleteFrom('bank_connection')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('case_id', 'is', null)
    .returning('data_key_id')
    .execute()
  const keys = deleted.map((row) => row.data_key_id)
  await deleteDataKeys(tx, tenantId, keys)
  await eraseIdempotentAnswers(tx, tenantId, id)
  return deleted.length > 0
}

function placeOf(
  tenantId: string,
  { id, environment }: { readonly id: string; readonly environment: string },
): ConnectionPlace {
  return { tenantId, id, environment: environment === 'production' ? 'production' : 'sandbox' }
}

/** The value of an erased column. */
const erased = Buffer.alloc(0)

async function insertPages(
  tx: TenantTransaction,
  { tenantId, id }: Pick<StoredBankConnection, 'tenantId' | 'id'>,
  pages: readonly Buffer[],
): Promise<void> {
  if (pages.length === 0) return
  await sql`
    insert into bank_transaction_page (tenant_id, connection_id, page, transactions)
    select ${tenantId}::uuid, ${id}::uuid, page - 1, transactions
    from unnest(${[...pages]}::bytea[]) with ordinality as given (transactions, page)`.execute(tx)
}

async function deletePages(tx: TenantTransaction, tenantId: string, connectionId: string): Promise<void> {
  await tx
    .deleteFrom('bank_transaction_page')
    .where('tenant_id', '=', tenantId)
    .where('connection_id', '=', connectionId)
    .execute()
}
