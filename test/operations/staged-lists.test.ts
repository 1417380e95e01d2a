import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { auditRows } from '../support/audit-rows.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

interface Diff {
  readonly appeared: number | null
  readonly changed: number | null
  readonly gone: number | null
  readonly refusals: readonly string[]
  readonly differences: readonly Record<string, unknown>[]
  readonly cases: {
    readonly compared: number
    readonly changing: number
    readonly complete: boolean
    readonly cases: readonly Record<string, unknown>[]
  } | null
}

let server: TestServer
let files = 0
before(async () => {
  server = await startTestServer({ world: { reader: idleReader } })
})
after(() => server.stop())

const operate = async <Answer = Record<string, unknown>>(name: string, input: object = {}) =>
  (await server.operate(name, input)) as Answer
/** A file in the format of OpenSanctions; each row is an id, a name, aliases and a birth date. */
async function fileOf(rows: readonly (readonly [id: string, name: string, aliases?: string, born?: string])[]) {
  const file = path.join(server.dataDir, `staged-${++files}.csv`)
  const lines = rows.map(([id, name, aliases = '', born = '']) => `${id},Person,${name},${aliases},${born},,`)
  await writeFile(file, `${['id,schema,name,aliases,birth_date,countries,identifiers', ...lines].join('\n')}\n`)
  return file
}
const stage = async (source: string, file: string) => operate('lists.import', { source, path: file, stage: true })
const diff = (source: string) => operate<Diff>('lists.diff', { source })
const activeLists = () => server.services.lists.active()?.lists.map(({ id, entities }) => [id, entities]) ?? []
async function production(reference: string, name: string): Promise<string> {
  const values = { first_name: name.split(' ')[0], last_name: name.split(' ')[1], date_of_birth: '1970-01-01' }
  const answer = await server.post('/v1/kyc/verify', { reference, environment: 'production', values })
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { case_id: string }).case_id
}
const actions = async () => (await auditRows(server.services.store).entries()).map(({ action }) => action)

