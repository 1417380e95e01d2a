import type { BankConnection } from '../../contract/bank.ts'
import { errors } from '../../contract/errors.ts'
import type { BankAccount } from '../../domain/bank/definition/account.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { replaceReading } from '../../store/bank-connections.ts'
import { lockCase } from '../../store/erasures.ts'
import { touchCase } from '../../store/file-case.ts'
import { withTenant } from '../../store/tenant.ts'
import type { Caller } from '../operation.ts'
import { endCall } from '../idempotency/end-call.ts'
import type { Services } from '../services.ts'
import { findBankAccount } from './account.ts'
import { auditReading } from './audit-reading.ts'
import { askBank } from './ask-provider.ts'
import { findCaseClient } from './case-client.ts'
import { connectionAnswer, openConnection, sealPages, sealRecord, type OpenedConnection } from './connection-record.ts'
import { figuresOf } from './reading.ts'

/**
 * Reads a connection's account again and stores what it gives in one commit. Of two at the same moment, the one that comes second
 * answers with what the first has stored. Throws 409 once the client's consent has ended.
 */
export async function refreshBank(services: Services, caller: Caller, id: string): Promise<BankConnection> {
  const of = { tenantId: caller.tenantId, environment: caller.environment, id }
  const opened = await openConnection(services, of)
  const { stored, record } = opened
  if (stored.expiresAt <= services.clock.now()) throw errors.bankConsentEnded()
  const account = await findBankAccount(services, caller)
  if (account === null || account.provider.id !== stored.provider) throw errors.bankUnavailable()
  const access = { token: record.accessToken, consentEndsAt: stored.expiresAt }
  const read = await askBank(services, account, caller, (provider, context) => provider.read(access, context))
  const refreshed = await storeReading(services, caller, opened, read)
  if (refreshed !== null) return refreshed
  const stands = await openConnection(services, of)
  caller.claimed?.isAbout(stored.caseId ?? id)
  await auditReading(services, caller, stands.stored)
  return connectionAnswer(stands)
}

/** The answer with the new reading; null, and nothing is stored, when it was read again or erased meanwhile. */
async function storeReading(
  services: Services,
  caller: Caller,
  { stored, record, dataKey }: OpenedConnection,
  read: BankAccount,
): Promise<BankConnection | null> {
  const { tenantId, id, caseId, environment } = stored
  const at = services.clock.now()
  const client = caseId === null ? null : await findCaseClient(services, { tenantId, environment, id: caseId })
  const { transactions, ...account } = read
  const next = { ...record, account, ...figuresOf({ account: read, connection: stored, readAt: at, client }) }
  const key = { id: stored.dataKeyId, key: dataKey }
  const reading = {
    record: sealRecord(key, stored, next),
    pages: sealPages(key, stored, read),
    count: transactions.length,
    at,
  }
  const { length: transactionCount } = transactions
  const answer = connectionAnswer({
    stored: { ...stored, reading: stored.reading + 1, transactionCount, updatedAt: at },
    record: next,
  })
  services.reached('before_commit')
  const isStored = await withTenant(services.store.app, tenantId, async (tx) => {
    // The case first, as an erasure locks it.
    const locked = caseId === null ? null : await lockCase(tx, tenantId, caseId)
    if (!(await replaceReading(tx, stored, reading))) return false
    if (caseId !== null && locked !== null) await touchCase(tx, { tenantId, caseId, erasedAt: locked.erasedAt, at })
    await insertAuditEntry(tx, {
      ...{ tenantId, at, action: 'bank.refreshed', objectId: id, requestId: caller.requestId },
      actor: { type: 'key', id: caller.keyId },
      ...(caseId === null ? {} : { caseId }),
    })
    await endCall(tx, caller, { answer, aboutId: caseId ?? id, at })
    return true
  })
  services.reached('after_commit')
  return isStored ? answer : null
}
