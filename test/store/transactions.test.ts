import { sql } from 'kysely'
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { openTestStore, type TestStore } from '../support/store.ts'

const sent: string[] = []
let opened: TestStore
before(async () => void (opened = await openTestStore({ onQuery: (text) => sent.push(text) })))
after(() => opened.close())
beforeEach(() => opened.store.system.deleteFrom('rate_window').execute())

const START = new Date('2026-01-01T00:00:00Z')
const row = (bucket: string) => ({ bucket, window_start: START, taken: 1 })
const buckets = async () => {
  const rows = await opened.store.system.selectFrom('rate_window').select('bucket').orderBy('bucket').execute()
  return rows.map(({ bucket }) => bucket)
}

test('of 20 transactions at once the 10 that fail leave nothing', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      opened.store.system.transaction().execute(async (tx) => {
        await tx
          .insertInto('rate_window')
          .values(row(`${n} a`))
          .execute()
        await tx
          .insertInto('rate_window')
          .values(row(`${n} b`))
          .execute()
        if (n % 2 === 1) throw new Error('stop')
      }),
    ),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 10)
  const expected = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18].flatMap((n) => [`${n} a`, `${n} b`])
  assert.deepEqual(await buckets(), expected.toSorted())
})

test('a transaction in which a statement failed cannot be committed', async () => {
  const work = opened.store.system.transaction().execute(async (tx) => {
    await tx.insertInto('rate_window').values(row('a')).execute()
    await assert.rejects(tx.insertInto('rate_window').values(row('a')).execute(), { code: '23505' })
  })
  await assert.rejects(work, /was rolled back/)
  assert.deepEqual(await buckets(), [])
})

test('statements of the two roles at once each run as their own', async () => {
  const { app, system } = opened.store
  const names = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const { rows } = await sql<{ name: string }>`select current_user as name`.execute(n % 2 === 0 ? app : system)
      return rows[0]?.name
    }),
  )
  assert.deepEqual(new Set(names.filter((_, n) => n % 2 === 0)), new Set(['gatehouse_app']))
  assert.deepEqual(new Set(names.filter((_, n) => n % 2 === 1)), new Set(['gatehouse_system']))
})

test('a connection has its own role again after a rollback', async () => {
  const { app, system } = opened.store
  const failing = system.transaction().execute(() => Promise.reject(new Error('stop')))
  await assert.rejects(failing, /stop/)
  const { rows } = await sql`select current_user as name`.execute(app)
  assert.deepEqual(rows, [{ name: 'gatehouse_app' }])
})

test('a transaction of two statements takes three round trips', async () => {
  sent.length = 0
  await opened.store.system.transaction().execute(async (tx) => {
    await sql`select 1 as first`.execute(tx)
    await sql`select 2 as second`.execute(tx)
  })
  assert.deepEqual(sent, ['begin; select 1 as first', 'select 2 as second', 'commit'])
})

test('a transaction asks for the isolation it was given', async () => {
  await opened.store.app
    .transaction()
    .setIsolationLevel('serializable')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows } = await sql`select current_setting('transaction_isolation') as isolation,
      current_setting('transaction_read_only') as read_only`.execute(tx)
      assert.deepEqual(rows, [{ isolation: 'serializable', read_only: 'on' }])
    })
})

test('statements beyond the limit of names still run', async () => {
  for (let n = 0; n < 600; n++) {
    const { rows } = await sql`select ${sql.lit(n)}::int as n`.execute(opened.store.app)
    assert.deepEqual(rows, [{ n }])
  }
})
