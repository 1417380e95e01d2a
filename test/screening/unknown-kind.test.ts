import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ScreeningHit } from '../../src/domain/screening/result.ts'
import { sanctionsSeverity } from '../../src/domain/screening/severity.ts'
import { defaultThresholds } from '../../src/domain/screening/thresholds.ts'
import type { PartyToScreen } from '../../src/ports/screener.ts'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../src/screening/engine.ts'
import { asked, bornOn, listed, listOf } from './fictional-list.ts'

const organisations = [
  ...['Bank Saderat Tide', 'Brackwater Trading', 'Institute of the Deep', 'Ansar al Bahr', 'Murkhaven', 'Tide and Ebb'],
  ...['The Company of Divers', 'Lightless Shipping Lines', 'Hydrocarbon Committee 44', 'Front for the Sea', 'SA Brume'],
  ...['Captain Nemo Logistics', 'JSC Glubina', 'Al Mawj Exchange', 'Brume Bahr Holding', 'Grotto Forty Four Group'],
] as const
const people = ['Boris Brackwater', 'Dr Nadia al Bahr', 'Captain Oleg Glubin', 'Ali Tide'] as const
const list = listOf(
  ...organisations.map((name, place) => listed(`o${place}`, 'organization', [name])),
  ...people.map((name, place) => listed(`p${place}`, 'person', [name], { births: bornOn('1970-01-01') })),
  listed('v1', 'vessel', ['Jessica Dawn']),
  listed('u1', 'unknown', ['Wave Seven Trading']),
)
const index = openIndex(compileIndex([list]))

const hits = (party: PartyToScreen) => findHits(index, party, defaultScreeningConfig)
const weights = { critical: 2, warning: 1, none: 0 } as const
const weight = (found: readonly ScreeningHit[]) =>
  Math.max(0, ...found.map((hit) => weights[sanctionsSeverity(hit, defaultThresholds) ?? 'none']))

describe('a party whose kind the request does not say', () => {
  for (const name of [...organisations, ...people, 'Wave Seven Trading']) {
    it(`blocks on the exact listed name ${name}`, () => {
      assert.equal(weight(hits(asked(name, 'unknown'))), 2)
    })
  }

  it('has the worse of the answers as a person and as an entity, also with a typo', () => {
    for (const name of [...organisations, ...people]) {
      for (const written of [name, `${name.slice(0, 4)}x${name.slice(4)}`, name.split(' ').toReversed().join(' ')]) {
        const worse = Math.max(...(['person', 'entity'] as const).map((kind) => weight(hits(asked(written, kind)))))
        assert.ok(weight(hits(asked(written, 'unknown'))) >= worse, written)
      }
    }
  })

  it('has a score that its explanation adds up to, with the kind as not known', () => {
    const [hit] = hits(asked('Murkhaven', 'unknown'))
    assert.ok(hit !== undefined)
    const parts = [...hit.pairs, ...hit.unmatchedQuery, ...hit.unmatchedListed, ...hit.evidence]
    assert.equal(
      parts.reduce((sum, { contribution }) => sum + contribution, 0),
      hit.score,
    )
    assert.deepEqual(
      hit.evidence.map(({ on, finding, contribution }) => [on, finding, contribution]),
      [['kind', 'absent', 0]],
    )
  })

  it('is compared with people by birth date, which an entity has none of', () => {
    const [other] = hits(asked('Boris Brackwater', 'unknown', { dateOfBirth: '1999-12-31' }))
    assert.deepEqual([other?.contradicted, weight(other === undefined ? [] : [other])], [true, 0])
  })

  it('resembles a ship only by nearly the same name', () => {
    assert.equal(weight(hits(asked('Jesica Dawns', 'unknown'))), 0)
    assert.equal(weight(hits(asked('Jesica Dawns', 'entity'))), 2)
    assert.equal(weight(hits(asked('Jessica Dawn', 'unknown'))), 2)
  })
})

describe('a party whose kind the request says', () => {
  it('is not blocked by an entry of another kind', () => {
    assert.notEqual(weight(hits(asked('Murkhaven', 'person'))), 2)
    assert.notEqual(weight(hits(asked('Boris Brackwater', 'entity'))), 2)
  })
})
