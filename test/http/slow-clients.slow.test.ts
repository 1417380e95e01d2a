import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'
import { boundary, formType, partHead } from './support/form.ts'
import { pngMark } from './support/images.ts'
import { RawConnection } from './support/raw.ts'

const mb = 1024 * 1024

describe('a client that takes its time or sends a lot', { concurrency: true }, () => {
  let api: Api
  before(async () => void (api = await startApi({ settings: { GATEHOUSE_MAX_FILE_MB: '100' } })))
  after(() => api.stop())

  const headers = [
    ['nothing at all', ''],
    ['half a head', 'POST /v1/kyc/verify HTTP/1.1\r\nHost: a.te'],
  ] as const
  for (const [what, bytes] of headers) {
    it(`is closed within 12 seconds when it sends ${what}`, async () => {
      const connection = await RawConnection.open(api.url)
      await connection.write(bytes)
      const waited = await connection.closed(15_000)
      assert.ok(waited < 12_000, `${waited} ms`)
    })
  }

  it('is closed within 12 seconds when it sends a header at a time', async () => {
    const connection = await RawConnection.open(api.url)
    await connection.write('POST /v1/kyc/verify HTTP/1.1\r\nHost: a.test\r\n')
    const drip = setInterval(() => void connection.write('X-Trace: a\r\n'), 500)
    const waited = await connection.closed(15_000)
    clearInterval(drip)
    assert.ok(waited < 12_000, `${waited} ms`)
  })

  it('costs no memory by the size of its files', async () => {
    const { key } = await api.addWorkspace({ read_cap: 0 })
    // Once for the code and the buffers that stay.
    await upload(api, key, 30 * mb)
    const before = process.memoryUsage()
    const most = { buffers: 0, resident: 0 }
    const watch = setInterval(() => {
      const now = process.memoryUsage()
      most.buffers = Math.max(most.buffers, now.arrayBuffers - before.arrayBuffers)
      most.resident = Math.max(most.resident, now.rss - before.rss)
    }, 5)
    const statuses = await Promise.all(Array.from({ length: 4 }, () => upload(api, key, 100 * mb)))
    clearInterval(watch)
    assert.deepEqual(statuses, [429, 429, 429, 429])
    // What has been written and not yet been collected is in both; all 400 MB at once would be in neither bound.
    assert.ok(most.buffers < 200 * mb, `${Math.round(most.buffers / mb)} MB in buffers for 400 MB of files`)
    assert.ok(most.resident < 300 * mb, `${Math.round(most.resident / mb)} MB for 400 MB of files`)
  })
})

/** Streams an image of this size through one call without holding it; answers the status. */
async function upload(api: Api, key: string, bytes: number): Promise<number> {
  const start = Buffer.concat([Buffer.from(partHead({ name: 'files', filename: 'a', type: 'image/png' })), pngMark])
  const end = Buffer.from(`\r\n--${boundary}--\r\n`)
  const chunk = Buffer.alloc(65_536)
  const call = request(`${api.url}/v1/kyc/extract`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': formType },
  })
  const answered = once(call, 'response')
  call.write(start)
  for (let left = bytes - pngMark.length; left > 0; left -= chunk.length) {
    const more = call.write(left < chunk.length ? chunk.subarray(0, left) : chunk)
    if (!more) await once(call, 'drain')
  }
  call.end(end)
  const [response] = (await answered) as [IncomingMessage]
  response.resume()
  return response.statusCode!
}
