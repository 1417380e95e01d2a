import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { after, afterEach, before, describe, it } from 'node:test'
import { startApi, type Api } from './support/api.ts'
import { boundary, formType, partHead } from './support/form.ts'
import { png } from './support/images.ts'
import { head, RawConnection } from './support/raw.ts'

const small = png(10, 10)
const whole = (type: string, content = small) =>
  Buffer.concat([Buffer.from(partHead({ name: 'files', filename: 'a', type })), content, Buffer.from('\r\n')])

describe('extract refuses while the upload still runs', () => {
  let api: Api
  before(async () => void (api = await startApi({ settings: { GATEHOUSE_MAX_FILE_MB: '1' } })))
  after(() => api.stop())

  const connections: RawConnection[] = []
  afterEach(async () => {
    for (const connection of connections.splice(0)) connection.destroy()
    await until(async () => (await uploads()).length === 0)
  })
  const open = async () => {
    const connection = await RawConnection.open(api.url)
    connections.push(connection)
    return connection
  }
  /** A connection that has promised 100 MB and never sends all of it. */
  const begin = async (type = formType) => {
    const connection = await open()
    const lines = ['Host: a.test', `Authorization: Bearer ${api.key}`, 'Content-Length: 104857600']
    await connection.write(head('POST /v1/kyc/extract', [...lines, `Content-Type: ${type}`]))
    return connection
  }
  const answerOf = async (connection: RawConnection) => {
    const answer = await connection.answer()
    api.described.check('POST', '/v1/kyc/extract', answer)
    return { status: answer.status, body: answer.body }
  }
  const uploads = () => readdir(`${api.dataDir}/uploads`)

  it('what is no form', async () => {
    const connection = await begin('application/json')
    assert.deepEqual(await answerOf(connection), { status: 400, body: { detail: 'Send between 1 and 5 files.' } })
  })

  it('an unsupported type, at the first byte of the file', async () => {
    const connection = await begin()
    await connection.write(`${partHead({ name: 'files', filename: 'a.gif', type: 'image/gif' })}G`)
    assert.equal((await answerOf(connection)).status, 400)
  })

  it('the sixth file, at its first byte', async () => {
    const connection = await begin()
    for (let count = 0; count < 5; count++) await connection.write(whole('image/png'))
    await connection.write(`${partHead({ name: 'files', filename: 'f.png', type: 'image/png' })}P`)
    assert.deepEqual(await answerOf(connection), { status: 400, body: { detail: 'Send between 1 and 5 files.' } })
    assert.deepEqual(await uploads(), [])
  })

  it('a file over the size, at the byte that is too many', async () => {
    const connection = await begin()
    await connection.write(partHead({ name: 'files', filename: 'a.png', type: 'image/png' }))
    await connection.write(Buffer.concat([small, Buffer.alloc(1024 * 1024 - small.length + 1)]))
    // What could still be the boundary is held back until more bytes come.
    await connection.write(Buffer.alloc(200))
    assert.deepEqual(await answerOf(connection), {
      status: 413,
      body: { detail: 'File too large. Maximum allowed size is 1 MB.' },
    })
    assert.deepEqual(await uploads(), [])
  })

  it('the files that came before are gone when the answer is there', async () => {
    const connection = await begin()
    for (let count = 0; count < 3; count++) await connection.write(whole('image/png'))
    await until(async () => (await uploads()).length === 3)
    await connection.write(whole('text/html'))
    assert.equal((await answerOf(connection)).status, 400)
    assert.deepEqual(await uploads(), [])
  })

  it('a form that was sent whole leaves the connection of use', async () => {
    const connection = await open()
    const form = Buffer.concat([whole('image/gif', Buffer.alloc(300_000)), Buffer.from(`--${boundary}--\r\n`)])
    const lines = ['Host: a.test', `Authorization: Bearer ${api.key}`, `Content-Length: ${form.length}`]
    await connection.write(head('POST /v1/kyc/extract', [...lines, `Content-Type: ${formType}`]))
    await connection.write(form)
    assert.equal((await answerOf(connection)).status, 400)
    await connection.write(head('GET /livez', ['Host: a.test']))
    assert.equal((await connection.answer()).status, 200)
  })

  it('a client that goes away in the middle of a file leaves nothing behind', async () => {
    const before = api.log.lines.length
    const connection = await begin()
    await connection.write(whole('image/png'))
    await connection.write(partHead({ name: 'files', filename: 'b.png', type: 'image/png' }))
    await connection.write(Buffer.alloc(500_000, 1))
    await until(async () => (await uploads()).length === 2)
    connection.destroy()
    await until(async () => (await uploads()).length === 0)
    assert.deepEqual(
      api.log.lines.slice(before).filter(({ level }) => level !== 'info'),
      [],
    )
  })

  it('a client that goes away after its form costs no error', async () => {
    const connection = await open()
    const form = Buffer.concat([whole('image/png'), Buffer.from(`--${boundary}--\r\n`)])
    const lines = ['Host: a.test', `Authorization: Bearer ${api.key}`, `Content-Length: ${form.length + 1000}`]
    await connection.write(head('POST /v1/kyc/extract', [...lines, `Content-Type: ${formType}`]))
    await connection.write(form)
    connection.socket.resetAndDestroy()
    await until(async () => (await uploads()).length === 0)
    assert.deepEqual(
      api.log.lines.filter(({ level }) => level === 'error'),
      [],
    )
  })
})

/** Waits for what happens in another process's time; fails after 5 s. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const started = performance.now(); performance.now() - started < 5_000;) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  assert.fail('it never came to be')
}
