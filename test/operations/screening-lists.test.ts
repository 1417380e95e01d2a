import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { listSources } from '../../src/domain/screening/list-sources.ts'
import { useCopy } from '../../src/operations/screening/local-copy.ts'
import { followLists } from '../../src/operations/screening/follow-lists.ts'
import { refreshDueLists, refreshLists } from '../../src/operations/screening/refresh-lists.ts'
import type { PartyToScreen } from '../../src/ports/screener.ts'
import type { ScreeningResult } from '../../src/domain/screening/result.ts'
import { openScreening } from '../../src/screening/open-screening.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

let server: TestServer
let files = 0
before(async () => {
  server = await startTestServer({ world: { reader: idleReader } })
})
after(() => server.stop())

/** A file in the format of OpenSanctions with these names, ids in their order. */
async function listOf(names: readonly string[], from = 0): Promise<string> {
  const file = path.join(server.dataDir, `list-${++files}.csv`)
  const rows = names.map((name, index) => `L-${from + index},Person,${name},,1970-01-01,,`)
  await writeFile(file, `${['id,schema,name,aliases,birth_date,countries,identifiers', ...rows].join('\n')}\n`)
  return file
}

const party = (name: string): PartyToScreen => ({
  party: name,
  names: [name],
  kind: 'person',
  dateOfBirth: '1970-01-01',
  countries: [],
  boundTo: [],
  gender: null,
  identifiers: [],
})

async function screen(
  name: string,
  { environment = 'production', tenantId = server.workspaceId, screener = server.services.screener } = {},
): Promise<ScreeningResult> {
  return screener.screen([party(name)], { environment: environment as 'production' | 'sandbox', tenantId })
}

const entriesHit = (result: ScreeningResult) =>
  result.status === 'run' ? result.parties.flatMap(({ hits }) => hits.map(({ entry }) => entry)) : result.why

const importList = (source: string, file: string, more: object = {}) =>
  server.operate('lists.import', { source, path: file, ...more }) as Promise<Record<string, unknown>>

const names = (count: number, what: string) =>
  Array.from({ length: count }, (_, n) => `${what} Exemplov${'a'.repeat(n % 7)}${n}`)