describe('a staged file', () => {
  const first = [
    ['L-1', 'Ivan Exemplov', 'Iwan Exemploff', '1970-01-01'],
    ['L-2', 'Olga Inventova', '', '1971-02-03'],
    ['L-3', 'Pavel Madeupov'],
    ['L-4', 'Nina Nowhereva'],
    ['L-5', 'Petra Nobodyeva'],
    ['L-6', 'Anna Fictiva'],
  ] as const
  const second = [
    ['L-1', 'Ivan Exemplov', 'Iwan Exemploff;Ivo Exemplo', '1970-01-01'],
    ['L-2', 'Olga Inventova', '', '1971-02-03'],
    ['L-3', 'Pavel Madeupov'],
    ['L-4', 'Nina Nowhereva'],
    ['L-5', 'Petra Nobodyeva'],
    ['L-7', 'Gustav Newlistedov', '', '1970-01-01'],
  ] as const
  let listed = ''
  let gone = ''

  before(async () => {
    await operate('lists.import', { source: 'un', path: await fileOf(first) })
    listed = await production('case-new', 'Gustav Newlistedov')
    gone = await production('case-gone', 'Anna Fictiva')
    await production('case-clean', 'Clara Clearwater')
  })

  it('is not compared with until it is activated', async () => {
    const active = activeLists()
    const answer = await stage('un', await fileOf(second))
    assert.deepEqual([answer['staged'], answer['bundle_id'], answer['entries_before']], [true, null, 6])
    assert.deepEqual(activeLists(), active)
    const [un] = await operate<Record<string, unknown>[]>('lists.status')
    assert.equal(un?.['staged_at'], server.clock.now().toISOString())
  })

  it('is shown with what is new, changed and gone, and the cases whose hits would differ', async () => {
    const { appeared, changed, gone: removed, differences, refusals, cases } = await diff('un')
    assert.deepEqual([appeared, changed, removed, refusals], [1, 1, 1, []])
    assert.deepEqual(differences, [
      { record_id: 'L-6', name: 'Anna Fictiva', change: 'gone', fields: [] },
      { record_id: 'L-1', name: 'Ivan Exemplov', change: 'changed', fields: ['names'] },
      { record_id: 'L-7', name: 'Gustav Newlistedov', change: 'appeared', fields: [] },
    ])
    assert.deepEqual([cases?.compared, cases?.changing, cases?.complete], [3, 2, true])
    const shown = new Map(cases?.cases.map((one) => [one['case_id'], one]))
    assert.deepEqual(
      [shown.get(listed)?.['appeared'], shown.get(listed)?.['severity'], shown.get(gone)?.['gone']],
      [1, 'critical', 1],
    )
    assert.doesNotMatch(JSON.stringify(cases), /Newlistedov|case-new/)
    assert.deepEqual(activeLists(), [['un', 6]])
  })

  it('is in use once it is activated, and is staged no more', async () => {
    const answer = await operate('lists.activate', { source: 'un' })
    assert.deepEqual([answer['entries'], answer['entries_before']], [6, 6])
    assert.equal(answer['bundle_id'], server.services.lists.active()?.id)
    await assert.rejects(operate('lists.activate', { source: 'un' }), { status: 404, code: 'nothing_staged' })
    assert.equal((await operate<Record<string, unknown>[]>('lists.status'))[0]?.['staged_at'], null)
  })

  it('that lost too much says so in its diff, and is activated only when that is confirmed', async () => {
    await stage('un', await fileOf(second.slice(0, 3)))
    assert.deepEqual((await diff('un')).refusals, ['list_shrank'])
    await assert.rejects(operate('lists.activate', { source: 'un' }), { status: 409, code: 'list_shrank' })
    const answer = await operate('lists.activate', { source: 'un', accept_shrink: true })
    assert.equal(answer['entries'], 3)
  })

  it('of a list that is not in use yet is new from the first to the last entry', async () => {
    await stage('eu', await fileOf(first.slice(0, 2)))
    const { appeared, gone: removed, cases } = await diff('eu')
    assert.deepEqual([appeared, removed, cases?.compared], [2, 0, 3])
  })

  it('is discarded, and stays out of the lists', async () => {
    assert.deepEqual(await operate('lists.discard', { source: 'eu' }), { id: 'eu', discarded: true })
    await assert.rejects(operate('lists.diff', { source: 'eu' }), { status: 404, code: 'nothing_staged' })
    await assert.rejects(operate('lists.discard', { source: 'eu' }), { status: 404, code: 'nothing_staged' })
    assert.deepEqual(activeLists(), [['un', 3]])
  })

  it('with the same entries as the list in use is not staged', async () => {
    const answer = await stage('un', await fileOf(second.slice(0, 3)))
    assert.deepEqual([answer['staged'], answer['unchanged']], [false, true])
  })

  it('stays while unused snapshots are pruned', async () => {
    await stage('eu', await fileOf(first.slice(0, 1)))
    server.clock.advance(3 * 86_400_000)
    await operate('lists.prune', { delete: true })
    assert.equal((await diff('eu')).appeared, 1)
    server.clock.advance(-3 * 86_400_000)
  })

  it('stays when another file of the list is imported meanwhile', async () => {
    await stage('uk', await fileOf(first))
    await operate('lists.import', { source: 'uk', path: await fileOf(second) })
    assert.deepEqual([(await diff('uk')).appeared, (await diff('uk')).gone], [1, 1])
    await operate('lists.discard', { source: 'uk' })
    await operate('lists.remove', { source: 'uk' })
  })

  it('leaves audit entries for staging, comparing, discarding and activating', async () => {
    const seen = await actions()
    for (const action of [
      'list.staged',
      'list.compared',
      'list.unstaged',
      'list.imported',
      'bundle.activated',
    ] as const) {
      assert.ok(seen.includes(action), action)
    }
  })
})

