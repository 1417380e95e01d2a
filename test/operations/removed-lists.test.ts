import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const dayMs = 86_400_000

interface Snapshot {
  readonly id: string
  readonly sha256: string
  readonly deleted: boolean
}

let server: TestServer
let files = 0
beforeEach(async () => void (server = await startTestServer({ world: { reader: idleReader } })))
afterEach(() => server.stop())

const operate = async <Answer>(name: string, input: object = {}) => (await server.operate(name, input)) as Answer
/** Imports a list of one name. Returns its snapshot. */
const importOf = async (source: string, name: string, more: object = {}) => {
  const file = path.join(server.dataDir, `list-${++files}.csv`)
  await writeFile(file, `id,schema,name,aliases,birth_date,countries,identifiers\nL-1,Person,${name},,,,\n`)
  return (await operate<Snapshot>('lists.import', { source, path: file, ...more })).sha256
}
const entriesHit = async (name: string) => {
  const result = await server.services.screener.screen(
    [
      {
        party: name,
        names: [name],
        kind: 'person',
        dateOfBirth: '',
        countries: [],
        boundTo: [],
        gender: null,
        identifiers: [],
      },
    ],
    { environment: 'production', tenantId: server.workspaceId },
  )
  return result.status === 'run' ? result.parties.flatMap(({ hits }) => hits.map(({ entry }) => entry)) : result.why
}
const keysIn = async (prefix: string) => {
  const keys: string[] = []
  for await (const { key } of server.services.storedBlobs.list(prefix)) keys.push(key)
  return keys.toSorted()
}
const values = { first_name: 'Clara', last_name: 'Clearwater' }
const verify = async (environment: 'sandbox' | 'production') => {
  const answer = await server.post('/v1/kyc/verify', { reference: environment, environment, values })
  assert.equal(answer.status, 200)
}

describe('removing a list', () => {
  it('removes it from the bundle; without the last list production is not screened', async () => {
    await importOf('un', 'Ivan Exemplov')
    await importOf('eu', 'Olga Inventova')
    const removed = await operate<{ bundle_id: string | null }>('lists.remove', { source: 'un' })
    assert.deepEqual([await entriesHit('Ivan Exemplov'), await entriesHit('Olga Inventova')], [[], ['Olga Inventova']])
    assert.equal(server.services.lists.active()?.id, removed.bundle_id)
    assert.deepEqual(await operate('lists.remove', { source: 'eu' }), { id: 'eu', workspace_id: null, bundle_id: null })
    assert.equal(await entriesHit('Olga Inventova'), 'no_list')
    await importOf('eu', 'Olga Inventova')
    assert.deepEqual(await entriesHit('Olga Inventova'), ['Olga Inventova'])
  })

  it("destroys a workspace's own, and leaves the others", async () => {
    const own = { workspace_id: server.workspaceId }
    await importOf('un', 'Ivan Exemplov')
    await importOf('own', 'Greta Neverpaid', own)
    await operate('lists.remove', { source: 'own', ...own })
    assert.deepEqual([await entriesHit('Greta Neverpaid'), await entriesHit('Ivan Exemplov')], [[], ['Ivan Exemplov']])
    assert.deepEqual(await keysIn('screening/own/'), [])
  })

  it('that does not exist is refused', async () => {
    await importOf('un', 'Ivan Exemplov')
    for (const input of [{ source: 'eu' }, { source: 'own', workspace_id: server.workspaceId }, { source: 'own' }]) {
      await assert.rejects(operate('lists.remove', input), { status: 404 })
    }
  })
})

describe('pruning snapshots', () => {
  const prune = (input: object = {}) => operate<readonly Snapshot[]>('lists.prune', input)

  it('deletes those that no verdict refers to, and neither the active bundle nor the one before', async () => {
    const judged = await importOf('un', 'First Exemplov')
    await verify('production')
    const unused = await importOf('un', 'Second Exemplov')
    await verify('sandbox')
    const before = await importOf('un', 'Third Exemplov')
    const active = await importOf('un', 'Fourth Exemplov')
    assert.deepEqual(await prune(), [])
    server.clock.advance(dayMs)
    assert.deepEqual(
      (await prune()).map(({ id, sha256, deleted }) => [id, sha256, deleted]),
      [['un', unused, false]],
    )
    assert.equal((await keysIn('screening/snapshots/')).length, 4)
    assert.deepEqual(
      (await prune({ delete: true })).map(({ sha256, deleted }) => [sha256, deleted]),
      [[unused, true]],
    )
    const left = [judged, before, active].map((sha256) => `screening/snapshots/${sha256}`).toSorted()
    assert.deepEqual(await keysIn('screening/snapshots/'), left)
    assert.equal((await keysIn('screening/indexes/')).length, 3)
    assert.deepEqual(await prune(), [])
  })

  it('leaves every bundle that a workspace with own lists may have been screened with', async () => {
    await importOf('own', 'Greta Neverpaid', { workspace_id: server.workspaceId })
    await importOf('un', 'First Exemplov')
    server.clock.advance(1)
    await verify('production')
    server.clock.advance(1)
    const unused = await importOf('un', 'Second Exemplov')
    await importOf('un', 'Third Exemplov')
    await importOf('un', 'Fourth Exemplov')
    server.clock.advance(dayMs)
    assert.deepEqual(
      (await prune()).map(({ sha256 }) => sha256),
      [unused],
    )
  })
})
