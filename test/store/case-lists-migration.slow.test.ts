import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { ClientBase } from 'pg'
import { openEmbedded } from '../../src/store/embedded/engine.ts'
import { ensureRoles } from '../../src/store/ensure-roles.ts'
import { readMigrations } from '../../src/store/migration-files.ts'
import { migrate } from '../../src/store/migrate.ts'
import { asLogin } from '../../src/store/server/login.ts'
import { newDatabase } from '../support/store.ts'

const workspace = '00000000-0000-4000-8000-000000000001'
const [first, second] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const

let asOwner: (work: (client: ClientBase) => Promise<void>) => Promise<void>
let remove: () => Promise<void>

before(async () => {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (serverUrl !== undefined) {
    const database = await newDatabase(serverUrl)
    asOwner = (work) => asLogin(database.databaseUrl, work)
    remove = database.remove
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-store-'))
  const engine = await openEmbedded(folder)
  asOwner = engine.asOwner
  remove = async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  }
})
after(() => remove())

test('cases stored before migration 0032 get a group, and their terms the moment at which they were created', async () => {
  const files = await readMigrations()
  const next = files.findIndex(({ name }) => name.startsWith('0032_'))
  await asOwner(async (client) => {
    await ensureRoles(client)
    await migrate(client, files.slice(0, next))
    await client.query(
      `insert into workspace (id, name, kyc, growth, eid, read_cap, created_at)
       values ('${workspace}', 'Lender', true, true, 'none', 0, '2026-01-01')`,
    )
    await client.query(`set app.tenant = '${workspace}'`)
    await client.query('set role gatehouse_app')
    await client.query(
      `insert into kyc_case (tenant_id, id, environment, reference, created_at, updated_at, kind, passed, risk_level, closed_at)
       values ('${workspace}', '${first}', 'sandbox', 'first', '2026-02-03 04:05:06.789Z', '2026-05-01', 'individual', false,
           'High', '2026-05-01'),
         ('${workspace}', '${second}', 'production', 'second', '2026-03-04Z', '2026-05-01', null, null, null, null)`,
    )
    await client.query(
      `insert into case_term (tenant_id, environment, term, case_id) values
         ('${workspace}', 'sandbox', '\\x01', '${first}'), ('${workspace}', 'sandbox', '\\x02', '${first}'),
         ('${workspace}', 'production', '\\x01', '${second}')`,
    )
    await client.query('reset role')
    await client.query('reset app.tenant')
    await migrate(client, files)
    await client.query('set role gatehouse_app')
    const asked = `select encode(term, 'hex') as term, environment, case_id, created_at from case_term order by case_id, term`
    assert.deepEqual((await client.query(asked)).rows, [])
    await client.query(`set app.tenant = '${workspace}'`)
    const created = new Date('2026-02-03T04:05:06.789Z')
    assert.deepEqual((await client.query(asked)).rows, [
      { term: '01', environment: 'sandbox', case_id: first, created_at: created },
      { term: '02', environment: 'sandbox', case_id: first, created_at: created },
      { term: '01', environment: 'production', case_id: second, created_at: new Date('2026-03-04T00:00:00.000Z') },
    ])
    const { rows: groups } = await client.query(`select reference, list_group from kyc_case order by reference`)
    assert.deepEqual(groups, [
      { reference: 'first', list_group: 'individual/failed/High/closed/free/none' },
      { reference: 'second', list_group: '///open/free/none' },
    ])
    await assert.rejects(client.query(`update case_term set created_at = now()`), { code: '42501' })
  })
})