describe('screening lists', () => {
  it('production without a list is not screened, and the sandbox has its own', async () => {
    assert.deepEqual(await screen('Serge Sanctionov'), { status: 'not_run', why: 'no_list' })
    assert.deepEqual(entriesHit(await screen('Serge Sanctionov', { environment: 'sandbox' })), ['Serge Sanctionov'])
    assert.deepEqual(entriesHit(await screen('Clara Clearwater', { environment: 'sandbox' })), [])
  })

  it('an imported list is compared with from then on, and never in the sandbox', async () => {
    const answer = await importList('un', await listOf(['Ivan Fictionovich Exemplov']))
    assert.deepEqual(
      [answer['id'], answer['entries'], answer['entries_before'], answer['unchanged']],
      ['un', 1, null, false],
    )
    const result = await screen('Ivan Fictionovich Exemplov')
    assert.deepEqual(entriesHit(result), ['Ivan Fictionovich Exemplov'])
    assert.equal(result.status === 'run' && result.bundle.id, answer['bundle_id'])
    assert.deepEqual(entriesHit(await screen('Ivan Fictionovich Exemplov', { environment: 'sandbox' })), [])
    assert.deepEqual(entriesHit(await screen('Serge Sanctionov')), [])
  })

  it('a list without a date of its own has no day of publication, and ages from its import', async () => {
    const file = path.join(server.dataDir, 'undated.csv')
    await writeFile(file, 'name,kind\nUmberto Undatedov,person\n')
    const workspace = { workspace_id: server.workspaceId }
    const importedOn = server.clock.now().toISOString().slice(0, 10)
    const answer = await importList('own/undated', file, { ...workspace, dated: true })
    assert.deepEqual([answer['published_on'], answer['checked_on']], [null, importedOn])
    server.clock.advance(9 * 86_400_000)
    const status = (await server.operate('lists.status', {})) as Record<string, unknown>[]
    const own = status.find(({ id }) => id === 'own/undated')
    assert.deepEqual([own?.['published_on'], own?.['age_days']], [null, 9])
    const result = await screen('Umberto Undatedov')
    const lists = result.status === 'run' ? result.bundle.lists : []
    const { publishedOn, importedOn: shown } = lists.find(({ id }) => id === 'own/undated') ?? {}
    assert.deepEqual([publishedOn, shown], [null, importedOn])
    await server.operate('lists.remove', { source: 'own/undated', ...workspace })
    server.clock.advance(-9 * 86_400_000)
  })

  it('an annex of a regulation is a list beside the EU list, and never stands for it', async () => {
    const file = path.join(server.dataDir, 'annex.csv')
    await writeFile(file, 'celex,recordId,annex,schema,name,alias\n32014R0269,1,I,Person,Anna Annexova,\n')
    await assert.rejects(importList('eu', file), (error: { status: number; body: { message: string } }) => {
      assert.equal(error.status, 422)
      assert.match(JSON.stringify(error.body), /eu-journal-csv; eu comes as .*Import it as eu_journal/)
      return true
    })
    await importList('eu_journal/ukraine', file)
    assert.deepEqual(entriesHit(await screen('Anna Annexova')), ['Anna Annexova'])
    const loaded = server.services.lists.active()?.lists.map(({ id }) => id)
    assert.deepEqual([loaded?.includes('eu_journal/ukraine'), loaded?.includes('eu')], [true, false])
    await server.operate('lists.remove', { source: 'eu_journal/ukraine' })
  })

  it('a second list joins the bundle, and a new snapshot of the first replaces it', async () => {
    await importList('eu', await listOf(['Olga Inventova']))
    await importList('un', await listOf(['Pavel Madeupov']))
    const status = (await server.operate('lists.status', {})) as Record<string, unknown>[]
    assert.deepEqual(
      status.map(({ id, entries, age_days: age }) => [id, entries, age]),
      [
        ['eu', 1, 0],
        ['un', 1, 0],
      ],
    )
    assert.deepEqual(entriesHit(await screen('Olga Inventova')), ['Olga Inventova'])
    assert.deepEqual(entriesHit(await screen('Pavel Madeupov')), ['Pavel Madeupov'])
    assert.deepEqual(entriesHit(await screen('Ivan Fictionovich Exemplov')), [])
  })

  it('the same file again changes nothing but the day on which the list was checked', async () => {
    const file = await listOf(['Pavel Madeupov'])
    const first = await importList('un', file)
    server.clock.advance(3 * 86_400_000)
    const again = await importList('un', file)
    assert.deepEqual([again['unchanged'], again['bundle_id']], [true, first['bundle_id']])
    const status = (await server.operate('lists.status', {})) as Record<string, unknown>[]
    assert.deepEqual(
      status.map(({ id, age_days: age }) => [id, age]),
      [
        ['eu', 3],
        ['un', 0],
      ],
    )
  })

  it('a list that is empty or lost more than a fifth is refused unless the operator says so', async () => {
    await importList('uk', await listOf(names(10, 'Ten')))
    const active = server.services.lists.active()?.id
    await assert.rejects(importList('uk', await listOf([])), { status: 409, code: 'list_empty' })
    await assert.rejects(importList('uk', await listOf(names(7, 'Ten'))), { status: 409, code: 'list_shrank' })
    assert.equal(server.services.lists.active()?.id, active)
    assert.equal((await importList('uk', await listOf(names(8, 'Ten'))))['entries'], 8)
    assert.equal((await importList('uk', await listOf(names(2, 'Ten')), { accept_shrink: true }))['entries'], 2)
  })

  it('a broken file is refused with its line, and nothing of it is used', async () => {
    const active = server.services.lists.active()?.id
    const file = await listOf(['Petra Brokenova'])
    await writeFile(file, `${await readFile(file, 'utf8')}L-2,Person\n`)
    await assert.rejects(importList('uk', file), (error: { status: number; body: { message: string } }) => {
      assert.equal(error.status, 422)
      assert.match(
        error.body.message,
        /^Nothing was imported: line 3: the row has 2 cells, the header 7\. Download or correct the file and import it again\.$/,
      )
      return true
    })
    assert.equal(server.services.lists.active()?.id, active)
    assert.deepEqual(entriesHit(await screen('Petra Brokenova')), [])
    const left = (await readdir(path.join(server.dataDir, 'screening'))).filter((name) => name.startsWith('draft'))
    assert.deepEqual(left, [])
  })

  it('an unknown source, a missing file and a list of an unknown workspace are refused', async () => {
    await assert.rejects(importList('atlantis', await listOf(['A B'])), { status: 422 })
    await assert.rejects(importList('un', path.join(server.dataDir, 'nowhere.csv')), {
      status: 422,
      code: 'file_not_readable',
    })
    await assert.rejects(importList('own', await listOf(['A B'])), { status: 422 })
    await assert.rejects(importList('un', await listOf(['A B']), { workspace_id: server.workspaceId }), { status: 422 })
    const unknown = { workspace_id: '00000000-0000-4000-8000-000000000000' }
    await assert.rejects(importList('own', await listOf(['A B']), unknown), { status: 404 })
  })

  it("a workspace's own list is compared with its own files only", async () => {
    const other = ((await server.operate('workspaces.create', { name: 'Other' })) as { id: string }).id
    await importList('own', await listOf(['Greta Neverpaid']), { workspace_id: server.workspaceId })
    assert.deepEqual(entriesHit(await screen('Greta Neverpaid')), ['Greta Neverpaid'])
    assert.deepEqual(entriesHit(await screen('Greta Neverpaid', { tenantId: other })), [])
    assert.deepEqual(entriesHit(await screen('Olga Inventova')), ['Olga Inventova'])
    const [mine, theirs] = [await screen('Nobody'), await screen('Nobody', { tenantId: other })]
    assert.ok(mine.status === 'run' && theirs.status === 'run' && mine.bundle.id !== theirs.bundle.id)
    await importList('own', await listOf(['Someone Else']), { workspace_id: server.workspaceId })
    assert.deepEqual(entriesHit(await screen('Greta Neverpaid')), [])
  })

  it('another process follows an activation, and keeps answering with the old bundle until then', async () => {
    const { screener, lists } = openScreening({ clock: server.clock })
    const folder = path.join(server.dataDir, 'another-process')
    const another = { ...server.services, lists, listSettings: { ...server.services.listSettings, folder } }
    await followLists(another)
    assert.deepEqual(entriesHit(await screen('Olga Inventova', { screener })), ['Olga Inventova'])
    await importList('eu', await listOf(['Nina Newova']))
    assert.deepEqual(entriesHit(await screen('Olga Inventova', { screener })), ['Olga Inventova'])
    await followLists(another)
    assert.deepEqual(entriesHit(await screen('Olga Inventova', { screener })), [])
    assert.deepEqual(entriesHit(await screen('Nina Newova', { screener })), ['Nina Newova'])
  })

  it('a process starts from its local copy without the blob store, and replaces a damaged copy', async () => {
    const open = () => {
      const { screener, lists } = openScreening({ clock: server.clock })
      return { screener, services: { ...server.services, lists } }
    }
    const started = open()
    assert.equal(await useCopy(started.services), true)
    assert.deepEqual(entriesHit(await screen('Nina Newova', { screener: started.screener })), ['Nina Newova'])

    const folder = path.join(server.dataDir, 'screening')
    const [index = ''] = (await readdir(folder)).filter((name) => name.endsWith('.index'))
    await writeFile(path.join(folder, index), 'damaged')
    for await (const { key } of server.services.storedBlobs.list('screening/indexes/')) {
      await server.services.storedBlobs.delete(key)
    }
    const corrected = open()
    assert.equal(await useCopy(corrected.services), false)
    await followLists(corrected.services)
    assert.deepEqual(entriesHit(await screen('Nina Newova', { screener: corrected.screener })), ['Nina Newova'])
    assert.equal(await useCopy(open().services), true)
  })

  it('two imports at once both end up in the active bundle', async () => {
    await Promise.all([
      importList('us_ofac', await listOf(['Oskar Atonce'])),
      importList('us_consolidated', await listOf(['Conrad Atonce'])),
    ])
    assert.deepEqual(entriesHit(await screen('Oskar Atonce')), ['Oskar Atonce'])
    assert.deepEqual(entriesHit(await screen('Conrad Atonce')), ['Conrad Atonce'])
  })
})

