import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'
import { head, RawConnection } from './support/raw.ts'

describe('a server that stops', () => {
  const post = (length: number, key: string) =>
    head('POST /v1/kyc/verify', ['Host: a.test', `Authorization: Bearer ${key}`, `Content-Length: ${length}`])

  it('finishes the call in progress, takes no new one, and does not wait for idle connections', async () => {
    const api = await startApi()
    const idle = await RawConnection.open(api.url)
    await idle.write(head('GET /livez', ['Host: a.test']))
    await idle.answer()
    const silent = await RawConnection.open(api.url)
    const busy = await RawConnection.open(api.url)
    await busy.write(`${post(13, api.key)}{"values"`)
    await arrived(api)

    const stopping = api.stop()
    await refusesConnections(api.url)
    await busy.write(':{}}')
    const answer = await busy.answer()
    assert.equal(answer.status, 200)
    const started = performance.now()
    await stopping
    const waited = performance.now() - started
    assert.ok(waited < 3_000, `${waited} ms`)
    for (const connection of [idle, silent, busy]) await connection.closed()
  })

  it('does not wait for clients that went away in the middle of their body', async () => {
    const api = await startApi()
    for (let count = 0; count < 10; count++) {
      const connection = await RawConnection.open(api.url)
      await connection.write(`${post(1000, api.key)}{"values"`)
      connection.socket.resetAndDestroy()
    }
    const half = await RawConnection.open(api.url)
    await half.write(`${post(1000, api.key)}{"values"`)
    half.socket.end()
    await half.closed()
    const started = performance.now()
    await api.stop()
    const waited = performance.now() - started
    assert.ok(waited < 3_000, `${waited} ms`)
    assert.deepEqual(
      api.log.lines.filter(({ level }) => level === 'error'),
      [],
    )
  })
})

/** Until the call in progress has been let in: its key was looked up. */
async function arrived(api: Api): Promise<void> {
  await api.ask('POST', '/v1/kyc/verify', { json: { values: {} } })
}

/** Until the port is closed; fails after 5 s. */
async function refusesConnections(url: string): Promise<void> {
  for (const started = performance.now(); performance.now() - started < 5_000;) {
    try {
      ;(await RawConnection.open(url)).destroy()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  assert.fail('it still takes connections')
}
