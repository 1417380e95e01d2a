import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { ScreeningHit } from '../../src/domain/screening/result.ts'
import { compileIndex, findHits, openIndex } from '../../src/screening/engine.ts'
import { asked, bornOn, listed, listOf } from './fictional-list.ts'

const everything = { reviewMin: 0, strongMin: 850, hitsMax: 20 }

const word = fc.constantFrom(
  'ivan',
  'ivanov',
  'iwan',
  'maria',
  'al',
  'bin',
  'hassan',
  'hasan',
  'abdul',
  'rahman',
  'abdulrahman',
  'j',
  'c',
  'dr',
  'petrovich',
  'llc',
  'trading',
  'company',
  'of',
  'the',
  '44',
  'forty',
  'محمد',
  'حسن',
  '김',
  '정',
  'จันทร์',
  'chandra',
  'Орлов',
  'Σ',
  'x1',
  "o'brien",
  'ng',
)
const name = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const kind = fc.constantFrom('person', 'organization', 'vessel', 'unknown')
const year = fc.constantFrom('', '1960-01-02', '1961-02-01', '1960-02-01')

const numbered = (value: string) => ({ value, type: 'passport', country: '' }) as const

function sumOf(hit: ScreeningHit): number {
  const parts = [...hit.pairs, ...hit.unmatchedQuery, ...hit.unmatchedListed, ...hit.evidence]
  return parts.reduce((sum, { contribution }) => sum + contribution, 0)
}

describe('an explanation', () => {
  it('adds up to the score exactly, whatever the names and the evidence', () => {
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 4 }),
        name,
        kind,
        year,
        fc.boolean(),
        fc.record({
          countries: fc.constantFrom([], ['FR'], ['FR', 'SY']),
          gender: fc.constantFrom(null, 'female' as const, 'male' as const),
          identifiers: fc.constantFrom(
            ...[[], ['AB 123456'], ['CD 654321'], ['x']].map((values) => values.map(numbered)),
          ),
        }),
        (names, query, entryKind, birth, isWeak, known) => {
          const births = birth === '' ? [] : bornOn('1960-02-01')
          const entity = listed('1', entryKind, names, {
            births,
            gender: 'male',
            countries: [{ code: 'SY', role: 'nationality' }],
            identifiers: [{ type: 'passport', value: 'AB123456', country: 'SY' }],
          })
          const weak = {
            ...entity,
            names: entity.names.map((each) => ({ ...each, kind: isWeak ? ('weak' as const) : each.kind })),
          }
          const index = openIndex(compileIndex([listOf(weak)]))
          const party = asked(query, entryKind === 'person' ? 'person' : 'entity', {
            dateOfBirth: birth,
            ...known,
          })
          for (const hit of findHits(index, party, everything)) {
            assert.equal(sumOf(hit), hit.score)
            assert.ok(Number.isInteger(hit.score) && hit.score >= 0 && hit.score <= 1000)
            assert.ok(hit.corroboration >= -1000 && hit.corroboration <= 1000)
            for (const { contribution } of [...hit.unmatchedQuery, ...hit.unmatchedListed]) assert.ok(contribution <= 0)
          }
        },
      ),
      { numRuns: 400 },
    )
  })

  it('names the pairs, why they count as the same, and what had no partner', () => {
    const index = openIndex(compileIndex([listOf(listed('1', 'person', ['Vladislav Gennadievich Orlenkov']))]))
    const [hit] = findHits(index, asked('Orlenkof Vladislav'), everything)
    assert.deepEqual(
      hit?.pairs.map(({ query, listed: other, reason }) => [query, other, reason]),
      [
        ['vladislav', 'vladislav', 'equal'],
        ['orlenkof', 'orlenkov', 'sound'],
      ],
    )
    assert.deepEqual(
      hit?.unmatchedListed.map(({ token }) => token),
      ['gennadievich'],
    )
  })
})