describe('what is refused beside the list in use', () => {
  const ten = (from: number) => Array.from({ length: 10 }, (_, n) => [`M-${from + n}`, `Name Exemplov${n}`] as const)

  it('a file of as many other entries is another list, not a new version', async () => {
    await operate('lists.import', { source: 'uk', path: await fileOf(ten(0)) })
    const input = { source: 'uk', path: await fileOf(ten(100)) }
    await assert.rejects(operate('lists.import', input), (error: { code: string; body: { message: string } }) => {
      assert.equal(error.code, 'list_shrank')
      assert.match(error.body.message, /of 10 entries before there are 0\. .* another list/)
      return true
    })
    assert.equal((await operate('lists.import', { ...input, accept_shrink: true }))['entries'], 10)
  })

  it('a file that lost its aliases or birth dates', async () => {
    const full = ten(0).map(([id, name]) => [id, name, `Alias of ${name}`, '1970-01-01'] as const)
    await operate('lists.import', { source: 'us_ofac', path: await fileOf(full) })
    const without = (at: 2 | 3) => full.map((row) => row.map((cell, n) => (n === at ? '' : cell)) as [string, string])
    for (const [at, what] of [
      [2, /of 20 names there are 10/],
      [3, /of 10 birth dates there are 0/],
    ] as const) {
      const input = { source: 'us_ofac', path: await fileOf(without(at)) }
      await assert.rejects(operate('lists.import', input), (error: { body: { message: string } }) => {
        assert.match(error.body.message, what)
        return true
      })
    }
  })

  it('a file of an earlier day, also with the entries in use, and a date in the future is unknown', async () => {
    const dated = async (day: string, name: string) => {
      const file = path.join(server.dataDir, `dated-${++files}.csv`)
      const header = 'id,schema,name,aliases,birth_date,countries,identifiers,last_seen'
      await writeFile(file, `${header}\nD-1,Person,${name},,,,,${day}T00:00:00\n`)
      return { source: 'us_consolidated', path: file }
    }
    const { clock } = server
    const day = (from: number) => new Date(clock.now().getTime() + from * 86_400_000).toISOString().slice(0, 10)
    await operate('lists.import', await dated(day(-5), 'Ivan Exemplov'))
    for (const name of ['Ivan Exemplov', 'Ivan Other']) {
      const older = await dated(day(-6), name)
      await assert.rejects(operate('lists.import', older), { status: 409, code: 'list_older' })
    }
    const older = await operate('lists.import', { ...(await dated(day(-6), 'Ivan Other')), accept_older: true })
    assert.equal(older['published_on'], day(-6))
    const future = await operate('lists.import', await dated(day(40), 'Ivan Future'))
    assert.deepEqual([future['published_on'], future['file_date'], future['checked_on']], [null, day(40), day(0)])
  })

  it('a second regulation is a list beside the first, not a new version of it', async () => {
    const annex = async (celex: string, name: string) => {
      const file = path.join(server.dataDir, `annex-${++files}.csv`)
      await writeFile(file, `celex,recordId,annex,schema,name,alias\n${celex},1,I,Person,${name},\n`)
      return { source: 'eu_journal', path: file }
    }
    const first = await operate('lists.import', await annex('32014R0269', 'Anna Annexova'))
    const second = await operate('lists.import', await annex('32012R0267', 'Boris Annexov'))
    assert.deepEqual([first['id'], second['id']], ['eu_journal/32014r0269', 'eu_journal/32012r0267'])
    const replaced = { ...(await annex('32006R0765', 'Clara Annexova')), source: 'eu_journal/32014r0269' }
    await assert.rejects(operate('lists.import', replaced), { code: 'list_shrank' })
    const ids = activeLists().map(([id]) => id)
    assert.ok(ids.includes('eu_journal/32014r0269') && ids.includes('eu_journal/32012r0267'))
  })

  it('a part of a list has a name, and never stands for the list', async () => {
    const named = await operate('lists.import', { source: 'un/part', path: await fileOf(ten(0)) })
    assert.equal(named['id'], 'un/part')
    assert.deepEqual(
      activeLists().filter(([id]) => String(id).startsWith('un')),
      [
        ['un', 3],
        ['un/part', 10],
      ],
    )
  })

  it('a list without a date that a newer one replaced already', async () => {
    const old = await fileOf(ten(0).slice(0, 9))
    await operate('lists.import', { source: 'eu', path: old, accept_shrink: true })
    await operate('lists.import', { source: 'eu', path: await fileOf(ten(0)) })
    await assert.rejects(operate('lists.import', { source: 'eu', path: old }), { code: 'list_replaced_before' })
    const answer = await operate('lists.import', { source: 'eu', path: old, accept_older: true })
    assert.equal(answer['entries'], 9)
  })
})
