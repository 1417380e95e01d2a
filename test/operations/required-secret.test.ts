import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { openConfiguredStore } from '../../src/open-configured.ts'
import { requireSecret } from '../../src/operations/required-secret.ts'
import { runOperatorOperation } from '../../src/operations/operator/run.ts'
import type { DatabaseSecrets } from '../../src/ports/secrets.ts'
import { databaseSecrets, recordSecretInForce } from '../../src/store/installation-secret.ts'
import { StoppedClock } from '../support/clock.ts'
import { operatorServices } from '../support/operator-services.ts'
import { KeptLog } from '../support/server.ts'
import { newPlace, openTestStore } from '../support/store.ts'

const first = 'the first secret that is long enough'
const second = 'the second secret that is long enough'
const [one, two] = [deriveKeys(first), deriveKeys(second)]
const both = deriveKeys(second, first)

describe('what the secret must have', () => {
  const use = (secretId: string, workspaceKeys: number, apiKeys: number) => ({ secretId, workspaceKeys, apiKeys })
  const of = (secrets: Partial<DatabaseSecrets>) => ({ hasWorkspaces: true, recorded: null, uses: [], ...secrets })
  const rows = [
    ['an empty database', of({ hasWorkspaces: false }), null, null],
    ['a version on which nothing depends', of({ hasWorkspaces: false, recorded: one.newest }), two, null],
    ['the version in force', of({ recorded: one.newest }), one, null],
    ['the version in force, after another', of({ recorded: one.newest }), both, null],
    ['the version in force, another loaded', of({ recorded: one.newest }), two, one.newest.id],
    ['keys of the version', of({ uses: [use(one.newest.id, 1, 1)] }), one, null],
    ['workspace keys of another version', of({ uses: [use(one.newest.id, 1, 0)] }), two, one.newest.id],
    ['API keys of another version', of({ uses: [use(one.newest.id, 0, 1)] }), two, one.newest.id],
    ['workspaces and no secret', of({}), null, 'there is no secret'],
  ] as const
  for (const [what, secrets, keys, missing] of rows) {
    it(`${what}: ${missing === null ? 'accepted' : 'refused'}`, () => {
      if (missing === null) requireSecret(secrets, keys)
      else
        assert.throws(() => requireSecret(secrets, keys), {
          name: 'SecretMissing',
          message: new RegExp(`${missing}.*`),
        })
    })
  }

  it('a lost version of API keys alone is accepted where they are revoked, one of workspace keys is not', () => {
    const lost = of({ recorded: two.newest, uses: [use(one.newest.id, 0, 1), use(two.newest.id, 1, 1)] })
    assert.throws(() => requireSecret(lost, two), { message: /gatehouse keys revoke/ })
    requireSecret(lost, two, { apiKeysMayBeLost: true })
    const worse = of({ uses: [use(one.newest.id, 1, 0)] })
    assert.throws(() => requireSecret(worse, two, { apiKeysMayBeLost: true }), { name: 'SecretMissing' })
  })
})

describe('a database that several processes open', () => {
  let place: Awaited<ReturnType<typeof newPlace>>
  let folder: string
  before(async () => {
    place = await newPlace()
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-required-'))
  })
  after(async () => {
    await place.remove()
    await rm(folder, { recursive: true, force: true })
  })

  /** Opens the database as a process with this secret, in a data folder of its own when the database is a server's. */
  function open(secret: string | null) {
    const dataDir = place.databaseUrl === null ? place.dataDir : path.join(folder, randomUUID())
    const config = readConfig({
      GATEHOUSE_DATA_DIR: dataDir,
      ...(place.databaseUrl !== null && { GATEHOUSE_DATABASE_URL: place.databaseUrl }),
      ...(secret !== null && { GATEHOUSE_SECRET_KEY: secret }),
    })
    return openConfiguredStore(config, new KeptLog())
  }

  it('takes the secret of the first workspace, and refuses every other from then on', async () => {
    const { store, keys } = await open(first)
    const services = await operatorServices(store, new StoppedClock(), keys)
    await runOperatorOperation(services, 'workspaces.create', { name: 'Lender' })
    services.remove()
    await store.close()

    await assert.rejects(open(second), { name: 'SecretMissing' })
    await assert.rejects(open(null), { name: 'SecretMissing' })
    assert.ok(!(await readdir(place.databaseUrl === null ? place.dataDir : folder)).includes('secret.key'))
    const again = await open(first)
    await again.store.close()
  })

  it('rotated to another secret, refuses the one before alone', async () => {
    const { store } = await open(first)
    const services = await operatorServices(store, new StoppedClock(), both)
    await runOperatorOperation(services, 'secrets.rotate', {})
    services.remove()
    await store.close()
    await assert.rejects(open(first), { name: 'SecretMissing', message: new RegExp(two.newest.id) })
    const rotated = await open(second)
    await rotated.store.close()
  })

  it('replaces a version that was recorded without a workspace', async () => {
    const { store, close } = await openTestStore()
    const [left, services] = [one.newest, await operatorServices(store, new StoppedClock(), two)]
    try {
      await store.system.transaction().execute((tx) => recordSecretInForce(tx, left, new Date()))
      await runOperatorOperation(services, 'workspaces.create', { name: 'Lender' })
      assert.equal((await databaseSecrets(store.system)).recorded?.id, two.newest.id)
      const late = await operatorServices(store, new StoppedClock(), one)
      await assert.rejects(runOperatorOperation(late, 'workspaces.create', { name: 'Bank' }), { name: 'SecretMissing' })
      late.remove()
      assert.equal((await databaseSecrets(store.system)).recorded?.id, two.newest.id)
    } finally {
      services.remove()
      await close()
    }
  })

  it('that two processes start at once with two secrets gets the first workspace’s', async () => {
    const { store, close } = await openTestStore()
    try {
      const services = await Promise.all([one, two].map((keys) => operatorServices(store, new StoppedClock(), keys)))
      const made = await Promise.allSettled(
        services.map((each) => runOperatorOperation(each, 'workspaces.create', { name: 'Lender' })),
      )
      assert.deepEqual(made.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
      const refused = made.find((each) => each.status === 'rejected')
      assert.equal(refused?.reason instanceof Error && refused.reason.name, 'SecretMissing')
      services.forEach((each) => each.remove())
    } finally {
      await close()
    }
  })
})
