import assert from 'node:assert/strict'
import { it } from 'node:test'
import { startHeartbeat } from '../../bench/worst-calls/heartbeat.ts'
import { startTestServer } from '../support/server.ts'

const cases = 24

it('comparing policies over large cases does not hold the event loop from the first case to the last', async () => {
  const server = await startTestServer()
  try {
    const fields = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`field_${index}`, 'é'.repeat(60)]))
    const documents = Array.from({ length: 50 }, () => ({ doc_type: 'passport', seal: 'x', fields }))
    for (let index = 0; index < cases; index++) {
      const body = { reference: `client-${index}`, values: { first_name: 'Alma', last_name: 'Adams' }, documents }
      assert.equal((await server.post('/v1/kyc/verify', body)).status, 200)
    }
    const input = { workspace_id: server.workspaceId, from: { regime: 'ca_aml' }, to: { regime: 'generic' } }
    await server.operate('policies.compare', input)
    const heartbeat = startHeartbeat()
    heartbeat.begin()
    const startedAt = process.threadCpuUsage().user
    const compared = await server.operate('policies.compare', input)
    const cpuMs = (process.threadCpuUsage().user - startedAt) / 1_000
    const { heldMs } = heartbeat.end()
    assert.deepEqual({ compared: cases }, { compared: (compared as { compared: number }).compared })
    assert.ok(heldMs < cpuMs / 2, `held for ${heldMs.toFixed(0)} of ${cpuMs.toFixed(0)} ms`)
  } finally {
    await server.stop()
  }
})
