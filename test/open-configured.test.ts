import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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

  it('reads without the launcher, and warns with the words of Perl, where Perl is broken', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stub-perl-'))
    try {
      const perl = path.join(folder, 'perl')
      writeFileSync(perl, '#!/bin/sh\necho "Cannot locate strict.pm" >&2\nexit 127\n', { mode: 0o755 })
      const file = path.join(folder, 'damaged.png')
      writeFileSync(file, 'not an image')
      const { lines, open } = opening(path.join(tmpdir(), 'gatehouse-none'), (native) =>
        inspectSandbox(native, { perl }),
      )
      const reader = await open()
      const signal = AbortSignal.timeout(60_000)
      const [outcome] = await reader.read([{ path: file, mime: 'image/png', docTypeHint: null }], { signal })
      const filters = childSeccompFilters()
      await reader.close()
      assert.equal(outcome?.status, 'read')
      assert.deepEqual([...new Set(filters)], [seccompFiltersOf('self')])
      assert.ok(lines.includes('warn reader sandbox without launcher: Perl ended with 127: Cannot locate strict.pm'))
      assert.ok(lines.some((line) => /^warn .*could reach files, network, processes, signals/.test(line)))
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('takes a folder beside the code, as the default is', async () => {
    await (await opening(path.join(product, 'src-data')).open()).close()
  })
})

function opening(dataDir: string, inspect?: typeof inspectSandbox) {
  const lines: string[] = []
  const say = (level: string) => (message: string) => void lines.push(`${level} ${message}`)
  const log = { debug: say('debug'), info: say('info'), warn: say('warn'), error: say('error') }
  const config = readConfig({ GATEHOUSE_DATA_DIR: dataDir, GATEHOUSE_READER_WARM_UP: 'lazy' })
  const tools = { egress: openEgress({ allow: [] }), log, metrics: noMetrics }
  const open = () => openConfiguredReader(config, { readers: 1 }, inspect === undefined ? tools : { ...tools, inspect })
  return { lines, open }
}

/** Numbers of seccomp filters of the processes that this one started. proc_pid_status(5). */
function childSeccompFilters(): readonly string[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').match(/\d+/g) ?? []
  return children.map(seccompFiltersOf)
}

function seccompFiltersOf(pid: string): string {
  return /^Seccomp_filters:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
}
