import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { faultsOf, readStored, type Stored } from '../faults/durability/stored.ts'
import { newInstallationPlace, openDocuments, openPlace, prepare } from '../faults/durability/installation.ts'
import { lifeCutShort, lifeToFailpoint, type Lives } from '../faults/durability/lives.ts'
import { CallLog, loadFiles } from '../faults/durability/load.ts'
import { failpointNames } from '../../src/ports/failpoint.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import { listKeys, type StoredKey } from '../../src/store/api-keys.ts'
import { withTenant } from '../../src/store/tenant.ts'

/** The short form of `test/faults/crash.ts`: a few kills under load and one at each labelled step, on one installation. */
describe('a server that is killed under load', () => {
  const log = new CallLog()
  let place: Awaited<ReturnType<typeof newInstallationPlace>>
  let lives: Lives
  let stored: Stored
  let keys: readonly StoredKey[]
  let faults: (stored: Stored) => Promise<readonly string[]>

  before(async () => {
    place = await newInstallationPlace(process.env['TEST_DATABASE_URL'] ?? null)
    const installation = await prepare(place)
    lives = { installation, files: await loadFiles(), log, random: seededRandom(3), startMs: [], leftovers: [] }
    for (const life of [1, 8]) await lifeCutShort(lives, life)
    for (const [index, name] of failpointNames.entries()) await lifeToFailpoint(lives, name, index)
    const store = await openPlace(installation)
    stored = await readStored(store, installation)
    keys = await withTenant(store.app, installation.workspaceId, (tx) => listKeys(tx, installation.workspaceId))
    await store.close()
    const blobs = await openDocuments(installation)
    faults = (found) => faultsOf(found, { installation, log, blobs })
  })
  after(() => place.remove())

  it('has stored every acknowledged call exactly as answered, and nothing in part', async () => {
    assert.ok(log.acknowledgedOf('extract') > 0 && log.acknowledged.length > log.acknowledgedOf('extract'))
    assert.deepEqual(await faults(stored), [])
  })

  it('answers nothing but successes meanwhile', () => assert.deepEqual([...log.refused], []))

  it('leaves no upload behind once it is started again', () => assert.deepEqual(lives.leftovers, []))

  it('leaves a key as it was when the rotation was cut short', () => {
    assert.deepEqual(
      keys.map(({ id, rotatedTo, expiresAt }) => [id, rotatedTo, expiresAt]),
      [[lives.installation.keyId, null, null]],
    )
  })

  const planted: readonly (readonly [what: string, plant: (stored: Stored) => Stored])[] = [
    ['a missing verdict', (found) => ({ ...found, verdicts: found.verdicts.slice(1) })],
    ['a missing event', (found) => ({ ...found, events: found.events.slice(1) })],
    ['a missing delivery', (found) => ({ ...found, deliveries: found.deliveries.slice(1) })],
    ['a delivery too many', (found) => ({ ...found, deliveries: [...found.deliveries, found.deliveries[0]!] })],
    ['a missing document', (found) => ({ ...found, documents: found.documents.slice(1) })],
    ['a case with nothing on it', (found) => ({ ...found, cases: [...found.cases, { ...found.cases[0]!, id: 'x' }] })],
    ['reads that were not spent', (found) => ({ ...found, usage: [] })],
    [
      'another answer',
      (found) => ({ ...found, verdicts: found.verdicts.map((row) => ({ ...row, answer: Buffer.from('{}') })) }),
    ],
    [
      'another blob',
      (found) => ({ ...found, documents: found.documents.map((row) => ({ ...row, sha256: Buffer.alloc(32) })) }),
    ],
  ]
  for (const [what, plant] of planted) {
    it(`would be caught with ${what}`, async () => assert.notDeepEqual(await faults(plant(stored)), []))
  }
})
