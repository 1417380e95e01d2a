import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import files, { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { loadInstance, readInstance } from '../../../src/adapters/data-folder/instance.ts'

let dataDir: string
let file: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-instance-'))
  file = path.join(dataDir, 'instance')
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('the id of a data folder', () => {
  it('is one for all who ask at once, in one private file', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => loadInstance(dataDir)))
    assert.equal(new Set(ids).size, 1)
    assert.equal(await readInstance(dataDir), ids[0])
    assert.deepEqual(readdirSync(dataDir), ['instance'])
    assert.equal((await stat(file)).mode & 0o777, 0o600)
  })

  it('is waited for while the process that made the file has not written it', async () => {
    const id = '6b1c2a52-3c6e-4c7a-9a52-0f6a2f4c9f10'
    await writeFile(file, '')
    setTimeout(() => void writeFile(file, `${id}\n`), 50)
    assert.equal(await loadInstance(dataDir), id)
  })

  it('is refused when the file stays empty, and the file is left', async () => {
    await writeFile(file, '')
    await assert.rejects(loadInstance(dataDir), /instance is damaged: remove it, then start again/)
    assert.equal(await readFile(file, 'utf8'), '')
  })

  it('is made on a file system without hard links, as of a network share', async (t) => {
    const refused = Object.assign(new Error('ENOTSUP: operation not supported'), { code: 'ENOTSUP' })
    t.mock.method(files, 'link', () => Promise.reject(refused))
    syncBuiltinESMExports()
    try {
      assert.equal(await loadInstance(dataDir), await readInstance(dataDir))
    } finally {
      t.mock.restoreAll()
      syncBuiltinESMExports()
    }
  })
})
