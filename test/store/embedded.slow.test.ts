import { sql } from 'kysely'
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { openDatabase } from '../../src/store/embedded/database.ts'
import { DurableFolder } from '../../src/store/embedded/durable-folder.ts'
import { openEmbedded } from '../../src/store/embedded/engine.ts'
import { DatabaseLost, StoreLocked, StoreUnfit } from '../../src/store/connection/errors.ts'
import { openStore } from '../../src/store/store.ts'
import { newFolder } from '../support/store.ts'

const HOLDER = new URL('./programs/holder.ts', import.meta.url).pathname
const FORGETFUL = new URL('./programs/forgetful-worker.ts', import.meta.url)
const FAILING = new URL('./programs/failing-worker.ts', import.meta.url)

let dataDir: string
let remove: () => Promise<void>
beforeEach(async () => void ({ dataDir, remove } = await newFolder()))
afterEach(() => remove())

const open = (folder = dataDir) => openStore({ databaseUrl: null, dataDir: folder, warn: () => {} })

test('a second process on the same data folder is refused', async () => {
  const store = await open()
  const second = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'ignore', 'pipe'] })
  const errors: Buffer[] = []
  second.stderr.on('data', (chunk) => errors.push(chunk))
  const [code] = await once(second, 'close')
  assert.equal(code, 1)
  assert.match(Buffer.concat(errors).toString(), /StoreLocked: Another process is using the embedded database/)
  await assert.rejects(open(), StoreLocked)
  await store.ping()
  await store.close()
  await (await open()).close()
})

test('kill -9 loses no acknowledged commit and frees the data folder', async () => {
  for (let kill = 0; kill < 2; kill++) {
    const holder = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    holder.stdout.on('data', (chunk) => {
      output += chunk
      if (output.split('\n').length > 100) holder.kill('SIGKILL')
    })
    await once(holder, 'close')
    const acknowledged = output.split('\n').slice(1, -1).map(Number)
    const store = await open()
    const kept = await store.system.selectFrom('rate_window').select('taken').where('bucket', '=', 'kill').execute()
    const lost = acknowledged.filter((taken) => !kept.some((row) => row.taken === taken))
    assert.ok(acknowledged.length >= 90)
    assert.deepEqual(lost, [])
    await store.system.deleteFrom('rate_window').execute()
    await store.close()
  }
})

test('a commit on the embedded store reaches the disk before it is answered', async () => {
  const folder = new DurableFolder(join(dataDir, 'database'), () => {})
  const database = await openDatabase(folder)
  const syncsOf = async (statement: string) => {
    const before = folder.syncs
    await database.run(null, query(statement))
    return folder.syncs - before
  }
  assert.equal(await syncsOf('select 1'), 0)
  for (let round = 0; round < 3; round++) {
    assert.equal(await syncsOf(`insert into rate_window values ('a', to_timestamp(${round}), 1)`), 1)
  }
  await database.close()
})

function query(statement: string): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(5 + Buffer.byteLength(statement))
  return Buffer.concat([Buffer.from('Q'), length, Buffer.from(`${statement}\0`)])
}

test('the store refuses to start when a commit does not sync', async () => {
  await assert.rejects(openEmbedded(dataDir, { program: FORGETFUL }), (error: Error) => {
    assert.ok(error instanceof StoreUnfit)
    assert.match(error.message, /does not open: a commit does not reach the disk/)
    return true
  })
  await (await open()).close()
})

test('a commit whose sync fails is not acknowledged, and the next statement finds the database open again', async () => {
  const engine = await openEmbedded(dataDir, { program: FAILING })
  const insert = (taken: number) =>
    engine.asOwner(async (client) => void (await client.query(`insert into rate_window values ('a', now(), ${taken})`)))
  await insert(1)
  await writeFile(join(dataDir, 'fail'), '')
  await assert.rejects(insert(2), DatabaseLost)
  await rm(join(dataDir, 'fail'))
  await insert(3)
  await engine.asOwner(async (client) => {
    const { rows } = await client.query('select taken from rate_window where taken <> 2 order by 1')
    assert.deepEqual(rows, [{ taken: 1 }, { taken: 3 }])
  })
  await engine.close()
})

test('a store whose database has stopped still closes', async () => {
  const engine = await openEmbedded(dataDir, { program: FAILING })
  await writeFile(join(dataDir, 'fail'), '')
  await assert.rejects(
    engine.asOwner(async (client) => void (await client.query('create table lost ()'))),
    DatabaseLost,
  )
  await engine.close()
})

test('the first start makes the folder, also after an interrupted start', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'gatehouse-first-'))
  await mkdir(join(fresh, 'database.new', 'base'), { recursive: true })
  await writeFile(join(fresh, 'database.new', 'PG_VERSION'), '18\n')
  const store = await open(fresh)
  await store.ping()
  await store.close()
  assert.deepEqual((await readdir(fresh)).toSorted(), ['database', 'database.lock'])
  assert.ok(existsSync(join(fresh, 'database', 'PG_VERSION')))
  assert.equal((await stat(join(fresh, 'database'))).mode & 0o777, 0o700, 'nobody else may read it')
  await rm(fresh, { recursive: true })
})

test('a folder that is not a database is refused and left alone', async () => {
  await rm(join(dataDir, 'database'), { recursive: true })
  await cp(new URL('.', import.meta.url).pathname, join(dataDir, 'database'), { recursive: true })
  const before = await readdir(join(dataDir, 'database'))
  await assert.rejects(open(), StoreUnfit)
  assert.deepEqual(await readdir(join(dataDir, 'database')), before)
})

test('a role that bypasses row-level security is refused', async () => {
  const engine = await openEmbedded(dataDir)
  await engine.asOwner(async (client) => void (await client.query('alter role gatehouse_app superuser')))
  await engine.close()
  await assert.rejects(open(), /queries run as the superuser gatehouse_app/)
})

test('a statement of 200 ms leaves the process free to do other work', async () => {
  const store = await open()
  let ticks = 0
  const timer = setInterval(() => ticks++, 5)
  await sql`select count(*) from generate_series(1, 3000000) n where n % 7 = 3`.execute(store.app)
  clearInterval(timer)
  assert.ok(ticks > 10, `${ticks} ticks`)
  await store.close()
})
