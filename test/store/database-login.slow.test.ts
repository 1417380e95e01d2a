import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { Client } from 'pg'
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts'
import { readFirstKey } from '../support/first-key.ts'
import { run, serve } from '../support/program.ts'
import { startReceiver, type Receiver } from '../support/receiver.ts'

const skip = (await hasPostgres()) ? false : 'PostgreSQL is not installed'
const operations = path.join(import.meta.dirname, '../../docs/operations.md')

/** Each is run as the login that serves, on a connection of its own that has no role set. */
const attacks: readonly (readonly [statement: string, refusal: RegExp])[] = [
  ['alter table kyc_case no force row level security', /must be owner of table kyc_case/],
  ['drop policy tenant on kyc_case', /must be owner of relation kyc_case/],
  ['alter table kyc_case disable row level security', /must be owner of table kyc_case/],
  ['set role gatehouse_owner', /permission denied to set role "gatehouse_owner"/],
  ['set role postgres', /permission denied to set role "postgres"/],
  ['set session authorization gatehouse_owner', /permission denied to set session authorization/],
  ['grant gatehouse_owner to gatehouse_server', /must have admin option on role "gatehouse_owner"/],
  ['alter role gatehouse_server superuser', /must be superuser/],
  ['create role another', /permission denied to create role/],
  ['create table mine ()', /permission denied for schema public/],
  ['create schema mine', /permission denied for database gatehouse/],
  ['select from kyc_case', /permission denied for table kyc_case/],
  ['select from api_key', /permission denied for table api_key/],
  ['select from migration', /permission denied for table migration/],
  ["select analyze_table('kyc_case')", /permission denied for function analyze_table/],
  ['truncate audit_entry', /permission denied for table audit_entry/],
]

