import assert from 'node:assert/strict'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { firstKeyFile } from '../../src/adapters/data-folder/first-key.ts'
import { keepForPerson } from '../../src/commands/first-key.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { readFirstKey } from '../support/first-key.ts'

const key = `sk_ABCDEFGH_${'k'.repeat(64)}`
const firstStart = { workspaceId: '00000000-0000-4000-8000-000000000000', key }
const url = 'http://127.0.0.1:8080'

describe('the first key', () => {
  let parent: string
  before(async () => void (parent = await mkdtemp(path.join(os.tmpdir(), "gatehouse's test-"))))
  after(() => rm(parent, { recursive: true }))

  const present = async (hasTerminal: boolean, dataDir: string) => {
    const [said, noted]: [string[], string[]] = [[], []]
    const config = readConfig({ GATEHOUSE_DATA_DIR: dataDir })
    const say = (line: string) => void said.push(line)
    const progress = (line: string) => void noted.push(line)
    const tell = await keepForPerson({ config, hasTerminal, say, progress }, firstStart, url)
    tell()
    return { said: said.join('\n'), noted: noted.join('\n') }
  }

  it('is printed on a terminal, and no file holds it', async () => {
    const { said, noted } = await present(true, parent)
    assert.deepEqual([said.split(`  ${key}\n`).length, noted], [2, ''])
    await assert.rejects(stat(firstKeyFile(parent)), { code: 'ENOENT' })
  })

  it('is written to a file that replaces an older one, and its path is told with a quoted call', async () => {
    await writeFile(firstKeyFile(parent), 'older', { mode: 0o644 })
    const { said, noted } = await present(false, parent)
    assert.equal(said, '')
    assert.ok(noted.includes(`  ${firstKeyFile(parent)}\n`))
    assert.ok(noted.includes(`"Authorization: Bearer $(cat '${firstKeyFile(parent).replaceAll("'", `'\\''`)}')"`))
    assert.ok(!noted.includes(key))
    assert.equal(await readFirstKey(parent), key)
    assert.equal((await stat(firstKeyFile(parent))).mode & 0o777, 0o600)
  })

  it('that cannot be written is not lost in silence', async () => {
    const { noted } = await present(false, path.join(parent, 'missing'))
    assert.match(
      noted,
      /could not be written to a file \(ENOENT\)\. Make another: gatehouse keys create --workspace 0{8}/,
    )
    assert.ok(!noted.includes(key))
  })
})
