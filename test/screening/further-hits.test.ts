import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ScreenedParty } from '../../src/domain/screening/result.ts'
import { compileIndex, openIndex } from '../../src/screening/engine.ts'
import { screenParty } from '../../src/screening/screen-party.ts'
import type { ListedEntity } from '../../src/screening/entity/listed-entity.ts'
import { asked, listed, listOf } from './fictional-list.ts'

const name = 'Boris Brackwater'
const entries = (count: number, more: Partial<ListedEntity> = {}) =>
  Array.from({ length: count }, (_, place) => listed(`X-${String(place).padStart(2, '0')}`, 'person', [name], more))

function screen(...lists: readonly (readonly ListedEntity[])[]): ScreenedParty {
  const search = screenParty(
    asked(name),
    lists.map((entities) => openIndex(compileIndex([listOf(...entities)]))),
  )
  for (;;) {
    const step = search.next()
    if (step.done === true) return step.value
  }
}

describe('hits beyond the twenty of a party', () => {
  it('are counted, those that were explained and those that were not', () => {
    const { hits, further } = screen(entries(45))
    assert.deepEqual([hits.length, further], [20, 25])
  })

  it('are counted over all lists', () => {
    const { hits, further } = screen(entries(25), entries(3))
    assert.deepEqual([hits.length, further], [20, 8])
  })

  it('are not counted when they fail no check', () => {
    const contrary = {
      topics: ['pep'] as const,
      births: [{ from: '1950-01-01', to: '1950-12-31', precision: 'year' }] as const,
    }
    const search = screenParty(asked(name, 'person', { dateOfBirth: '1990-05-05' }), [
      openIndex(compileIndex([listOf(...entries(30, contrary))])),
    ])
    let step = search.next()
    while (step.done !== true) step = search.next()
    assert.equal(step.value.hits.length, 20)
    assert.ok(!('further' in step.value))
  })

  it('have no number when there are none', () => {
    assert.ok(!('further' in screen(entries(20))))
  })
})

describe('hits of a sanctions list among many of other topics', () => {
  const exposed = { topics: ['pep'] } as const
  const sanctioned = listed('S-1', 'person', ['Boris Brackwatter'])

  for (const many of [60, 150, 500]) {
    it(`are kept beside ${many} exposed people with a higher score, who are counted`, () => {
      const { hits, further } = screen([...entries(many, exposed), sanctioned])
      assert.ok(hits.some(({ recordId }) => recordId === 'S-1'))
      const counted = Math.min(many, 100)
      assert.deepEqual([hits.length, further], [21, counted - 20])
    })
  }

  it('are kept whichever list they are of', () => {
    const { hits, further } = screen(entries(30, exposed), [sanctioned])
    assert.equal(hits.at(-1)?.recordId, 'S-1')
    assert.deepEqual([hits.length, further], [21, 10])
  })

  it('are kept beside other listings, and hide neither these nor political exposure', () => {
    const of = (letter: string, topic: 'debarment' | 'pep' | 'sanction') =>
      entries(25, { topics: [topic] }).map((entity) => ({ ...entity, recordId: `${letter}-${entity.recordId}` }))
    const { hits, further } = screen([...of('D', 'debarment'), ...of('P', 'pep'), ...of('S', 'sanction')])
    const kept = (topic: string) => hits.filter(({ topics }) => topics.includes(topic as 'pep')).length
    assert.deepEqual([kept('sanction'), kept('debarment'), kept('pep'), further], [20, 20, 20, 15])
  })
})
