import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { cancelUnstored } from '../../src/operations/eid/cancel-unstored.ts'
import type { EidProvider, EidProviderId } from '../../src/ports/eid-provider.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { steeredEid } from '../support/steered-eid.ts'

describe('an eID request that could not be stored', () => {
  let server: TestServer
  let eid: ReturnType<typeof steeredEid>
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader } })
  })
  beforeEach(() => {
    eid = steeredEid()
    ;(server.services.eidProviders as Map<EidProviderId, EidProvider>).set('sandbox', eid.provider)
    server.log.lines.length = 0
  })
  after(() => server.stop())

  const start = (email: string) =>
    server.post('/v1/kyc/eid', { email, first_name: 'Clara', last_name: 'Clearwater', reference: 'client-1' })
  /** Answers a call whose key is taken, so that its commit fails. */
  const unstored = async (email: string) => {
    assert.equal((await start(`first-${email}`)).status, 200)
    await sql`update eid_key set last = last - 1`.execute(server.services.store.system)
    return start(email)
  }
  const warnings = () => server.log.lines.filter(({ level }) => level === 'warn')

  it('is cancelled at its provider, and the log names nobody', async () => {
    const answer = await unstored('clara@example.com')
    assert.equal(answer.status, 500)
    assert.deepEqual(
      eid.callsOf('cancel').map(({ ref }) => ref),
      [eid.refOf('clara@example.com')],
    )
    assert.deepEqual(warnings(), [
      {
        level: 'warn',
        message: 'an eID request could not be stored; it was cancelled at its provider',
        facts: { tenant_id: server.workspaceId },
      },
    ])
  })

  it('answers the same 500 when its provider does not answer, and the log has the cause', async () => {
    eid.down.add('cancel')
    assert.equal((await unstored('clara@example.com')).status, 500)
    assert.deepEqual(
      warnings().map(({ facts }) => facts),
      [{ tenant_id: server.workspaceId, cause: 'steered' }],
    )
  })

  it('is left alone when it may have been stored', async () => {
    const account = { provider: eid.provider, credentials: {} }
    const of = { ref: 'a', tenantId: server.workspaceId, environment: 'sandbox' } as const
    await cancelUnstored(server.services, account, of, new Error('the connection was lost'))
    assert.deepEqual(eid.callsOf('cancel'), [])
  })
})
