import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { longestTurnCpuMs } from '../../bench/load/turn-cpu.ts'
import { inventEntities } from '../../bench/screening/invented-list.ts'
import { list } from '../../bench/screening/read-lists.ts'
import { systemClock } from '../../src/open-configured.ts'
import { compileIndex } from '../../src/screening/engine.ts'
import { openScreening } from '../../src/screening/open-screening.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

/** Most CPU of one turn of the event loop, in milliseconds. */
const holdMsMax = 50
const entitiesCount = 40_000
const warmUpCalls = 30

/** Four words of the list, each in thousands of its names. */
const name = 'Kalemi Rosuko Tavino Bashiran'
const owners = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    name,
    date_of_birth: `${1900 + (place % 100)}-0${1 + (place % 9)}-02`,
  }))

describe('the longest screening that a call may ask for', () => {
  let server: TestServer
  let folder = ''
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-hold-'))
    const file = path.join(folder, 'index')
    await writeFile(file, compileIndex([list('invented', inventEntities(entitiesCount, seededRandom(3)))]))
    const { screener, lists } = openScreening({ clock: systemClock })
    await lists.use({ id: 'invented', engine: lists.version, lists: [] }, file)
    server = await startTestServer({ world: { screener, reader: idleReader, clock: systemClock } })
  })
  after(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const verify = async (values: object, kind: string) => {
    const answer = await server.post('/v1/kyc/verify', { environment: 'production', kind, values })
    await answer.arrayBuffer()
    return answer.status
  }
  const honest = () => verify({ first_name: 'Clara', last_name: 'Clearwater' }, 'individual')
  const worst = () =>
    verify(
      {
        legal_name: 'Clearwater Ltd.',
        directors: owners(49),
        beneficial_owners: [{ name: 'Clearwater Holdings Ltd.', owned_by: owners(240).slice(49) }],
      },
      'corporation',
    )

  it('never holds the event loop longer than 50 ms', async () => {
    for (let call = 0; call < warmUpCalls; call++) assert.equal(await honest(), 200)
    assert.equal(await worst(), 200)
    const hold = await longestTurnCpuMs(async () => assert.equal(await worst(), 200))
    assert.ok(hold <= holdMsMax, `${hold.toFixed(1)} ms`)
  })

  it('is overtaken by a short one of another caller', async () => {
    const order: string[] = []
    await Promise.all([worst().then(() => order.push('worst')), honest().then(() => order.push('honest'))])
    assert.deepEqual(order, ['honest', 'worst'])
  })
})
