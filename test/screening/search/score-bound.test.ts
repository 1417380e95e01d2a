import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { compileIndex, openIndex } from '../../../src/screening/engine.ts'
import { compareName } from '../../../src/screening/search/find-names.ts'
import { mayResemble } from '../../../src/screening/search/may-resemble.ts'
import { listedToken, queryName, similarityWith } from '../../../src/screening/search/query-name.ts'
import { scoreBound } from '../../../src/screening/search/score-bound.ts'
import { similarityMemo } from '../../../src/screening/search/token-memo.ts'
import { listed, listOf } from '../fictional-list.ts'

const word = fc.oneof(
  fc.constantFrom(
    ...[
      'ivan',
      'ivanov',
      'iwan',
      'kim',
      'kimura',
      'al',
      'bin',
      'hassan',
      'hasan',
      'abdul',
      'abdulrahman',
      'rahman',
      'j',
      'jc',
    ],
    ...[
      'trading',
      'company',
      'llc',
      'joint',
      'stock',
      'the',
      '44',
      'forty four',
      'محمد',
      'محمدحسن',
      'حسن',
      '김',
      'Орлов',
      'van',
    ],
    ...['der', 'vanderbilt', 'bilt', 'mariya', 'ma', 'riya', 'petrovich', 'ng', 'x1', 'aleksandr', 'oleksandr'],
  ),
  fc.string({ unit: fc.constantFrom(...'aeiouklmnrst'), minLength: 2, maxLength: 9 }),
)
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
const sort = fc.constantFrom('person', 'other')

function indexOf(names: readonly string[], of: 'person' | 'other') {
  const kind = of === 'person' ? 'person' : 'organization'
  return openIndex(compileIndex([listOf(...names.map((text, place) => listed(String(place), kind, [text])))]))
}

describe('what is told without aligning two names', () => {
  it('never keeps back a name that scores enough', () => {
    let keptBack = 0
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), name, sort, (names, asked, of) => {
        const index = indexOf(names, of)
        const query = queryName(index, asked, of)
        const similarity = similarityMemo(index, query)
        const resembles = (position: number, token: number): boolean => similarity(position, token) > 0
        for (const scoreMin of [300, 700]) {
          const mayReach = scoreBound(index, query, scoreMin, resembles)
          for (let number = 0; number < index.names; number++) {
            if (mayReach(number)) continue
            keptBack++
            assert.ok(compareName(index, query, number).score < scoreMin)
          }
        }
      }),
      { numRuns: 1500 },
    )
    assert.ok(keptBack > 1000)
  })
  it('never keeps back words that are alike', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), name, sort, (names, asked, of) => {
        const index = indexOf(names, of)
        for (const query of queryName(index, asked, of).tokens) {
          for (let token = 0; token < index.tokens; token++) {
            const packed = similarityWith(query, token, listedToken(index, token, of))
            assert.ok(packed === 0 || mayResemble(index, query, token))
          }
        }
      }),
      { numRuns: 500 },
    )
  })
})
