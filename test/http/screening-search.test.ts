import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { ScreeningSearch } from '../../src/contract/screening-search.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startApi, type Api, type Asked } from './support/api.ts'

const inProduction = { headers: { 'X-Service-Environment': 'production' } }

describe('a search in the lists', () => {
  let api: Api
  before(async () => void (api = await startApi({ world: { reader: idleReader } })))
  after(() => api.stop())

  const ask = (query: Readonly<Record<string, string>>, asked?: Asked) =>
    api.ask('GET', `/v1/screening/search?${new URLSearchParams(query)}`, asked)
  const search = async (query: Readonly<Record<string, string>>, asked?: Asked) => {
    const { status, body } = await ask(query, asked)
    assert.equal(status, 200)
    return body as ScreeningSearch
  }
  const importList = async (source: string, entries: readonly string[], workspaceId?: string, topic?: string) => {
    const file = path.join(api.dataDir, `${source.replaceAll('/', '-')}.csv`)
    const columns = 'id,schema,name,aliases,birth_date,countries,identifiers'
    await writeFile(file, [columns, ...entries, ''].join('\n'))
    const ofWorkspace = workspaceId === undefined ? {} : { workspace_id: workspaceId }
    await api.operate('lists.import', { source, path: file, ...ofWorkspace, ...(topic === undefined ? {} : { topic }) })
  }
  const found = ({ hits }: ScreeningSearch) => hits.map(({ list, record_id: record }) => [list.id, record])

  it('finds a persona of the sandbox as it is published, with pieces that sum to its score', async () => {
    const answer = await search({ name: 'Sergei Sanctionof', date_of_birth: '1 January 1970', country: 'Canada' })
    assert.deepEqual([answer.total, answer.incomplete, found(answer)], [1, false, [['sandbox', 'sandbox-sanctionov']]])
    assert.equal(answer.bundle?.date, '2026-11-21')
    assert.deepEqual(answer.lists, [
      { id: 'sandbox', name: 'Sandbox list (fictional)', date: '2026-01-01', checked_on: '2026-11-21' },
    ])
    const { score, pieces, ...hit } = answer.hits[0]!
    assert.deepEqual(hit, {
      list: { id: 'sandbox', name: 'Sandbox list (fictional)', date: '2026-01-01' },
      ...{ record_id: 'sandbox-sanctionov', topic: 'sanction', topics: ['sanction'] },
      ...{
        programmes: ['SANDBOX-SANCTIONS'],
        name: 'Serge Sanctionov',
        name_kind: 'primary',
        entry: 'Serge Sanctionov',
      },
    })
    assert.ok(score >= 850 && score <= 1000)
    assert.equal(
      pieces.reduce((sum, { points }) => sum + points, 0),
      score,
    )
    const birth = pieces.find(({ on }) => on === 'birth_date')
    assert.deepEqual([birth?.finding, birth?.asked], ['agrees', '1970-01-01'])
  })

  it('shows the alias that matched as published, in its own script', async () => {
    const [hit] = (await search({ name: 'Санкционов Серж' })).hits
    assert.deepEqual([hit?.name, hit?.name_kind, hit?.entry], ['Серж Санкционов', 'original', 'Serge Sanctionov'])
  })

  it('finds nobody for a name that is not listed', async () => {
    const answer = await search({ name: 'Clara Clearwater' })
    assert.deepEqual([answer.total, answer.hits, answer.incomplete], [0, [], false])
  })

  it('says that a name was not read in full', async () => {
    for (const name of ['★★★', '   ', 'ꦱꦸꦏꦂꦤ']) {
      const answer = await search({ name })
      assert.deepEqual([answer.incomplete, answer.hits], [true, []], name)
    }
  })

  it('takes a name of 400 characters', async () => {
    assert.equal((await search({ name: 'Sanctionov '.repeat(37).slice(0, 400) })).incomplete, false)
  })

  it('sees no list of the sandbox in production, and says that none was searched', async () => {
    assert.deepEqual(await search({ name: 'Serge Sanctionov' }, inProduction), {
      ...{ bundle: null, lists: [], incomplete: true, total: 0, hits: [] },
    })
  })

  it('lists the best of all that it found, as many as are wanted', async () => {
    const entries = Array.from({ length: 60 }, (_, place) => `X-${place},Person,Ivan Exemplov,,19${place + 20}-02-03,,`)
    await importList('opensanctions/example', entries)
    const query = { name: 'Ivan Exemplov' }
    const usual = await search(query, inProduction)
    assert.deepEqual([usual.total, usual.hits.length], [60, 10])
    assert.equal((await search({ ...query, limit: '50' }, inProduction)).hits.length, 50)
    assert.equal((await search({ ...query, limit: '1' }, inProduction)).hits.length, 1)
    const born = await search({ ...query, date_of_birth: '1933-02-03', limit: '50' }, inProduction)
    assert.equal(born.hits[0]?.record_id, 'X-13')
    const scores = born.hits.map(({ score }) => score)
    assert.deepEqual(
      scores,
      scores.toSorted((a, b) => b - a),
    )
  })

  it('shows a sanctioned person first, however many exposed ones have a higher score', async () => {
    const exposed = Array.from({ length: 60 }, (_, place) => `P-${place},Person,Olga Inventova,,,,`)
    await importList('everypolitician/ca', exposed, undefined, 'pep')
    await importList('opensanctions/second', ['S-1,Person,Olga Inventowa,,,,'])
    const answer = await search({ name: 'Olga Inventova', limit: '2' }, inProduction)
    assert.deepEqual(found(answer), [
      ['opensanctions/second', 'S-1'],
      ['everypolitician/ca', 'P-0'],
    ])
    assert.ok((answer.hits[0]?.score ?? 0) < (answer.hits[1]?.score ?? 0))
    assert.equal(answer.total, 61)
  })

  it('searches the own list of the workspace, and of no other', async () => {
    const other = await api.addWorkspace()
    await importList('own', ['O-1,Person,Greta Neverpaid,,,,'], api.workspaceId)
    const mine = await search({ name: 'Greta Neverpaid' }, inProduction)
    assert.deepEqual(found(mine), [['own', 'O-1']])
    const theirs = await search({ name: 'Greta Neverpaid' }, { ...inProduction, key: other.key })
    assert.deepEqual([theirs.total, theirs.hits], [0, []])
    assert.ok(theirs.lists.length > 0 && theirs.lists.every(({ id }) => id !== 'own'))
  })

  it('lists every parameter that is not valid', async () => {
    const faults = async (query: Readonly<Record<string, string>>) => {
      const { status, body } = await ask(query)
      assert.equal(status, 422)
      const { detail } = body as { detail: readonly { type: string; loc: readonly string[] }[] }
      return detail.map(({ type, loc }) => [type, loc.join('.')])
    }
    assert.deepEqual(await faults({}), [['missing', 'query.name']])
    assert.deepEqual(await faults({ name: '' }), [['string_too_short', 'query.name']])
    assert.deepEqual(await faults({ name: 'x'.repeat(401) }), [['string_too_long', 'query.name']])
    assert.deepEqual(await faults({ name: 'x '.repeat(65) }), [['too_long', 'query.name']])
    assert.deepEqual(await faults({ name: 'A', kind: 'ship', limit: '51' }), [
      ['literal_error', 'query.kind'],
      ['less_than_equal', 'query.limit'],
    ])
    assert.deepEqual(await faults({ name: 'A', limit: '0' }), [['greater_than_equal', 'query.limit']])
    assert.deepEqual(await faults({ name: 'A', limit: 'ten' }), [['int_parsing', 'query.limit']])
    assert.deepEqual(await faults({ name: 'A', date_of_birth: '2999-01-01', country: 'Atlantis' }), [
      ['value_error', 'query.date_of_birth'],
      ['value_error', 'query.country'],
    ])
    assert.deepEqual(await faults({ name: 'A', date_of_birth: '1970-02-30' }), [['value_error', 'query.date_of_birth']])
  })

  it('refuses another environment before the parameters', async () => {
    const { status, body } = await ask({}, { headers: { 'X-Service-Environment': 'live' } })
    assert.deepEqual(
      [status, (body as { detail: unknown }).detail],
      [422, "environment must be 'sandbox' or 'production'"],
    )
  })

  it('asks for its own scope', async () => {
    const { key } = await api.addKey({ scopes: ['kyc:verify'] })
    const { status, body } = await ask({ name: 'Serge Sanctionov' }, { key })
    assert.deepEqual([status, body], [403, { detail: 'API key lacks the screening:search scope' }])
    const alone = await api.addKey({ scopes: ['screening:search'] })
    assert.equal((await search({ name: 'Serge Sanctionov' }, { key: alone.key })).total, 1)
  })

  it('asks for a key', async () => {
    assert.equal((await ask({ name: 'Serge Sanctionov' }, { key: null })).status, 401)
  })
})
