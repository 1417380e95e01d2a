import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { deriveKeys, openKeyring } from '../../src/adapters/secret-key/keyring.ts'
import { withEntryMac } from '../../src/domain/crypto/entry-mac.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import { openEndpointSecret, sealEndpointSecret } from '../../src/operations/sealing/endpoint-secret.ts'
import { recordKeyUse } from '../../src/jobs/record-key-use.ts'
import type { Keyring } from '../../src/ports/secrets.ts'
import { insertWorkspaceDataKey } from '../../src/store/data-keys.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { StoppedClock } from '../support/clock.ts'
import { readFirstKey } from '../support/first-key.ts'
import { operatorServices } from '../support/operator-services.ts'
import { run, serve, throwAwayFolder } from '../support/program.ts'
import { startTestServer } from '../support/server.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import { jobContext } from '../support/job-context.ts'

interface Status {
  id: string
  newest: boolean
  present: boolean
  workspace_keys: number
  api_keys: number
}

describe('rotating the secret', () => {
  let opened: TestStore
  let dataDir: string
  const clock = new StoppedClock()
  const file = () => path.join(dataDir, 'secret.key')

  beforeEach(async () => {
    opened = await openTestStore()
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-secret-'))
  })
  afterEach(async () => {
    await opened.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** A process that starts now, with nothing in memory. */
  const start = async (keys?: Keyring) =>
    operatorServices(opened.store, clock, keys ?? (await openKeyring(null, dataDir)))
  const rotate = async (keys?: Keyring) =>
    (await runOperatorOperation(await start(keys), 'secrets.rotate', {})) as {
      secret_id: string
      made: boolean
      rewrapped: number
    }
  const status = async (keys?: Keyring) =>
    (await runOperatorOperation(await start(keys), 'secrets.status', {})) as Status[]

  /** Makes workspaces with an endpoint's secret each. Returns what opens all of them in a process that starts now. */
  const plant = async (count: number) => {
    const services = await start()
    const planted: { tenantId: string; id: string; secret: Buffer }[] = []
    for (let index = 0; index < count; index++) {
      const { id: tenantId } = (await runOperatorOperation(services, 'workspaces.create', { name: 'L' })) as {
        id: string
      }
      const id = randomUUID()
      const { dataKey, secret } = await sealEndpointSecret(services, { tenantId, id, secret: `whsec of ${tenantId}` })
      await withTenant(opened.store.app, tenantId, (tx) =>
        insertWorkspaceDataKey(tx, tenantId, { ...dataKey, at: clock.now() }),
      )
      planted.push({ tenantId, id, secret })
    }
    return async (keys?: Keyring) => {
      const now = await start(keys)
      for (const endpoint of planted) {
        assert.equal(await openEndpointSecret(now, endpoint), `whsec of ${endpoint.tenantId}`)
        await assert.rejects(openEndpointSecret(now, { ...endpoint, id: randomUUID() }), { name: 'SealBroken' })
      }
    }
  }

  it('makes a version, puts it first and wraps every workspace key under it', async () => {
    const allOpen = await plant(3)
    const [before] = await status()
    const { secret_id, made, rewrapped } = await rotate()
    assert.deepEqual([made, rewrapped], [true, 3])
    assert.deepEqual(await status(), [
      { id: secret_id, newest: true, present: true, workspace_keys: 3, api_keys: 0 },
      { id: before!.id, newest: false, present: true, workspace_keys: 0, api_keys: 0 },
    ])
    await allOpen()
  })

  it('keeps the file private and its older versions in it', async () => {
    await plant(1)
    const first = await readFile(file(), 'utf8')
    await rotate()
    const second = await readFile(file(), 'utf8')
    assert.equal(second.split('\n').length, 3)
    assert.ok(second.endsWith(first))
    assert.equal((await stat(file())).mode & 0o777, 0o600)
  })

  it('interrupted after the version was written, is finished by the next run, which makes no other', async () => {
    const allOpen = await plant(3)
    await (await openKeyring(null, dataDir)).addVersion()
    await allOpen()
    const { made, rewrapped } = await rotate()
    assert.deepEqual([made, rewrapped], [false, 3])
    assert.equal((await status()).length, 2)
    await allOpen()
  })

  for (const failsAt of [1, 2, 3]) {
    it(`interrupted at key ${failsAt} of 3, changes none, and the next run finishes it`, async () => {
      const allOpen = await plant(3)
      const keys = await openKeyring(null, dataDir)
      let asked = 0
      const failing: Keyring = {
        source: keys.source,
        get newest() {
          return keys.newest
        },
        get versions() {
          return keys.versions
        },
        find: (id) => (++asked === failsAt ? Promise.reject(new Error('cut off')) : keys.find(id)),
        refresh: () => keys.refresh(),
        addVersion: () => keys.addVersion(),
      }
      await assert.rejects(rotate(failing), /cut off/)
      await allOpen()
      assert.deepEqual(
        (await status()).map(({ workspace_keys }) => workspace_keys),
        [0, 3],
      )
      assert.deepEqual(await rotate().then(({ made, rewrapped }) => [made, rewrapped]), [false, 3])
      await allOpen()
    })
  }

  it('interrupted while the new file was written, leaves the file unchanged', async () => {
    const allOpen = await plant(1)
    await writeFile(`${file()}.${process.pid}`, 'half a')
    await allOpen()
    assert.equal((await rotate()).made, true)
    await allOpen()
  })

  it('by several at once loses no version', async () => {
    const allOpen = await plant(2)
    const rotated = await Promise.all([rotate(), rotate(), rotate()])
    const ids = (await status()).map(({ id }) => id)
    for (const { secret_id } of rotated) assert.ok(ids.includes(secret_id))
    assert.equal(ids.length, 4)
    await allOpen()
  })

  it('is noticed by a running process at the first key under an unknown version', async () => {
    const running = await openKeyring(null, dataDir)
    const allOpen = await plant(2)
    const { secret_id } = await rotate()
    assert.notEqual(running.newest.id, secret_id)
    await allOpen(running)
    assert.equal(running.newest.id, secret_id)
  })

  it('of a secret in the settings wraps under its newest and makes none', async () => {
    const [one, two] = ['the first secret of the settings, long enough', 'the second secret of the settings, longer']
    const services = await start(deriveKeys(one!))
    const { id: tenantId } = (await runOperatorOperation(services, 'workspaces.create', { name: 'L' })) as {
      id: string
    }
    const { key } = await services.workspaceKeys.open(tenantId, null)
    const both = deriveKeys(two!, one!)
    assert.deepEqual(await rotate(both), { secret_id: both.newest.id, made: false, rewrapped: 1 })
    assert.deepEqual(await rotate(both), { secret_id: both.newest.id, made: false, rewrapped: 0 })
    const onlyNew = await start(deriveKeys(two!))
    assert.deepEqual((await onlyNew.workspaceKeys.open(tenantId, null)).key, key)
  })

  it('with the version missing nothing opens, and status says which', async () => {
    const allOpen = await plant(1)
    const unrelated = deriveKeys('a secret that has nothing to do with this one')
    await assert.rejects(allOpen(unrelated), /version [0-9a-f]{8} of the secret is missing/)
    assert.deepEqual(
      (await status(unrelated)).map(({ present, workspace_keys }) => [present, workspace_keys]),
      [
        [true, 0],
        [false, 1],
      ],
    )
  })

  it('a truncated file is refused and not replaced', async () => {
    await plant(1)
    await writeFile(file(), 'half')
    await assert.rejects(openKeyring(null, dataDir), /damaged/)
    await writeFile(file(), '')
    await assert.rejects(openKeyring(null, dataDir), /damaged/)
  })
})

describe('after a rotation', () => {
  it('an API key works, and its MAC moves to the newest version at its next use', async () => {
    const server = await startTestServer()
    try {
      const verify = (key?: string) => server.post('/v1/kyc/verify', { values: {} }, key === undefined ? {} : { key })
      assert.equal((await verify()).status, 200)
      await server.operate('secrets.rotate', {})
      const apiKeys = async () =>
        ((await server.operate('secrets.status', {})) as Status[]).map(({ api_keys }) => api_keys)
      assert.deepEqual(await apiKeys(), [0, 1])
      assert.equal((await verify()).status, 200)
      await recordKeyUse.run(server.services, jobContext())
      assert.deepEqual(await apiKeys(), [1, 0])
      assert.equal((await verify()).status, 200)
      assert.equal((await verify(`${server.key.slice(0, 12)}_`)).status, 401)
    } finally {
      await server.stop()
    }
  })

  it('an entry with a MAC made before it is intact, a changed one is not', async () => {
    const server = await startTestServer()
    try {
      const entry = withEntryMac(
        {
          filename: 'a.png',
          doc_type: 'passport',
          step_hint: '',
          step_key: null,
          fields: { id_number: 'AB123456' },
          meta_created: '',
          meta_provenance: { producer: '', revisions: 1 },
          mapped: 1,
          notes: [],
        },
        {
          key: server.services.keys.newest.entryMac,
          context: { tenantId: server.workspaceId, environment: 'sandbox', reference: null },
        },
      )
      await server.operate('secrets.rotate', {})
      const integrity = async (document: object) => {
        const answer = await server.post('/v1/kyc/verify', { values: {}, documents: [document] })
        const { verification } = (await answer.json()) as {
          verification: { checks: { id: string; passed: boolean }[] }
        }
        return verification.checks.filter(({ id }) => id.startsWith('integrity:')).map(({ passed }) => passed)
      }
      assert.deepEqual(await integrity(entry), [true])
      assert.deepEqual(await integrity({ ...entry, fields: { id_number: 'AB123457' } }), [false])
    } finally {
      await server.stop()
    }
  })
})

describe('gatehouse secrets', () => {
  let folder: Awaited<ReturnType<typeof throwAwayFolder>>
  before(async () => {
    folder = await throwAwayFolder()
  })
  after(() => folder.remove())

  it('rotates without a server and through a running one, which goes on answering', async () => {
    const json = async (...words: string[]) => {
      const { code, out, err } = await run([...words, '--json'], folder.settings)
      assert.deepEqual([code, err], [0, ''])
      return JSON.parse(out)
    }
    const first = await serve(folder.settings)
    const key = await readFirstKey(folder.dataDir)
    await first.stop()
    assert.deepEqual(Object.keys(await json('secrets', 'rotate')), ['secret_id', 'made', 'rewrapped'])
    const server = await serve(folder.settings)
    try {
      const file = async () => {
        const answer = await fetch(`${server.url}/v1/kyc/verify`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${key}` },
          body: '{"values":{},"reference":"client-1"}',
        })
        return answer.status
      }
      assert.equal(await file(), 200)
      const rotated = await json('secrets', 'rotate')
      assert.equal(await file(), 200)
      const status = await json('secrets', 'status')
      assert.deepEqual([status.length, status[0].id, status[0].workspace_keys], [3, rotated.secret_id, 1])
    } finally {
      await server.stop()
    }
  })
})
