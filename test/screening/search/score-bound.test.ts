import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { compileIndex, openIndex } from '../../../src/screening/engine.ts'
import { compareName } from '../../../src/screening/search/find-names.ts'
import { lettersBound } from '../../../src/screening/search/letters-bound.ts'
import { mayResemble } from '../../../src/screening/search/may-resemble.ts'
import { listedToken } from '../../../src/screening/search/listed-token.ts'
import { queryName, similarityWith } from '../../../src/screening/search/query-name.ts'
import { scoreBound } from '../../../src/screening/search/score-bound.ts'
import { similarityMemo } from '../../../src/screening/search/token-memo.ts'
import { listed, listOf } from '../fictional-list.ts'

const words = (
  'ivan ivanov iwan kim kimura al bin hassan hasan abdul abdulrahman rahman j jc trading company llc joint stock the 44 محمد ' +
  'محمدحسن حسن 김 Орлов van der vanderbilt bilt mariya ma riya petrovich ng x1 aleksandr oleksandr ' +
  // A typo in a short word.
  'song son sogn sonk un nu min mina ' +
  // Articles, servants and endings of Arabic, written together and apart.
  'elzubeir alzubeir zubeir الزبير زبير عبدالرحيم عبد abdurrahim habibullah habib ullah حبيب الله nuruddin نورالدين عیسی isa ' +
  // Thai in its letters and as owners spell it.
  'สมชาย somchai ชินวัตร shinawatra chinnawat วงศ์ wong vongse จันทร์ chan chandra โอชา ocha ' +
  // Forms of Slavic names, the same sound with other vowels, titles and forms with a typo.
  'sasha petrovna dzmitry dmitriy Олександр marion imran docctor jcs ooo'
).split(' ')
const word = fc.oneof(
  fc.constantFrom(...words, 'forty four'),
  fc.string({ unit: fc.constantFrom(...'aeiouklmnrst'), minLength: 2, maxLength: 9 }),
)
const nameWords = fc.array(word, { minLength: 1, maxLength: 5 })
const name = nameWords.map((words) => words.join(' '))
const change = fc.oneof(
  word.map((other) => () => other),
  fc.constant(() => ''),
  fc.nat({ max: 4 }).map((at) => (text: string) => text.slice(0, at) + text.slice(at + 1)),
  fc
    .nat({ max: 4 })
    .map(
      (at) => (text: string) => text.slice(0, at) + [...text.slice(at, at + 2)].reverse().join('') + text.slice(at + 2),
    ),
  fc.nat({ max: 4 }).map((at) => (text: string) => `${text.slice(0, at)} ${text.slice(at)}`),
)
/** A name to ask for and names of a list, of which the last differs from it in one word: another, none, a typo in it, a space. */
const names = fc
  .record({
    asked: nameWords,
    others: fc.array(name, { maxLength: 3 }),
    changed: fc.nat({ max: 4 }),
    change,
  })
  .map(({ asked, others, changed, change: apply }) => {
    const near = asked.map((each, place) => (place === changed % asked.length ? apply(each) : each)).join(' ')
    return { asked: asked.join(' '), listedNames: [...others, near] }
  })
const sort = fc.constantFrom('person', 'other')

function indexOf(names: readonly string[], of: 'person' | 'other') {
  const kind = of === 'person' ? 'person' : 'organization'
  return openIndex(compileIndex([listOf(...names.map((text, place) => listed(String(place), kind, [text])))]))
}

describe('the bound of a score without alignment', () => {
  it('never rejects a name that scores enough', () => {
    let keptBack = 0
    fc.assert(
      fc.property(names, sort, ({ asked, listedNames }, of) => {
        const index = indexOf(listedNames, of)
        const query = queryName(index, asked, of)
        const similarity = similarityMemo(index, query)
        for (const scoreMin of [300, 700]) {
          const mayReach = scoreBound(index, query, scoreMin, similarity)
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
  it('never rejects by letters alone a name that scores enough without a similar word', () => {
    let keptBack = 0
    fc.assert(
      fc.property(names, sort, ({ asked, listedNames }, of) => {
        const index = indexOf(listedNames, of)
        const query = queryName(index, asked, of)
        const mayBeRewritten = lettersBound(index, query, 300)
        const similarity = similarityMemo(index, query)
        for (let number = 0; number < index.names; number++) {
          const own = index.nameTokens.subarray(index.nameStarts[number], index.nameStarts[number + 1])
          const isSimilar = query.tokens.some((_, place) => own.some((token) => similarity(place, token) > 0))
          if (isSimilar || mayBeRewritten(number)) continue
          keptBack++
          assert.ok(compareName(index, query, number).score < 300)
        }
      }),
      { numRuns: 1500 },
    )
    assert.ok(keptBack > 300)
  })
  it('never rejects similar words', () => {
    fc.assert(
      fc.property(names, sort, ({ asked, listedNames }, of) => {
        const index = indexOf(listedNames, of)
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
