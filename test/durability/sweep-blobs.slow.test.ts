import assert from 'node:assert/strict'
import { createSecretKey, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { newInstallationPlace, openPlace, prepare, start } from '../faults/durability/installation.ts'
import { openBlobs } from '../../src/adapters/blobs/index.ts'
import { sealedBlobs } from '../../src/adapters/blobs/sealed.ts'
import { jobs } from '../../src/jobs/index.ts'
import { sweepBlobs, unnamedAgeMsMin } from '../../src/operations/erasing/sweep-blobs.ts'
import type { Services } from '../../src/operations/services.ts'
import type { Blobs, SealedBlobs } from '../../src/ports/blobs.ts'
import type { Store } from '../../src/store/store.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { form } from '../http/support/form.ts'
import { png } from '../http/support/images.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { startS3 } from '../support/s3.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const minuteMs = 60_000
const image = () => form([{ content: png(10, 10), type: 'image/png', name: 'a.png' }], { reference: 'client-1' })
const inFuture = (ms: number) => ({ now: () => new Date(Date.now() + ms) })

async function keysOf(blobs: Pick<Blobs, 'list'>): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const { key } of blobs.list('')) keys.push(key)
  return keys.toSorted()
}

for (const where of ['files', 's3'] as const) {
  describe(`bytes that a crash left without a row, in ${where}`, () => {
    let place: Awaited<ReturnType<typeof newInstallationPlace>>
    let s3: Awaited<ReturnType<typeof startS3>> | null = null
    let store: Store
    let blobs: Blobs
    let named: string
    let unnamed: string
    let services: Pick<Services, 'store' | 'blobs'>
    const foreign = `${randomUUID()}/${randomUUID()}`

    before(async () => {
      place = await newInstallationPlace(process.env['TEST_DATABASE_URL'] ?? null)
      s3 = where === 's3' ? await startS3() : null
      const storage =
        s3 === null
          ? undefined
          : {
              GATEHOUSE_STORAGE_URL: s3.url,
              AWS_ACCESS_KEY_ID: s3.credentials.accessKeyId,
              AWS_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
            }
      const installation = await prepare(place)
      const served = await start(installation, { ...storage, GATEHOUSE_FAILPOINT: 'blobs_kept:2' })
      const extract = () =>
        fetch(`${served.url}/v1/kyc/extract`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${installation.key}` },
          body: image(),
        })
      const answer = (await (await extract()).json()) as { document_ids: string[] }
      named = `${installation.workspaceId}/${answer.document_ids[0]}`
      await assert.rejects(extract(), 'the second call was to end the server')
      await served.ended

      store = await openPlace(installation)
      blobs = await openBlobs({
        storageUrl: s3?.url ?? null,
        dataDir: installation.dataDir,
        ...(s3 === null ? {} : { s3Credentials: s3.credentials }),
      })
      await blobs.put(foreign, Readable.from([Buffer.from('x')]), { sizeBytesMax: 1 })
      services = { store, blobs: sealedBlobs(blobs) }
      unnamed =
        (await keysOf(blobs)).find((key) => ![named, foreign].includes(key)) ?? assert.fail('no bytes were left')
    })
    after(async () => {
      await store?.close()
      await s3?.stop()
      await place?.remove()
    })
    const sweepIn = (ms: number, stopping = new AbortController().signal) =>
      sweepBlobs({ ...services, clock: inFuture(ms) } as Services, stopping)

    it('stay for a day', async () => {
      assert.deepEqual(await sweepIn(unnamedAgeMsMin - minuteMs), { blobs: 0, unfinished: 0 })
      assert.ok(await blobs.has(unnamed))
    })

    it('stay when the process is asked to stop', async () => {
      assert.deepEqual(await sweepIn(unnamedAgeMsMin + minuteMs, AbortSignal.abort()), { blobs: 0, unfinished: 0 })
      assert.ok(await blobs.has(unnamed))
    })

    it('go after a day; what a row names and what is of no workspace here stays', async () => {
      assert.deepEqual(await sweepIn(unnamedAgeMsMin + minuteMs), { blobs: 1, unfinished: 0 })
      assert.deepEqual(await keysOf(blobs), [named, foreign].toSorted())
    })
  })
}

describe('the sweep beside running calls', () => {
  let server: TestServer
  let blobs: SealedBlobs
  let release = () => {}
  /** Resolves when the bytes of the next call are kept; the call goes on after `release`. */
  const holdNextPut = () =>
    new Promise<void>((kept) => {
      const held = new Promise<void>((resolve) => (release = resolve))
      const put: SealedBlobs['put'] = async (...given) => {
        const answer = await blobs.put(...given)
        kept()
        await held
        return answer
      }
      Object.assign(server.services, { blobs: { ...blobs, put } })
    })
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader } })
    blobs = server.services.blobs
  })
  after(() => server.stop())
  const extract = () => server.call('POST', '/v1/kyc/extract', { body: image() })
  const sweepIn = (ms: number) =>
    sweepBlobs({ ...server.services, blobs, clock: inFuture(ms) }, new AbortController().signal)

  it('leaves the bytes that a call is about to commit', async () => {
    const kept = holdNextPut()
    const call = extract()
    await kept
    assert.equal((await sweepIn(unnamedAgeMsMin - minuteMs)).blobs, 0)
    release()
    const answer = (await (await call).json()) as { document_ids: string[] }
    assert.ok(await blobs.has(`${server.workspaceId}/${answer.document_ids[0]}`))
    assert.equal((await sweepIn(unnamedAgeMsMin + minuteMs)).blobs, 0)
  })

  for (const [minutes, status, documents] of [
    [60, 200, 1],
    [61, 500, 0],
  ] as const) {
    it(`a call whose bytes took ${minutes} minutes is answered ${status}: none commits when a sweep might come`, async () => {
      const before = (await keysOf(blobs)).length
      const kept = holdNextPut()
      const call = extract()
      await kept
      server.clock.advance(minutes * minuteMs)
      release()
      assert.equal((await call).status, status)
      assert.equal((await keysOf(blobs)).length - before, documents)
      const rows = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
        tx.selectFrom('document').select('id').execute(),
      )
      assert.equal(rows.length, (await keysOf(blobs)).length)
    })
  }

  it('runs as a job and says how much it took away, over several pages', async () => {
    const dataKey = { id: randomUUID(), key: createSecretKey(Buffer.alloc(32)) }
    for (let at = 0; at < 60; at++) {
      await Promise.all(
        Array.from({ length: 20 }, () =>
          blobs.put(`${server.workspaceId}/${randomUUID()}`, Readable.from([]), { sizeBytesMax: 0, dataKey }),
        ),
      )
    }
    const before = (await keysOf(blobs)).length
    const context = jobContext()
    const services = { ...server.services, blobs, clock: inFuture(unnamedAgeMsMin + minuteMs) }
    await jobs.find(({ name }) => name === 'sweep-blobs')!.run(services, context)
    assert.equal(before - (await keysOf(blobs)).length, 1_200)
    assert.deepEqual(context.log.lines, [
      { level: 'info', message: 'blobs without a row swept', facts: { count: 1_200 } },
    ])
  })
})