describe('refreshing from the publishers', () => {
  let mirror: Server
  let base = ''
  let content = ''
  let asked: string[] = []
  let status = 200
  before(async () => {
    mirror = createServer((request, response) => {
      const tag = `"${content.length}"`
      asked.push(`${request.url} ${request.headers['if-none-match'] ?? '-'}`)
      if (status !== 200) response.writeHead(status).end('secret words of a server')
      else if (request.url === '/un/consolidated.xml') response.writeHead(302, { location: '/moved.xml' }).end()
      else if (request.headers['if-none-match'] === tag) response.writeHead(304).end()
      else response.writeHead(200, { etag: tag }).end(content)
    })
    await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve))
    const address = mirror.address()
    base = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}/un/` : ''
    await server.stop()
    server = await startTestServer({
      world: { reader: idleReader },
      settings: {
        GATEHOUSE_EGRESS_ALLOW: '127.0.0.0/8',
        GATEHOUSE_LISTS_REFRESH: '24',
        // All of them, so that no request leaves the machine.
        GATEHOUSE_LISTS_MIRRORS: listSources.map(({ id }) => `${id}=${new URL(`../${id}/`, base).href}`).join(','),
      },
    })
  })
  after(() => mirror.close())

  const xml = (name: string) =>
    `<CONSOLIDATED_LIST dateGenerated="2026-02-27T00:00:00Z"><INDIVIDUALS><INDIVIDUAL><FIRST_NAME>${name}</FIRST_NAME>` +
    `<REFERENCE_NUMBER>X.1</REFERENCE_NUMBER></INDIVIDUAL></INDIVIDUALS><ENTITIES><ENTITY><FIRST_NAME>A GROUP` +
    `</FIRST_NAME><REFERENCE_NUMBER>X.2</REFERENCE_NUMBER></ENTITY></ENTITIES></CONSOLIDATED_LIST>`
  const refresh = () => server.operate('lists.refresh', { source: 'un' }) as Promise<Record<string, unknown>[]>

  it('fetches a list through a redirect, and asks later only whether it changed', async () => {
    content = xml('FELIX FETCHED')
    assert.deepEqual(await refresh(), [{ id: 'un', outcome: 'imported', entries: 2, reason: '' }])
    assert.deepEqual(entriesHit(await screen('Felix Fetched')), ['FELIX FETCHED'])
    server.clock.advance(2 * 86_400_000)
    asked = []
    assert.deepEqual(await refresh(), [{ id: 'un', outcome: 'unchanged', entries: 2, reason: '' }])
    assert.deepEqual(asked, [`/un/consolidated.xml "${content.length}"`, `/moved.xml "${content.length}"`])
    const [list] = (await server.operate('lists.status', {})) as Record<string, unknown>[]
    assert.deepEqual([list?.['published_on'], list?.['age_days']], ['2026-02-27', 0])
    assert.equal(server.services.lists.active()?.lists[0]?.checkedOn, server.clock.now().toISOString().slice(0, 10))
  })

  it('changes nothing when the publisher fails or sends something else', async () => {
    const active = server.services.lists.active()
    status = 503
    const [failed] = await refresh()
    assert.deepEqual([failed?.['outcome'], failed?.['reason']], ['failed', 'answer: status 503'])
    status = 200
    content = '<html>sign in</html>'
    const [refused] = await refresh()
    assert.equal(refused?.['outcome'], 'failed')
    assert.match(String(refused?.['reason']), /a web page/)
    assert.deepEqual(server.services.lists.active(), active)
  })

  it('the job asks again after the hours of the setting, once for all processes', async () => {
    content = xml('FELIX AGAIN')
    server.clock.advance(2 * 86_400_000)
    const only = { ...server.services, listSettings: { ...server.services.listSettings } }
    const due = () =>
      refreshDueLists(only, { actor: { type: 'job', id: 'refresh-lists' }, stopping: new AbortController().signal })
    const first = (await due()).find(({ id }) => id === 'un')
    assert.deepEqual(first, { id: 'un', outcome: 'imported', entries: 2, reason: '' })
    assert.deepEqual(await due(), [])
  })

  it('stages a list that lost too much, which the operator can activate all the same', async () => {
    const other = xml('SOMEBODY ELSEWHERE').replaceAll('X.1', 'X.8').replaceAll('X.2', 'X.9')
    content = other.replace('2026-02-27', '2026-02-28')
    const [failed] = await refresh()
    assert.deepEqual([failed?.['outcome'], failed?.['entries']], ['failed', 2])
    assert.match(String(failed?.['reason']), /of 2 entries before there are 0/)
    assert.deepEqual(entriesHit(await screen('Somebody Elsewhere')), [])
    const diff = (await server.operate('lists.diff', { source: 'un' })) as Record<string, unknown>
    assert.deepEqual([diff['appeared'], diff['gone'], diff['refusals']], [2, 2, ['list_shrank']])
    await server.operate('lists.activate', { source: 'un', accept_shrink: true })
    assert.deepEqual(entriesHit(await screen('Somebody Elsewhere')), ['SOMEBODY ELSEWHERE'])
  })

  it('stages what changed where the operator wants to activate it', async () => {
    content = content.replaceAll('SOMEBODY ELSEWHERE', 'SOMEBODY STAGED FIRST')
    const staging = { ...server.services, listSettings: { ...server.services.listSettings, isStaged: true } }
    const actor = { type: 'operator', id: 'local' } as const
    const [staged] = await refreshLists(staging, { only: 'un', actor })
    assert.deepEqual([staged?.outcome, entriesHit(await screen('Somebody Staged First'))], ['staged', []])
    await server.operate('lists.activate', { source: 'un' })
    assert.deepEqual(entriesHit(await screen('Somebody Staged First')), ['SOMEBODY STAGED FIRST'])
  })
})
