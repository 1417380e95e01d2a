import { randomBytes, type KeyObject } from 'node:crypto'
import type { BankConnection, BankMonth } from '../../contract/bank.ts'
import type { Environment } from '../../contract/environment.ts'
import { errors } from '../../contract/errors.ts'
import { wireTime } from '../../contract/events.ts'
import type { BankAccount } from '../../domain/bank/definition/account.ts'
import {
  dataKeyName,
  nonceBytes,
  openBytes,
  sealBytes,
  unwrapKey,
  type EncryptionContext,
} from '../../domain/crypto/envelope.ts'
import type { StoredBankConnection } from '../../store/bank-connections.ts'
import {
  findBankConnection,
  noPages,
  type FoundBankConnection,
  type PageRange,
} from '../../store/find-bank-connection.ts'
import { jsonBytes } from '../../store/json-bytes.ts'
import type { Services } from '../services.ts'
import { pageRows, pageText } from './transaction-page.ts'

/** Every page of a connection. */
export const allPages: PageRange = { first: 0, last: 2 ** 31 - 1 }

/** What a connection keeps, sealed. */
export interface BankRecord {
  readonly bankCode: string
  readonly account: Omit<BankAccount, 'transactions'>
  readonly linkToken: string
  /** Secret of the provider. */
  readonly accessToken: string
  /** Averages of the last three whole months, as they are answered. */
  readonly figures: Pick<BankConnection, 'avg_balance' | 'monthly_income' | 'monthly_expenses'>
  /** Null before the first refresh or analysis. */
  readonly cashFlow: readonly BankMonth[] | null
}

/** A connection that can be read. */
export interface OpenedConnection {
  readonly stored: StoredBankConnection
  readonly record: BankRecord
  readonly dataKey: KeyObject
  /** The pages that were asked for, newest first: transactions as they are answered, a line each. */
  readonly pages: readonly string[]
}

/** A connection of the workspace with the pages asked for. Throws 404 for an unknown, foreign or erased one alike. */
export async function openConnection(
  services: Pick<Services, 'store' | 'workspaceKeys'>,
  of: { readonly tenantId: string; readonly environment: Environment; readonly id: string },
  pages: PageRange = noPages,
): Promise<OpenedConnection> {
  const found = await findBankConnection(services.store.app, of, pages)
  if (found === null) throw errors.bankConnectionUnknown()
  return openFound(services, found, pages)
}

/** Opens a connection that was found, with its pages. Throws when a key of it cannot be unwrapped. */
export async function openFound(
  services: Pick<Services, 'workspaceKeys'>,
  found: FoundBankConnection,
  pages: PageRange,
): Promise<OpenedConnection> {
  const { connection: stored, keys } = found
  const { key: under } = await services.workspaceKeys.open(stored.tenantId, keys.workspaceKey)
  const dataKey = unwrapKey(keys.dataKey.wrapped, { under, name: dataKeyName(stored.tenantId, stored.dataKeyId) })
  const record: BankRecord = JSON.parse(
    openBytes(dataKey, { context: recordContext(stored), sealed: stored.record }).toString(),
  )
  const texts = found.pages.map((sealed, index) =>
    openBytes(dataKey, { context: pageContext(stored, pages.first + index), sealed }).toString(),
  )
  return { stored, record, dataKey, pages: texts }
}

/** What of a connection binds its sealed values. */
type Bound = Pick<StoredBankConnection, 'tenantId' | 'environment' | 'reference' | 'id'>

/** Seals the record of a connection under its data key. */
export function sealRecord(dataKey: { readonly id: string; readonly key: KeyObject }, of: Bound, record: BankRecord) {
  return seal(dataKey, recordContext(of), jsonBytes(record))
}

/** Seals an account's transactions as pages, newest first. */
export function sealPages(
  dataKey: { readonly id: string; readonly key: KeyObject },
  of: Bound,
  { transactions }: BankAccount,
): readonly Buffer[] {
  const rows = transactions.toReversed()
  return Array.from({ length: Math.ceil(rows.length / pageRows) }, (_, page) =>
    seal(dataKey, pageContext(of, page), Buffer.from(pageText(rows.slice(page * pageRows, (page + 1) * pageRows)))),
  )
}

/** A connection as it is answered. */
export function connectionAnswer({ stored, record }: Pick<OpenedConnection, 'stored' | 'record'>): BankConnection {
  return {
    id: stored.id,
    tenant_id: stored.tenantId,
    case_id: stored.caseId,
    bank_code: record.bankCode,
    bank_name: record.account.bankName,
    account_holder: holderOf(record),
    account_last4: record.account.last4,
    status: 'connected',
    link_token: record.linkToken,
    connected_at: wireTime(stored.createdAt),
    expires_at: wireTime(stored.expiresAt),
    ...record.figures,
    transaction_count: stored.transactionCount,
    cash_flow_data: record.cashFlow,
    environment: stored.environment,
    created_at: wireTime(stored.createdAt),
    updated_at: wireTime(stored.updatedAt),
  }
}

/** The holders of an account in one text. */
export function holderOf({ account }: BankRecord): string {
  return account.holders.join(' & ')
}

function recordContext(of: Bound): EncryptionContext {
  return { ...ownerOf(of), column: 'bank_connection.record', rowId: of.id }
}

function pageContext(of: Bound, page: number): EncryptionContext {
  return { ...ownerOf(of), column: 'bank_transaction_page.transactions', rowId: `${of.id}/${page}` }
}

function ownerOf({ tenantId, environment, reference }: Bound): Pick<EncryptionContext, 'tenantId' | 'case'> {
  return { tenantId, case: reference === null ? null : { environment, reference } }
}

function seal(
  dataKey: { readonly id: string; readonly key: KeyObject },
  context: EncryptionContext,
  bytes: Uint8Array,
) {
  return sealBytes(dataKey, { context, nonce: randomBytes(nonceBytes), bytes })
}
