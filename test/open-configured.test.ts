import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, it } from 'node:test'
import { openEgress } from '../src/adapters/egress/egress.ts'
import { readConfig } from '../src/config/read-config.ts'
import { openConfiguredReader } from '../src/open-configured.ts'
import { noMetrics } from '../src/ports/metrics.ts'
import { inspectSandbox } from '../src/reading/process/sandbox-report.ts'

const product = path.join(import.meta.dirname, '..')

describe('the reader of a server', () => {
  it('says in one line at the start which protections hold', async () => {
    const { lines, open } = opening(path.join(tmpdir(), 'gatehouse-none'))
    await (await open()).close()
    const { active } = await inspectSandbox(null)
    assert.deepEqual(
      lines.filter((line) => line.startsWith('info reader sandbox: ')),
      [`info reader sandbox: ${active.join(', ')}`],
    )
  })

  for (const folder of ['src', 'src/data', 'node_modules/data']) {
    it(`refuses a data folder that every reading process can read (${folder})`, async () => {
      const { open } = opening(path.join(product, folder))
      await assert.rejects(open(), {
        name: 'ConfigError',
        message: /GATEHOUSE_DATA_DIR must be outside of .*(src|node_modules)/,
      })
    })
  }

  it('refuses a symlink to one', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'data-'))
    try {
      symlinkSync(path.join(product, 'src'), path.join(folder, 'link'))
      await assert.rejects(opening(path.join(folder, 'link/data')).open(), { name: 'ConfigError' })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('takes a folder beside the code, as the default is', async () => {
    await (await opening(path.join(product, 'src-data')).open()).close()
  })
})

function opening(dataDir: string) {
  const lines: string[] = []
  const say = (level: string) => (message: string) => void lines.push(`${level} ${message}`)
  const log = { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error') }
  const config = readConfig({ GATEHOUSE_DATA_DIR: dataDir, GATEHOUSE_READER_WARM_UP: 'lazy' })
  const open = () =>
    openConfiguredReader(config, { readers: 1 }, { egress: openEgress({ allow: [] }), log, metrics: noMetrics })
  return { lines, open }
}
