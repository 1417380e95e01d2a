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
