import { sql } from 'kysely'
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestStore, type TestStore } from '../support/store.ts'

let opened: TestStore
before(async () => void (opened = await openTestStore()))
after(() => opened.close())

test('a column value arrives as the type that tables.ts promises', async () => {
  const { rows } = await sql`select
    9007199254740991::bigint as int8, date '2026-02-28' as date, timestamptz '2026-02-28T23:30:00.5-05' as instant,
    1.50::numeric as numeric, '\\x00ff'::bytea as bytes, array['a', 'b,"c']::text[] as texts, '{"a":[1]}'::jsonb as json,
    null::text as nothing, true as truth`.execute(opened.store.app)
  assert.deepEqual(rows, [
    {
      int8: 9007199254740991,
      date: '2026-02-28',
      instant: new Date('2026-03-01T04:30:00.500Z'),
      numeric: '1.50',
      bytes: Buffer.from([0, 255]),
      texts: ['a', 'b,"c'],
      json: { a: [1] },
      nothing: null,
      truth: true,
    },
  ])
})

test('a parameter comes back as it was given', async () => {
  const values = [
    Buffer.from([0, 1, 255]),
    new Date('2026-01-01T00:00:00Z'),
    '2026-01-01',
    ['a', null, "'"],
    'é\u{1F600}',
    42,
    false,
  ]
  const [bytes, instant, date, texts, text, number, truth] = values
  const { rows } = await sql`select ${bytes}::bytea as bytes, ${instant}::timestamptz as instant, ${date}::date as date,
    ${texts}::text[] as texts, ${text}::text as text, ${number}::int as number, ${truth}::boolean as truth`.execute(
    opened.store.app,
  )
  assert.deepEqual(rows, [{ bytes, instant, date, texts, text, number, truth }])
})

test('an integer that JavaScript cannot hold is an error, not a wrong number', async () => {
  await assert.rejects(sql`select 9007199254740993::bigint as n`.execute(opened.store.app), RangeError)
  await opened.store.ping()
})

test('an answer of 8 MB arrives whole', async () => {
  const { rows } = await sql<{ text: string }>`select repeat('abcdefgh', 1048576) as text`.execute(opened.store.app)
  assert.equal(rows[0]?.text.length, 8 * 1024 * 1024)
})

test('a parameter of 8 MB arrives whole', async () => {
  const { rows } = await sql<{ n: number }>`select length(${Buffer.alloc(8 * 1024 * 1024)}::bytea) as n`.execute(
    opened.store.app,
  )
  assert.deepEqual(rows, [{ n: 8 * 1024 * 1024 }])
})

test('a refused statement carries the code and the constraint', async () => {
  const row = {
    id: 'a2a4ed0e-8dc0-4c0f-a1a6-0f2f1d3a7f10',
    name: 'x',
    kyc: true,
    growth: false,
    eid: 'magic',
    read_cap: 1,
    created_at: new Date(0),
  }
  await assert.rejects(opened.store.system.insertInto('workspace').values(row).execute(), {
    code: '23514',
    constraint: 'workspace_eid_check',
  })
})
