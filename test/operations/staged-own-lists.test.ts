import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { auditRows } from '../support/audit-rows.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'
import { withTenant } from '../../src/store/tenant.ts'

interface Diff {
  readonly appeared: number | null
  readonly changed: number | null
  readonly gone: number | null
  readonly refusals: readonly string[]
  readonly cases: { readonly compared: number; readonly changing: number; readonly cases: readonly object[] } | null
}

interface Entry {
  readonly action: string
  readonly tenant_id: string
  readonly changed: readonly string[] | null
}

describe('a staged file of a workspace’s own list', () => {
  let server: TestServer
  let files = 0
  let otherId = ''
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader } })
    otherId = (await operate<{ id: string }>('workspaces.create', { name: 'Other' })).id
    await operate('lists.import', { source: 'un', path: await fileOf(['Ivan Exemplov']) })
    await operate('lists.import', { ...own(), path: await fileOf(['Greta Neverpaid', 'Hugo Latepayer']) })
    for (const [place, name] of ['Greta Neverpaid', 'Olga Inventova', 'Clara Clearwater'].entries()) {
      const [first_name, last_name] = name.split(' ')
      const json = { reference: `own-${place}`, environment: 'production', values: { first_name, last_name } }
      assert.equal((await server.post('/v1/kyc/verify', json)).status, 200)
    }
  })
  after(() => server.stop())

  const operate = async <Answer = Record<string, unknown>>(name: string, input: object = {}) =>
    (await server.operate(name, input)) as Answer
  const own = (id = server.workspaceId) => ({ source: 'own', workspace_id: id })
  const fileOf = async (names: readonly string[]) => {
    const file = path.join(server.dataDir, `own-${++files}.csv`)
    const rows = names.map((name) => `${name},Person,${name},,,,\n`)
    await writeFile(file, ['id,schema,name,aliases,birth_date,countries,identifiers\n', ...rows].join(''))
    return file
  }
  const stage = async (names: readonly string[], id?: string) =>
    operate('lists.import', { ...own(id), path: await fileOf(names), stage: true })
  const diff = (more: object = {}) => operate<Diff>('lists.diff', { ...own(), ...more })
  const status = async () =>
    (await operate<readonly Record<string, unknown>[]>('lists.status')).find(({ id }) => id === 'own')
  const hits = async (name: string, tenantId = server.workspaceId) => {
    const about = { dateOfBirth: '', countries: [], boundTo: [], gender: null, identifiers: [] } as const
    const party = { party: name, names: [name], kind: 'person', ...about } as const
    const result = await server.services.screener.screen([party], { environment: 'production', tenantId })
    return result.status === 'run' ? result.parties.flatMap((one) => one.hits.map(({ entry }) => entry)) : result.why
  }
  const dataKeys = () =>
    withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx
        .selectFrom('data_key')
        .select('id')
        .where('tenant_id', '=', server.workspaceId)
        .where('case_id', 'is', null)
        .execute(),
    )

  it('is not compared with until it is activated, and its bytes are sealed', async () => {
    const answer = await stage(['Greta Neverpaid', 'Olga Inventova'])
    assert.deepEqual([answer['staged'], answer['entries_before'], answer['bundle_id']], [true, 2, null])
    assert.deepEqual([await hits('Olga Inventova'), await hits('Hugo Latepayer')], [[], ['Hugo Latepayer']])
    const shown = await status()
    assert.deepEqual([shown?.['entries'], shown?.['staged_at']], [2, server.clock.now().toISOString()])
    assert.equal((await dataKeys()).length, 2)
  })

  it('is shown with what differs, and the cases of its workspace whose hits would differ', async () => {
    const { appeared, changed, gone, refusals, cases } = await diff()
    assert.deepEqual([appeared, changed, gone, refusals], [1, 0, 1, []])
    assert.deepEqual([cases?.compared, cases?.changing], [3, 1])
    assert.doesNotMatch(JSON.stringify(cases), /Inventova|own-1/)
    assert.equal((await diff({ cases: false })).cases, null)
    assert.deepEqual(await hits('Olga Inventova'), [])
  })

  it('belongs to its workspace: another has nothing staged', async () => {
    for (const id of [otherId, 'not-a-workspace']) {
      for (const name of ['lists.diff', 'lists.activate', 'lists.discard']) {
        await assert.rejects(operate(name, own(id)), { status: 404, code: 'nothing_staged' })
      }
    }
    await assert.rejects(operate('lists.diff', { source: 'own' }), { status: 404, code: 'nothing_staged' })
  })

  it('is in use once it is activated, and what it replaced cannot be opened any more', async () => {
    const answer = await operate('lists.activate', own())
    assert.deepEqual([answer['entries'], answer['entries_before'], answer['bundle_id']], [2, 2, null])
    assert.deepEqual([await hits('Olga Inventova'), await hits('Hugo Latepayer')], [['Olga Inventova'], []])
    assert.deepEqual(await hits('Olga Inventova', otherId), [])
    assert.equal((await dataKeys()).length, 1)
    assert.equal((await status())?.['staged_at'], null)
    await assert.rejects(operate('lists.activate', own()), { code: 'nothing_staged' })
  })

  it('that lost entries is activated only when that is confirmed', async () => {
    await stage(['Greta Neverpaid'])
    assert.deepEqual((await diff()).refusals, ['list_shrank'])
    await assert.rejects(operate('lists.activate', own()), { status: 409, code: 'list_shrank' })
    assert.equal((await operate('lists.activate', { ...own(), accept_shrink: true }))['entries'], 1)
  })

  it('replaces the one staged before, and is discarded with its bytes and key', async () => {
    await stage(['Greta Neverpaid', 'First Staged'])
    await stage(['Greta Neverpaid', 'Second Staged', 'Third Staged'])
    assert.equal((await dataKeys()).length, 2)
    assert.equal((await diff()).appeared, 2)
    assert.deepEqual(await operate('lists.discard', own()), { id: 'own', discarded: true })
    assert.equal((await dataKeys()).length, 1)
    await assert.rejects(diff(), { code: 'nothing_staged' })
    assert.deepEqual(await hits('Third Staged'), [])
  })

  it('with the entries in use is not staged', async () => {
    const answer = await stage(['Greta Neverpaid'])
    assert.deepEqual([answer['staged'], answer['unchanged']], [false, true])
  })

  it('of a list that is not in use yet is new from the first to the last entry', async () => {
    const named = { ...own(), source: 'own/second' }
    await operate('lists.import', { ...named, path: await fileOf(['Olga Inventova']), stage: true })
    const { appeared, gone, cases } = await operate<Diff>('lists.diff', named)
    assert.deepEqual([appeared, gone, cases?.changing], [1, 0, 1])
    assert.equal((await operate('lists.activate', named))['entries_before'], null)
    assert.deepEqual(await hits('Olga Inventova'), ['Olga Inventova'])
  })

  it('may be of articles, which change no hits of a case', async () => {
    const file = path.join(server.dataDir, 'articles.jsonl')
    const article = { id: 'A-1', url: 'https://news.example/1', title: 'A title', published_on: '2026-03-02' }
    await writeFile(file, JSON.stringify({ ...article, persons: [{ name: 'Clara Clearwater' }] }))
    const named = { ...own(), source: 'adverse_media' }
    await operate('lists.import', { ...named, path: file, stage: true })
    const { appeared, cases } = await operate<Diff>('lists.diff', named)
    assert.deepEqual([appeared, cases], [1, null])
    assert.equal((await operate('lists.activate', named))['entries'], 1)
    assert.deepEqual(await hits('Clara Clearwater'), [])
  })

  it('leaves audit entries in its workspace alone', async () => {
    const rows = (await auditRows(server.services.store).entries()) as unknown as readonly Entry[]
    const seen = rows.filter(({ changed }) => changed?.includes('own'))
    const actions = new Set(seen.map(({ action }) => action))
    assert.deepEqual([...actions].toSorted(), ['list.compared', 'list.imported', 'list.staged', 'list.unstaged'])
    assert.ok(seen.every(({ tenant_id: id }) => id === server.workspaceId))
  })

  it('is in a backup', async () => {
    await stage(['Greta Neverpaid', 'Someone Staged'])
    const taken = await operate<{ blobs: number; blobs_missing: number }>('backup.create', {
      path: path.join(server.dataDir, 'own.backup'),
    })
    assert.deepEqual([taken.blobs, taken.blobs_missing], [5, 0])
  })
})
