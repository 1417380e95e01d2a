import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { compareJoined, joinedSimilarityMin, type JoinedPart } from '../../../src/screening/score/joined-words.ts'
import { letterMask } from '../../../src/screening/score/letter-distance.ts'
import { scoreRules } from '../../../src/screening/score/score-rules.ts'
import { compareTokens, pack, unpackSimilarity } from '../../../src/screening/score/token-similarity.ts'

function word(text: string): JoinedPart {
  const letters = { bytes: Buffer.from(text, 'latin1'), start: 0, length: text.length }
  return { ...letters, sound: 0, mask: letterMask(letters), kind: 'word' }
}

const letters = fc.string({ unit: fc.constantFrom(...'aeiouklmnrsth'), minLength: 4, maxLength: 20 })
const places = fc.array(fc.nat({ max: 20 }), { maxLength: 2 })
const change = fc.record({
  at: fc.nat({ max: 20 }),
  cut: fc.nat({ max: 1 }),
  added: fc.constantFrom('', 'a', 'k', 'n'),
})

/** A text cut into words at these places. */
function parts(text: string, at: readonly number[]): readonly string[] {
  const [first = 0, second = 0] = [...at, 0, 0]
    .slice(0, 2)
    .map((place) => place % text.length)
    .sort((a, b) => a - b)
  return [text.slice(0, first), text.slice(first, second), text.slice(second)].filter((part) => part !== '')
}

describe('words joined into one', () => {
  it('are the same exactly when their letters are as similar as joined words must be', () => {
    let same = 0
    fc.assert(
      fc.property(letters, places, places, fc.array(change, { maxLength: 3 }), (text, own, other, changes) => {
        const near = changes.reduce((so, { at, cut, added }) => so.slice(0, at) + added + so.slice(at + cut), text)
        fc.pre(near.length >= 4)
        const [query, listed] = [parts(text, own), parts(near, other)]
        const similarity = Math.min(unpackSimilarity(compareTokens(word(text), word(near))), scoreRules.joinedMax)
        const isSame = similarity >= joinedSimilarityMin(query.length, listed.length)
        if (isSame) same++
        assert.equal(compareJoined(query.map(word), listed.map(word)), isSame ? pack(similarity, 'joined') : 0)
      }),
      { numRuns: 3000 },
    )
    assert.ok(same > 300)
  })
})
