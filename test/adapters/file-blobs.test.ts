import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, afterEach, test } from 'node:test'

import { openFileBlobs } from '../../src/adapters/blobs/files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('only the owner of the process can read blobs and their folders', async () => {
  const blobs = await openFileBlobs(join(folder, 'documents'))
  await blobs.put('tenant/one', Readable.from([Buffer.from('x')]), { sizeBytesMax: 1 })
  assert.equal((await stat(join(folder, 'documents'))).mode & 0o777, 0o700)
  assert.equal((await stat(join(folder, 'documents/tenant'))).mode & 0o777, 0o700)
  assert.equal((await stat(join(folder, 'documents/tenant/one.blob'))).mode & 0o777, 0o600)
})

test('a refused put leaves no file of its own', async () => {
  const blobs = await openFileBlobs(folder)
  await assert.rejects(blobs.put('tenant/one', Readable.from([Buffer.from('xy')]), { sizeBytesMax: 1 }))
  assert.deepEqual(await readdir(join(folder, '.incoming')), [])
})

test('a process killed in the middle of a put leaves nothing under the key, and the next start no file', async () => {
  const script = `
    import { Readable } from 'node:stream'
    import { openFileBlobs } from ${JSON.stringify(import.meta.resolve('../../src/adapters/blobs/files.ts'))}
    const blobs = await openFileBlobs(${JSON.stringify(folder)})
    await blobs.put('tenant/one', Readable.from(endless(), { highWaterMark: 1 }), { sizeBytesMax: Infinity })
    async function* endless() {
      yield Buffer.alloc(1024 * 1024)
      console.log('writing')
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const [leftover = ''] = await readdir(join(folder, '.incoming'))
  assert.notEqual(leftover, '')
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60 * 1000)
  await utimes(join(folder, '.incoming', leftover), elevenMinutesAgo, elevenMinutesAgo)

  const blobs = await openFileBlobs(folder)
  assert.equal(await blobs.has('tenant/one'), false)
  for await (const { key } of blobs.list('')) assert.fail(`${key} is listed`)
  assert.deepEqual(await readdir(join(folder, '.incoming')), [])
})

test('a start leaves the file that another process is still writing', async () => {
  await openFileBlobs(folder)
  await writeFile(join(folder, '.incoming', 'young'), 'x')
  await openFileBlobs(folder)
  assert.deepEqual(await readdir(join(folder, '.incoming')), ['young'])
})

test('readiness fails when the folder cannot be written', async () => {
  const blobs = await openFileBlobs(folder)
  await rm(join(folder, '.incoming'), { recursive: true })
  await writeFile(join(folder, '.incoming'), 'a file in its place')
  await assert.rejects(blobs.ping(), { code: 'ENOTDIR' })
})

test('a put to a place that cannot be written ends its source', async () => {
  const blobs = await openFileBlobs(folder)
  await rm(join(folder, '.incoming'), { recursive: true })
  const source = Readable.from([Buffer.from('x')])
  await assert.rejects(blobs.put('tenant/one', source, { sizeBytesMax: 1 }), { code: 'ENOENT' })
  assert.equal(source.destroyed, true)
})