describe('a PostgreSQL server with two logins', { skip }, () => {
  let postgres: Postgres
  let receiver: Receiver
  let folder: string
  let urls: Record<'owner' | 'server' | 'admin', string>
  let settings: Record<string, string>
  const asOwner = () => ({ ...settings, GATEHOUSE_MIGRATION_DATABASE_URL: urls.owner })

  before(async () => {
    postgres = await startPostgres({ syncs: false })
    receiver = await startReceiver()
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-logins-'))
    const documented = /## Two logins[\s\S]*?```sql\n([\s\S]*?)```/.exec(await readFile(operations, 'utf8'))?.[1] ?? ''
    for (const statement of documented.split(';\n').filter(Boolean)) await query(postgres.url, statement)
    const urlOf = (login: string) => postgres.url.replace('postgres@', `${login}@`).replace(/postgres$/, 'gatehouse')
    urls = { owner: urlOf('gatehouse_owner'), server: urlOf('gatehouse_server'), admin: urlOf('postgres') }
    settings = {
      GATEHOUSE_DATABASE_URL: urls.server,
      GATEHOUSE_DATA_DIR: folder,
      GATEHOUSE_PORT: '0',
      GATEHOUSE_LOG: 'warn',
      GATEHOUSE_READERS: '1',
      GATEHOUSE_READER_WARM_UP: 'lazy',
      GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8',
    }
  })
  after(async () => {
    await receiver.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('does not serve tables that are not there, and says what to run', async () => {
    for (const words of [['serve'], ['migrate'], ['keys', 'list']]) {
      const { code, err } = await run(words, settings)
      assert.equal(code, 1)
      assert.match(err, /gatehouse_server does not own them.*GATEHOUSE_MIGRATION_DATABASE_URL/s)
    }
  })

  it('gets its tables from migrate, once', async () => {
    const first = await run(['migrate', '--json'], asOwner())
    assert.equal(first.code, 0, first.err)
    const { applied, login, powers } = JSON.parse(first.out)
    assert.equal(applied[0], '0001_house.sql')
    assert.deepEqual([login, powers], ['gatehouse_server', []])
    const second = await run(['migrate'], asOwner())
    assert.deepEqual([second.code, second.out], [0, 'The tables are of this version.\n'])
  })

  it('does not serve tables of an earlier version', async () => {
    const name = '0017_limited_login.sql'
    await query(urls.admin, `update migration set name = '0017_earlier.sql' where name = '${name}'`)
    const changed = await run(['serve'], settings)
    await query(urls.admin, `update migration set name = '${name}' where name = '0017_earlier.sql'`)
    const kept = await query(urls.admin, `delete from migration where name > '${name.slice(0, 4)}' returning *`)
    const earlier = await run(['serve'], settings)
    for (const row of kept) {
      const values = ['name', 'checksum', 'applied_at'].map((column) => row[column])
      await query(urls.admin, 'insert into migration values ($1, $2, $3)', values)
    }
    assert.equal(changed.code, 1)
    assert.equal(earlier.code, 1)
    assert.match(earlier.err, /The tables are not of this version.*Run gatehouse migrate/)
  })

  for (const [statement, refusal] of attacks) {
    it(`refuses the login that serves: ${statement}`, async () => {
      await assert.rejects(query(urls.server, statement), refusal)
      const roles = ['gatehouse_app', 'gatehouse_system'] as const
      for (const role of statement.startsWith('select') ? [] : roles) {
        for (const way of ['reset role', 'set role none', 'reset session authorization']) {
          const url = `${urls.server}?options=${encodeURIComponent(`-c role=${role}`)}`
          await assert.rejects(query(url, `${way}; ${statement}`), /must be|permission denied|must have/)
        }
      }
    })
  }

  it('stores a verdict, delivers its webhook, erases what is due and makes a backup as the login that serves', async () => {
    const server = await serve(settings)
    const json = async (...words: string[]) => {
      const { code, out, err } = await run([...words, '--json'], settings)
      assert.equal(code, 0, `${words.join(' ')}: ${out}${err}`)
      return JSON.parse(out)
    }
    try {
      assert.doesNotMatch(server.printed(), /login/)
      const [workspace] = await json('workspaces', 'list')
      const events = 'kyc.case_verified'
      await json('webhooks', 'create', '--workspace', workspace.id, '--url', receiver.url, '--events', events)
      const key = await readFirstKey(settings['GATEHOUSE_DATA_DIR'] ?? '')
      const verify = (reference: string) =>
        fetch(`${server.url}/v1/kyc/verify`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${key}` },
          body: JSON.stringify({ reference, values: {} }),
        })
      assert.equal((await verify('client-1001')).status, 200)
      await receiver.until(1)
      const [found] = await json('cases', 'list', '--reference', 'client-1001')
      await json('cases', 'close', found.id)
      await query(
        urls.admin,
        "update kyc_case set closed_at = now() - interval '40 years', updated_at = now() - interval '40 years'",
      )
      assert.equal((await json('cases', 'purge')).erased, 1)
      assert.equal((await verify('client-1002')).status, 200)
      const { tables } = await json('backup', path.join(folder, 'two-logins.backup'))
      assert.deepEqual([tables.kyc_case, tables.erasure, tables.verdict > 0], [2, 1, true])
      await json('audit', 'verify')
      const { findings } = JSON.parse((await run(['doctor', '--json'], settings)).out)
      const finding = findings.find(({ id }: { id: string }) => id === 'database login')
      assert.deepEqual(finding, {
        id: 'database login',
        ok: true,
        detail: 'gatehouse_server owns nothing and can take no other role',
        fix: '',
      })
    } finally {
      await server.stop()
    }
  })

  it('shows a role of the product no row of a tenant that is not set', async () => {
    const asApp = `${urls.server}?options=${encodeURIComponent('-c role=gatehouse_app')}`
    assert.deepEqual(await query(asApp, 'select id from kyc_case'), [])
    assert.equal((await query(urls.admin, 'select id from kyc_case')).length, 2)
    const asSystem = `${urls.server}?options=${encodeURIComponent('-c role=gatehouse_system')}`
    await assert.rejects(query(asSystem, 'select id from kyc_case'), /permission denied for table kyc_case/)
  })

  it('restores a backup as the owner only', async () => {
    await query(postgres.url, 'create database restored owner gatehouse_owner')
    const into = (url: string) => url.replace(/gatehouse$/, 'restored')
    const target = { ...settings, GATEHOUSE_DATABASE_URL: into(urls.server) }
    const file = path.join(folder, 'two-logins.backup')
    const refused = await run(['restore', file], target)
    assert.equal(refused.code, 1)
    assert.match(refused.err, /A restore needs the login that owns the tables.*GATEHOUSE_MIGRATION_DATABASE_URL/)
    const owner = { ...target, GATEHOUSE_MIGRATION_DATABASE_URL: into(urls.owner) }
    const restored = await run(['restore', file, '--json'], owner)
    assert.equal(restored.code, 0, restored.err)
    const { code, out } = await run(['keys', 'list', '--json'], target)
    assert.deepEqual([code, JSON.parse(out).length], [0, 1])
  })

  it('serves with one login for all, and says so in log and doctor', async () => {
    const one = { ...settings, GATEHOUSE_DATABASE_URL: urls.owner }
    const server = await serve(one)
    await server.stop()
    const said = 'gatehouse_owner owns the database'
    assert.match(server.printed(), new RegExp(`one login migrates and serves the database .*${said}`))
    const { out } = await run(['doctor'], one)
    assert.match(out, new RegExp(`WARN   database login: one login migrates and serves: ${said}`))
    const both = await serve(asOwner())
    await both.stop()
    assert.match(both.printed(), /GATEHOUSE_MIGRATION_DATABASE_URL is set for the server/)
  })

  it('doctor finds a login that reaches an owner in another way', async () => {
    await query(postgres.url, 'grant gatehouse_owner to gatehouse_server')
    const { code, out } = await run(['doctor', '--json'], settings)
    await query(postgres.url, 'revoke gatehouse_owner from gatehouse_server')
    const finding = JSON.parse(out).findings.find(({ id }: { id: string }) => id === 'database login')
    assert.equal(code, 1)
    assert.equal(finding.ok, false)
    assert.match(finding.detail, /gatehouse_server is a member of gatehouse_owner, which owns the database/)
  })
})

async function query(url: string, statement: string, values: readonly unknown[] = []) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement, values.length > 0 ? [...values] : undefined)
    return rows
  } finally {
    await client.end()
  }
}
