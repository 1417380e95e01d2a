import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { tellSetUp } from '../../src/commands/set-up-link.ts'
import { readConfig } from '../../src/config/read-config.ts'

const url = `http://127.0.0.1:8080/console/set-up#${'t'.repeat(43)}`

describe('the link of the first person', () => {
  let dataDir: string
  before(async () => void (dataDir = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-test-'))))
  after(() => rm(dataDir, { recursive: true }))

  const tell = async (hasTerminal: boolean, folder: string) => {
    const [said, noted]: [string[], string[]] = [[], []]
    const config = readConfig({ GATEHOUSE_DATA_DIR: folder })
    const say = (line: string) => void said.push(line)
    await tellSetUp({ config, hasTerminal, say, progress: (line) => void noted.push(line) }, url)
    return { said: said.join('\n'), noted: noted.join('\n') }
  }

  it('is printed on a terminal, and no file holds it', async () => {
    const { said, noted } = await tell(true, dataDir)
    assert.deepEqual([said.includes(`  ${url}\n`), noted], [true, ''])
    await assert.rejects(stat(path.join(dataDir, 'set-up-link')), { code: 'ENOENT' })
  })

  it('is elsewhere in a file that only the user can read, so that no log has it', async () => {
    const { said, noted } = await tell(false, dataDir)
    const file = path.join(dataDir, 'set-up-link')
    assert.deepEqual([said, noted.includes(file), noted.includes(url)], ['', true, false])
    assert.equal(await readFile(file, 'utf8'), `${url}\n`)
    assert.equal((await stat(file)).mode & 0o777, 0o600)
  })

  it('that cannot be written is not lost in silence', async () => {
    const { noted } = await tell(false, path.join(dataDir, 'missing'))
    assert.match(noted, /could not be written to a file \(ENOENT\)/)
    assert.ok(!noted.includes(url))
  })
})
