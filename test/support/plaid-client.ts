import assert from 'node:assert/strict'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import {
  BankConsentEnded,
  BankDataUnavailable,
  type BankDataContext,
  type BankLinkRequest,
} from '../../src/ports/bank-data-provider.ts'
import type { PlaidServer } from './plaid-server.ts'

/** Paths of the stub. */
export const plaidPath = {
  exchange: '/item/public_token/exchange',
  item: '/item/get',
  remove: '/item/remove',
  accounts: '/accounts/get',
  identity: '/identity/get',
  transactions: '/transactions/sync',
  institutions: '/institutions/get',
} as const

/** Parts of the client, the account and the request, none of which is in an error. */
const personal = ['Jane', 'Tremblay', 'jane@', '4921', 'public-sandbox', 'access-sandbox', 'secret-of', 'client-of']

export const loopbackEgress = openEgress({ allow: ['127.0.0.0/8'] })

/** The account of the stub. */
export function plaidContext(server: PlaidServer, change: Partial<BankDataContext> = {}): BankDataContext {
  const { clientId, secret } = server.account
  return {
    tenantId: 'tenant-1',
    environment: 'sandbox',
    credentials: { client_id: clientId, secret, base_url: server.base.href },
    now: new Date('2026-11-23T12:00:00.000Z'),
    signal: new AbortController().signal,
    ...change,
  }
}

/** A new connection by what the client's consent page gave. */
export function linkRequest(grant: string | null): BankLinkRequest {
  return {
    ...{ caseId: 'case-1', bankCode: '006', bankName: null, holder: 'Jane Tremblay-Okafor', isEntity: false },
    grant,
  }
}

/** Asserts that no usable answer came, by its code, with nothing personal in it. */
export async function rejectsUnavailable(call: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(call, (error) => {
    assert.ok(error instanceof BankDataUnavailable, String(error))
    assert.match(error.code, new RegExp(`^(${code})$`))
    assertImpersonal(error)
    return true
  })
}

/** Asserts that the client must consent again, with nothing personal in the error. */
export async function rejectsConsentEnded(call: Promise<unknown>): Promise<void> {
  await assert.rejects(call, (error) => {
    assert.ok(error instanceof BankConsentEnded, String(error))
    assertImpersonal(error)
    return true
  })
}

function assertImpersonal(error: Error): void {
  for (const text of personal) assert.ok(!`${error.message} ${error.stack}`.includes(text), text)
  assert.equal(error.cause, undefined)
}
