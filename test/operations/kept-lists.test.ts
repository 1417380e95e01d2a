import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

interface Shown {
  readonly id: string
  readonly sha256: string
  readonly age_days: number
  readonly bundle_id: string | null
}

let server: TestServer
let files = 0
before(async () => {
  server = await startTestServer({ world: { reader: idleReader } })
  server.clock.set('2026-11-21T10:00:00.000Z')
})
after(() => server.stop())

const operate = async <Answer>(name: string, input: object = {}) => (await server.operate(name, input)) as Answer
const fileOf = async (text: string) => {
  const file = path.join(server.dataDir, `kept-${++files}`)
  await writeFile(file, text)
  return file
}
const csvOf = (name: string) => fileOf(`name\n${name}\n`)
const dated = (day: string, name = 'FELIX FETCHED') =>
  fileOf(
    `<CONSOLIDATED_LIST dateGenerated="${day}T00:00:00Z"><INDIVIDUALS><INDIVIDUAL><FIRST_NAME>${name}</FIRST_NAME>` +
      `<REFERENCE_NUMBER>X.1</REFERENCE_NUMBER></INDIVIDUAL></INDIVIDUALS><ENTITIES><ENTITY><FIRST_NAME>A GROUP</FIRST_NAME>` +
      `<REFERENCE_NUMBER>X.2</REFERENCE_NUMBER></ENTITY></ENTITIES></CONSOLIDATED_LIST>`,
  )
const importFile = (source: string, file: string, more: object = {}) =>
  operate<Shown>('lists.import', { source, path: file, ...more })
const status = () => operate<readonly Shown[]>('lists.status')
const ageOf = async (source: string) => (await status()).find(({ id }) => id === source)?.age_days
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
  return keys
}

describe('a file that the operator imports', () => {
  for (const [what, day, more, age] of [
    ['counts from that date when the operator asks for it', '2026-11-11', { dated: true }, 10],
    ['is the newest today', '2026-11-10', { accept_older: true }, 0],
    ['is never from tomorrow', '2026-12-24', { dated: true }, 0],
  ] as const) {
    it(`with a date of its own ${what}`, async () => {
      await importFile('un', await dated(day, `FELIX ${day}`), more)
      assert.equal(await ageOf('un'), age)
    })
  }

  it('without one counts as the newest today', async () => {
    await importFile('eu', await csvOfOpenSanctions())
    assert.equal(await ageOf('eu'), 0)
  })

  it('never makes a list older than its last check', async () => {
    const file = await dated('2026-11-01', 'FELIX AGAIN')
    await importFile('un', file)
    await importFile('un', file, { dated: true })
    assert.equal(await ageOf('un'), 0)
  })
})

describe("a workspace's own list", () => {
  const own = (file: string) => importFile('own', file, { workspace_id: server.workspaceId })
  const dataKeys = () =>
    withTenant(server.services.store.app, server.workspaceId, async (tx) =>
      (await tx.selectFrom('data_key').select('id').where('case_id', 'is', null).execute()).map(({ id }) => id),
    )
  const bytesOf = async (key: string) => {
    const chunks: Buffer[] = []
    for await (const chunk of await server.services.storedBlobs.get(key)) chunks.push(Buffer.from(chunk as Uint8Array))
    return Buffer.concat(chunks)
  }

  it('is sealed under a data key that is deleted with it', async () => {
    await own(await csvOf('Greta Neverpaid'))
    const [key = '', ...others] = await keysIn('screening/own/')
    assert.deepEqual(others, [])
    const bytes = await bytesOf(key)
    const gzip = Buffer.from([0x1f, 0x8b])
    assert.ok(bytes.length > 100 && !bytes.includes('Greta') && !bytes.subarray(0, 2).equals(gzip))
    assert.deepEqual(await entriesHit('Greta Neverpaid'), ['Greta Neverpaid'])
    const [first] = await dataKeys()
    await own(await csvOf('Someone Else'))
    const [second, ...more] = await dataKeys()
    assert.ok(first !== second && more.length === 0)
    assert.deepEqual(await entriesHit('Greta Neverpaid'), [])
    assert.equal((await keysIn('screening/own/')).length, 1)
  })

  it('that is imported again keeps its bytes', async () => {
    const file = await csvOf('Greta Neverpaid')
    await own(file)
    const keys = await keysIn('screening/own/')
    assert.deepEqual([(await own(file)).sha256.length, await keysIn('screening/own/')], [64, keys])
  })
})

/** A list without a date of its own. */
function csvOfOpenSanctions(): Promise<string> {
  return fileOf('id,schema,name,aliases,birth_date,countries,identifiers\nL-1,Person,Olga Inventova,,,,\n')
}
