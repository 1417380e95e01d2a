import { randomBytes } from 'node:crypto'
import type { BankConnection, BankConnectionRequest } from '../../contract/bank.ts'
import { errors, Refusal, type Issue } from '../../contract/errors.ts'
import type { BankAccount } from '../../domain/bank/definition/account.ts'
import type { BankAccess, BankDataProviderId } from '../../ports/bank-data-provider.ts'
import { errorFacts } from '../../ports/log.ts'
import { insertAuditEntry } from '../../store/audit-entries.ts'
import { insertBankConnection, type StoredBankConnection } from '../../store/bank-connections.ts'
import { isCertainlyRolledBack } from '../../store/connection/errors.ts'
import { insertCaseDataKey, insertWorkspaceDataKey } from '../../store/data-keys.ts'
import { touchCase } from '../../store/file-case.ts'
import { newId } from '../../store/new-id.ts'
import { withTenant } from '../../store/tenant.ts'
import type { Caller } from '../operation.ts'
import { endCall } from '../idempotency/end-call.ts'
import { newSealer } from '../sealing/sealer.ts'
import type { Services } from '../services.ts'
import { findBankAccount, type BankDataAccount } from './account.ts'
import { askBank } from './ask-provider.ts'
import { findCaseClient, type CaseClient } from './case-client.ts'
import { connectionAnswer, sealPages, sealRecord, type BankRecord } from './connection-record.ts'
import { figuresOf } from './reading.ts'

/** How long a consent lasts when the provider sets no end. docs/rules/bank.md#consent. */
const consentDays = 90
const dayMs = 86_400_000
/** 48 hexadecimal characters. */
const linkTokenBytes = 24
/** Holder of a simulated account without a case, or of a case without a name. docs/rules/bank.md#sandbox-accounts. */
const unnamedHolder = 'Sandbox Client'

/** The 422 entry of a provider that needs what its consent page gave. */
const grantMissing: Issue = { type: 'missing', loc: ['body', 'access_grant'], msg: 'Field required' }

/** Connects a bank account, reads it and stores both in one commit. Nothing is stored when the provider does not answer. */
export async function connectBank(
  services: Services,
  caller: Caller,
  request: BankConnectionRequest,
): Promise<BankConnection> {
  const account = await findBankAccount(services, caller)
  if (account === null) throw errors.bankUnavailable()
  const grant = request.access_grant ?? null
  if (account.provider.capabilities.needsGrant && grant === null) throw errors.issues([grantMissing])
  const client = await clientOf(services, caller, request)
  const access = await askBank(services, account, caller, (provider, context) =>
    provider.connect(
      {
        caseId: client?.of.id ?? null,
        bankCode: request.bank_code,
        bankName: request.bank_name ?? null,
        holder: client?.name ?? unnamedHolder,
        isEntity: client?.isEntity ?? false,
        grant,
      },
      context,
    ),
  )
  try {
    const read = await askBank(services, account, caller, (provider, context) => provider.read(access, context))
    return await storeConnection(services, caller, { request, client, provider: account.provider.id, access, read })
  } catch (error) {
    // After a connection lost during the commit it is left alone: it may be stored.
    if (error instanceof Refusal || isCertainlyRolledBack(error)) await endUnstored(services, account, caller, access)
    throw error
  }
}

/** Ends an access that could not be stored. Never throws: the caller gets the first error. */
async function endUnstored(
  services: Services,
  account: BankDataAccount,
  caller: Caller,
  access: BankAccess,
): Promise<void> {
  try {
    await askBank(services, account, caller, (provider, context) => provider.revoke(access, context))
  } catch (failure) {
    services.log.warn('a bank connection could not be stored, and its access not be ended at the provider', {
      tenant_id: caller.tenantId,
      ...errorFacts(failure),
    })
  }
}

/** The client of the request's case; null without a case. Throws 404 for an unknown or foreign one. */
async function clientOf(
  services: Services,
  caller: Caller,
  { case_id: id }: BankConnectionRequest,
): Promise<CaseClient | null> {
  if (id === undefined || id === null) return null
  const client = await findCaseClient(services, { ...caller, id })
  if (client === null) throw errors.caseUnknown()
  return client
}

/** What is stored of a new connection. */
interface NewConnection {
  readonly request: BankConnectionRequest
  readonly client: CaseClient | null
  readonly provider: BankDataProviderId
  readonly access: BankAccess
  readonly read: BankAccount
}

async function storeConnection(
  services: Services,
  caller: Caller,
  { request, client, provider, access, read }: NewConnection,
): Promise<BankConnection> {
  const { tenantId, environment } = caller
  const at = services.clock.now()
  const id = newId(at)
  const reference = client?.of.reference ?? null
  const caseId = client?.of.id ?? null
  const sealer = await newSealer(services, {
    ...caller,
    case: reference === null ? null : { environment, reference },
    at,
  })
  const { transactions, ...account } = read
  const record: BankRecord = {
    bankCode: request.bank_code,
    account,
    linkToken: `${environment === 'sandbox' ? 'link_sandbox_' : 'link_'}${randomBytes(linkTokenBytes).toString('hex')}`,
    accessToken: access.token,
    figures: figuresOf({ account: read, connection: { id, environment }, readAt: at, client }).figures,
    cashFlow: null,
  }
  const bound = { tenantId, environment, reference, id }
  const stored: StoredBankConnection = {
    ...{ ...bound, caseId, provider, dataKeyId: sealer.stored.id },
    record: sealRecord(sealer.dataKey, bound, record),
    transactionCount: transactions.length,
    ...{ reading: 1, createdAt: at, updatedAt: at },
    expiresAt: access.consentEndsAt ?? new Date(at.getTime() + consentDays * dayMs),
  }
  const pages = sealPages(sealer.dataKey, bound, read)
  const answer = connectionAnswer({ stored, record })
  services.reached('before_commit')
  await withTenant(services.store.app, tenantId, async (tx) => {
    if (caseId === null) await insertWorkspaceDataKey(tx, tenantId, { ...sealer.stored, at })
    else {
      const erasedAt = client?.of.erasedAt ?? null
      if (!(await touchCase(tx, { tenantId, caseId, erasedAt, at }))) throw errors.caseUnknown()
      await insertCaseDataKey(tx, tenantId, { ...sealer.stored, at, caseId })
    }
    await insertBankConnection(tx, stored, pages)
    await insertAuditEntry(tx, {
      ...{ tenantId, at, action: 'bank.connected', objectId: id, requestId: caller.requestId },
      actor: { type: 'key', id: caller.keyId },
      ...(caseId === null ? {} : { caseId }),
    })
    await endCall(tx, caller, { answer, aboutId: caseId ?? id, at })
  })
  services.reached('after_commit')
  return answer
}
