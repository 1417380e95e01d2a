import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { environment, program, run, serve, throwAwayFolder } from '../support/program.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openEmbedded } from '../../src/store/embedded/engine.ts'

/** The SHA-256 of every file of a folder but those that an open database keeps for itself. */
async function filesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: Record<string, string> = {}
  for (const name of names.filter((one) => one.isFile())) {
    const place = path.join(name.parentPath, name.name)
    const relative = path.relative(folder, place)
    if (/^database\/|^database\.lock$/.test(relative)) continue
    files[relative] = createHash('sha256')
      .update(await readFile(place))
      .digest('hex')
  }
  return files
}

/** Every row of every table, as texts, and the migrations that have run. */
async function rowsOf(dataDir: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const engine = await openEmbedded(dataDir)
  const rows: Record<string, readonly string[]> = {}
  await engine.asOwner(async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    for (const { name } of tables) {
      const { rows: texts } = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
      rows[name] = texts.map(({ row }) => row)
    }
  })
  await engine.close()
  return rows
}

describe('an installation without its secret', () => {
  let origin: Awaited<ReturnType<typeof throwAwayFolder>>
  const copies: string[] = []
  before(async () => {
    origin = await throwAwayFolder()
    const server = await serve(origin.settings)
    await server.stop()
  })
  after(async () => {
    for (const copy of copies) await rm(copy, { recursive: true, force: true })
    await origin.remove()
  })

  const changes = [
    ['whose secret.key is gone', (dataDir: string) => rm(path.join(dataDir, 'secret.key')), {}],
    [
      'whose secret.key is of another installation',
      (dataDir: string) => writeFile(path.join(dataDir, 'secret.key'), `${'x'.repeat(43)}\n`, { mode: 0o600 }),
      {},
    ],
    [
      'that is started with another GATEHOUSE_SECRET_KEY',
      async () => {},
      { GATEHOUSE_SECRET_KEY: 'another secret that is long enough' },
    ],
  ] as const
  for (const [what, change, extra] of changes) {
    it(`${what} is refused by serve and by every command, and nothing is changed`, async () => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-secret-'))
      copies.push(dataDir)
      await cp(origin.dataDir, dataDir, { recursive: true })
      await change(dataDir)
      const settings = { ...origin.settings, GATEHOUSE_DATA_DIR: dataDir, ...extra }
      const [rows, files] = [await rowsOf(dataDir), await filesOf(dataDir)]

      const child = spawn(program, ['serve'], { env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] })
      let printed = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text))
      const [code] = await once(child, 'close')
      assert.equal(code, 1)
      assert.match(printed, /the version [0-9a-f]{8} of the secret \(in force\)/)
      assert.match(printed, /Put the secret of this installation back: secret\.key .* GATEHOUSE_SECRET_KEY_PREVIOUS/)
      const commands: readonly (readonly string[])[] =
        Object.keys(extra).length > 0
          ? [['keys', 'list']]
          : [
              ['workspaces', 'list'],
              ['keys', 'list'],
              ['workspaces', 'create', '--name', 'Another'],
              ['audit', 'verify'],
              ['secrets', 'rotate'],
              ['backup', path.join(dataDir, 'a.backup')],
            ]
      for (const words of commands) {
        const refused = await run([...words, '--json'], settings)
        assert.deepEqual([refused.code, JSON.parse(refused.out).code], [1, 'secret_missing'], words.join(' '))
      }
      const examined = await run(['doctor', '--json'], settings)
      assert.notEqual(examined.out, '', examined.err)
      const { findings } = JSON.parse(examined.out) as { findings: { id: string; ok: boolean; detail: string }[] }
      const finding = findings.find(({ id }) => id === 'secret')
      assert.equal(finding?.ok, false)
      assert.match(finding?.detail ?? '', /the version [0-9a-f]{8} of the secret/)

      assert.deepEqual(await filesOf(dataDir), files)
      assert.deepEqual(await rowsOf(dataDir), rows)
    })
  }
})
