import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { KycRequest } from '../../src/contract/kyc-request.ts'
import { bodyValidator } from '../../src/operations/body-validator.ts'

/**
 * The floor to compare with: bare Fastify, the same compiled schema, an answer that the product gave, serialised for each
 * call, and one indexed SELECT, one SELECT of 100 rows of 5,000, or a transaction of two INSERTs in four round trips. Started by
 * `startBaseline` (sides.ts) with the database's URL and the answer; prints where it is.
 */
const [, , url = '', answerText = '{}'] = process.argv
const pool = new Pool({ connectionString: url, max: 10 })
await pool.query('create table baseline_key (id text primary key, body text)')
await pool.query('create table baseline_case (id uuid primary key, body jsonb)')
await pool.query('create table baseline_event (id uuid primary key, body jsonb)')
await pool.query("insert into baseline_key values ('key', 'found')")
await pool.query(`create table baseline_transaction (position int primary key, id text, date text, description text,
  amount double precision, type text, category text, balance double precision)`)
await pool.query(`insert into baseline_transaction
  select n, 'txn_' || md5(n::text), '2026-10-01', 'PAYMENT TO MERCHANT ' || n, -n / 100.0, 'debit', 'groceries', n / 7
  from generate_series(0, 4999) as n`)
const validate = bodyValidator(KycRequest)
const answer: object = JSON.parse(answerText)

const selectOne = () =>
  pool.query({ name: 'key', text: 'select body from baseline_key where id = $1', values: ['key'] })

const app = Fastify()
app.post('/select', async (request) => {
  validate(request.body)
  await selectOne()
  return answer
})
app.get('/row', async () => {
  await selectOne()
  return answer
})
app.get('/rows', async () => {
  const { rows } = await pool.query({
    name: 'rows',
    text: `select id, date, description, amount, type, category, balance from baseline_transaction
      where position between $1 and $2 order by position`,
    values: [0, 99],
  })
  return { items: rows, total: 5000, account_holder: 'Sandbox Client', bank_name: 'Sandbox Bank' }
})
app.post('/file', async (request) => {
  const body = JSON.stringify(validate(request.body))
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const table of ['case', 'event']) {
      const text = `insert into baseline_${table} values ($1, $2)`
      await client.query({ name: table, text, values: [randomUUID(), body] })
    }
    await client.query('commit')
  } finally {
    client.release()
  }
  return answer
})
console.log(`answers at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
