import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { ScreenedParty } from '../../src/domain/screening/result.ts'
import type { PartyToScreen } from '../../src/ports/screener.ts'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { openScreening } from '../../src/screening/open-screening.ts'
import { inventEntities } from '../../bench/screening/invented-list.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import { StoppedClock } from '../support/clock.ts'
import { asked, bornOn, listed, listOf } from './fictional-list.ts'

const invented = listOf(
  ...inventEntities(3_000, seededRandom(3)),
  listed('x1', 'person', ['Vladislav Gennadievich Orlenkov', 'Владислав Геннадьевич Орленков'], {
    births: bornOn('1961-03-09'),
    countries: [{ code: 'RU', role: 'nationality' }],
  }),
  listed('x2', 'person', ['Muhammad Hasan al-Zubairi', 'محمد حسن الزبيري']),
)
const own = listOf(listed('own1', 'person', ['Vladislav Orlenkov']))

/** More words than are searched in the thread that serves requests. */
const longName = 'Vladislav Gennadievich Orlenkov of the house of Orlenkov and of the house of Orlenkova'
const shortNames = ['Vladislav Orlenkov', 'محمد حسن', 'A B C D', 'Kazin Lemi', '김정식', 'Rosuko Trading LLC']

/** So many parties that they are screened in the thread. */
const parties: readonly PartyToScreen[] = [longName, ...Array.from({ length: 10 }, () => shortNames).flat()].map(
  (name, place) =>
    asked(name, place % 7 === 6 ? 'entity' : 'person', {
      party: `${name}#${place}`,
      dateOfBirth: place % 2 === 0 ? '1961-03-09' : '',
      countries: place % 3 === 0 ? ['RU'] : [],
    }),
)

describe('a screening too long for the thread that serves requests', () => {
  let folder = ''
  const file = (name: string) => path.join(folder, name)
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-long-'))
    await writeFile(file('index'), compileIndex([invented]))
    await writeFile(file('own'), compileIndex([own]))
    await writeFile(file('empty'), compileIndex([listOf()]))
  })
  after(() => rm(folder, { recursive: true }))

  const open = async () => {
    const faults: unknown[] = []
    const { screener, lists } = openScreening({
      clock: new StoppedClock(),
      onThreadFault: (error) => faults.push(error),
    })
    const use = (name: string) => lists.use({ id: name, engine: lists.version, lists: [] }, file(name))
    await use('index')
    const screen = async (given: readonly PartyToScreen[], tenantId = 'a') => {
      const result = await screener.screen(given, { environment: 'production', tenantId })
      if (result.status !== 'run') throw new Error('no list')
      return result
    }
    return { lists, use, screen, faults }
  }

  /** What the same searches find in this thread. */
  const direct = (given: readonly PartyToScreen[]): readonly ScreenedParty[] => {
    const index = openIndex(compileIndex([invented]))
    return given.map((party) => ({ party: party.party, hits: findHits(index, party, defaultScreeningConfig) }))
  }

  it('has the same hits, byte for byte, as one in that thread', async () => {
    const { screen } = await open()
    const found = (await screen(parties)).parties
    assert.ok(found.some(({ hits }) => hits.length > 0))
    assert.equal(JSON.stringify(found), JSON.stringify(direct(parties)))
  })

  it('has the hits of the general lists and of its own workspace alone', async () => {
    const { screen, lists } = await open()
    await lists.useOwn('a', { lists: [], indexPath: file('own') })
    const hasOwn = async (tenantId: string) =>
      (await screen(parties, tenantId)).parties[1]?.hits.some(({ recordId }) => recordId === 'own1')
    assert.equal(await hasOwn('a'), true)
    assert.equal(await hasOwn('b'), false)
    await lists.useOwn('a', null)
    assert.equal(await hasOwn('a'), false)
  })

  it('ends with the bundle that it began with when the lists change meanwhile', async () => {
    const { screen, use } = await open()
    const running = screen(parties)
    const second = screen(parties)
    await use('empty')
    const later = await screen(parties)
    for (const result of [await running, await second]) {
      assert.equal(result.bundle.id, 'index')
      assert.equal(JSON.stringify(result.parties), JSON.stringify(direct(parties)))
    }
    assert.equal(later.bundle.id, 'empty')
    assert.deepEqual(
      later.parties.flatMap(({ hits }) => hits),
      [],
    )
  })

  it('does not wait for all of another workspace', async () => {
    const { screen } = await open()
    const order: string[] = []
    const many = Array.from({ length: 20 }, () => parties).flat()
    await Promise.all([
      screen(many, 'a').then(() => order.push('many of a')),
      screen(many, 'a').then(() => order.push('more of a')),
      screen(parties.slice(0, 13), 'b').then(() => order.push('few of b')),
    ])
    assert.deepEqual(order, ['few of b', 'many of a', 'more of a'])
  })

  it('fails alone when the thread fails, and the others go on in a thread that replaces it', async () => {
    const { screen, faults } = await open()
    const broken = {
      ...asked(longName),
      identifiers: [{ value: {} as string, type: 'passport', country: '' } as const],
    }
    const [first, failed, last] = await Promise.allSettled([
      screen(parties, 'a'),
      screen([asked(longName), broken], 'b'),
      screen(parties, 'c'),
    ])
    assert.equal(failed.status, 'rejected')
    assert.equal(faults.length, 1)
    for (const result of [first, last]) {
      assert.ok(result.status === 'fulfilled')
      assert.equal(JSON.stringify(result.value.parties), JSON.stringify(direct(parties)))
    }
    assert.equal((await screen(parties, 'b')).parties.length, parties.length)
  })

  it('is answered when 100 of its workspace are asked at once of a thread that has not started', async () => {
    const { screen, faults } = await open()
    const few = parties.slice(0, 13)
    const found = await Promise.all(Array.from({ length: 100 }, () => screen(few)))
    assert.deepEqual(
      new Set(found.map((result) => JSON.stringify(result.parties))),
      new Set([JSON.stringify(direct(few))]),
    )
    assert.deepEqual(faults, [])
  })
})
