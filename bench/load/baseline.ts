import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { KycRequest } from '../../src/contract/kyc-request.ts'
import { bodyValidator } from '../../src/operations/body-validator.ts'

/**
 * The floor to compare with: bare Fastify, the same compiled schema, an answer that the product gave, serialised for each
 * call, and either one indexed SELECT or a transaction of two INSERTs in four round trips. Started by `startBaseline`
 * (sides.ts) with the database's URL and the answer; prints where it is.
 */
const [, , url = '', answerText = '{}'] = process.argv
const pool = new Pool({ connectionString: url, max: 10 })
await pool.query('create table baseline_key (id text primary key, body text)')
await pool.query('create table baseline_case (id uuid primary key, body jsonb)')
await pool.query('create table baseline_event (id uuid primary key, body jsonb)')
await pool.query("insert into baseline_key values ('key', 'found')")
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
