import assert from 'node:assert/strict'
import { openEgress } from '../../src/adapters/egress/egress.ts'
import type { EidClient } from '../../src/domain/eid/definition/eid-client.ts'
import { EidProviderUnavailable, type EidContext, type EidProvider } from '../../src/ports/eid-provider.ts'

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

/** Parts of the client, the accounts and the requests, none of which is in an error. */
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
  'shared-secret',
  '5f3c1d1e',
]

export const loopbackEgress = openEgress({ allow: ['127.0.0.0/8'] })

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

/** The report of a provider that makes them. */
export async function reportOf({ report }: EidProvider, ref: string, context: EidContext): Promise<Uint8Array> {
  assert.ok(report !== null)
  return report(ref, context)
}
