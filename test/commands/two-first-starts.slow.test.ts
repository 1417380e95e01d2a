import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { readConfig } from '../../src/config/read-config.ts'
import { openConfiguredStore } from '../../src/open-configured.ts'
import { startServer } from '../../src/start-server.ts'
import { idleReader } from '../support/idle-reader.ts'
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts'
import { environment, program, run } from '../support/program.ts'
import { KeptLog } from '../support/server.ts'
import { newDatabase } from '../support/store.ts'

/** Two machines at their first start, each about to make a secret of its own, on one database. */
describe('two first starts on one PostgreSQL', { skip: (await hasPostgres()) ? false : 'needs PostgreSQL' }, () => {
  let postgres: Postgres
  let folder: string
  before(async () => {
    postgres = await startPostgres({ syncs: false })
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-first-starts-'))
  })
  after(async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  async function newInstallation(name: string) {
    const { databaseUrl } = await newDatabase(postgres.url)
    const settings = (machine: string) => ({
      GATEHOUSE_DATA_DIR: path.join(folder, name, machine),
      GATEHOUSE_DATABASE_URL: databaseUrl,
      GATEHOUSE_PORT: '0',
      GATEHOUSE_LOG: 'error',
      GATEHOUSE_READERS: '1',
    })
    const rows = async (sql: string) => {
      const client = new Client({ connectionString: databaseUrl })
      await client.connect()
      try {
        return (await client.query<Record<string, string>>(sql)).rows
      } finally {
        await client.end()
      }
    }
    return { settings, rows, a: settings('a'), b: settings('b') }
  }

  /** Every signed line of the database is of one key, and `audit verify` with that secret finds no fault. */
  async function assertSignedByOne(
    rows: (sql: string) => Promise<readonly Record<string, string>[]>,
    settings: Readonly<Record<string, string>>,
  ): Promise<void> {
    const signed = await rows(`select distinct line::json->>'key' as key from (
      select line from audit_checkpoint union all select line from audit_head) as lines`)
    assert.equal(signed.length, 1)
    const verified = await run(['audit', 'verify', '--json'], settings)
    const { ok, faults } = JSON.parse(verified.out) as { ok: boolean; faults: readonly unknown[] }
    assert.deepEqual([verified.code, ok, faults], [0, true, []], verified.err)
  }

  it('at the same moment: one serves, the other is refused and signs nothing', async () => {
    const { rows, a, b } = await newInstallation('together')
    const started = [a, b].map((settings) => {
      const child = spawn(program, ['serve'], { env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] })
      let printed = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text))
      return { child, settings, printed: () => printed, ended: once(child, 'close') }
    })
    await Promise.race(started.map(({ ended }) => ended))
    const refused = started.find(({ child }) => child.exitCode !== null)
    const serving = started.find(({ child }) => child.exitCode === null)
    assert.ok(refused !== undefined && serving !== undefined)
    assert.equal(refused.child.exitCode, 1)
    assert.match(refused.printed(), /the version [0-9a-f]{8} of the secret/)
    while (!serving.printed().includes('answers at')) {
      assert.equal(serving.child.exitCode, null, serving.printed())
      await pause(20)
    }
    serving.child.kill('SIGTERM')
    await serving.ended
    assert.deepEqual(await rows('select count(*)::text as workspaces from workspace'), [{ workspaces: '1' }])
    await assertSignedByOne(rows, serving.settings)
    assert.equal((await run(['keys', 'list'], refused.settings)).code, 1)
  })

  for (const [first, second] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    it(`${second} opens the database before the workspace of ${first}: ${second} is refused and signs nothing`, async () => {
      const { settings, rows } = await newInstallation(`${first}-first`)
      const config = readConfig(settings(second))
      const log = new KeptLog()
      const { store } = await openConfiguredStore(config, log)
      const serving = await startServer(readConfig(settings(first)), {}, { reader: idleReader, log: new KeptLog() })
      try {
        await assert.rejects(startServer(config, {}, { store, reader: idleReader, log }), { name: 'SecretMissing' })
        assert.deepEqual(
          log.lines.filter(({ level }) => level === 'error'),
          [],
        )
      } finally {
        await store.close()
        await serving.stop()
      }
      await assertSignedByOne(rows, settings(first))
    })
  }
})
