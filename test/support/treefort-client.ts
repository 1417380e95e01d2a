import assert from 'node:assert/strict'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import type { EidClient } from '../../src/domain/eid/definition/eid-client.ts'
import { EidProviderUnavailable, type EidContext } from '../../src/ports/eid-provider.ts'
import type { TreefortServer } from './treefort-server.ts'

/** Paths of the stub. */
export const treefortPath = {
  token: '/api/authentication/token',
  create: '/api/client/initiate-verification-request',
  details: '/api/client/verification-details',
  metadata: '/api/client/report-info',
  report: '/api/client/verification-report',
  cancel: '/api/client/cancel-verification',
} as const

/** A client to check. */
export const jane: EidClient = {
  key: 1001,
  workspace: 'Northern Lending',
  firstName: 'Jane',
  lastName: 'Tremblay-Okafor',
  email: 'jane@example.com',
  dateOfBirth: '1990-05-10',
  address: '1 Elgin Street, Ottawa',
  phone: '+16135550100',
  language: 'en',
  documents: [{ kind: 'photo_id', docType: null }],
}

/** Parts of the client, the account and the request, none of which is in an error. */
const personal = [
  'Jane',
  'Tremblay',
  'jane@',
  '1990',
  'Elgin',
  '613555',
  'client-request',
  'encrypted-key',
  'client-of',
]

export const loopbackEgress = openEgress({ allow: ['127.0.0.0/8'] })

/** The account of the stub. */
export function treefortContext(server: TreefortServer, change: Partial<EidContext> = {}): EidContext {
  const { clientId, secretKey } = server.account
  return {
    tenantId: 'tenant-1',
    environment: 'sandbox',
    credentials: { client_id: clientId, secret_key: secretKey, base_url: server.base.href },
    now: new Date('2026-11-23T12:00:00.000Z'),
    signal: new AbortController().signal,
    ...change,
  }
}

/** Asserts the one error there is, by its code, with nothing personal in it. */
export async function rejectsUnavailable(call: Promise<unknown>, code: string): Promise<void> {
  await assert.rejects(call, (error) => {
    assert.ok(error instanceof EidProviderUnavailable, String(error))
    assert.match(error.code, new RegExp(`^(${code})$`))
    for (const text of personal) assert.ok(!`${error.message} ${error.stack}`.includes(text), text)
    assert.equal(error.cause, undefined)
    return true
  })
}
