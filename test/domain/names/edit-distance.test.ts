import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { editDistance } from '../../../src/domain/names/edit-distance.ts'

const pairs: readonly (readonly [a: string, b: string, distance: number])[] = [
  ['ROY', 'ROY', 0],
  ['JON', 'JOHN', 1],
  ['TREMBLAY', 'TREMBALY', 1],
  ['MARTIN', 'MARTEN', 1],
  ['LEFEBVRE', 'LEFEVRE', 1],
  ['KITTEN', 'SITTING', 3],
  ['AB', 'BA', 1],
  ['A', 'BCD', 3],
  ['', 'AB', 2],
]
for (const [a, b, distance] of pairs) {
  test(`"${a}" becomes "${b}" in ${distance} edits`, () => {
    assert.equal(editDistance(a, b, 9), distance)
    assert.equal(editDistance(b, a, 9), distance)
  })
}

test('a distance over the limit is given up', () => {
  assert.equal(editDistance('KITTEN', 'SITTING', 1), 2)
  assert.equal(editDistance('A', 'ABCDEF', 2), 3)
})

test('one edit is one edit wherever it falls', () => {
  const word = fc.stringMatching(/^[A-D]{1,12}$/)
  fc.assert(
    fc.property(word, fc.nat(), (text, place) => {
      const index = place % text.length
      assert.equal(editDistance(text, text.slice(0, index) + text.slice(index + 1), 3), 1)
      assert.equal(editDistance(text, `${text.slice(0, index)}Z${text.slice(index)}`, 3), 1)
      assert.equal(editDistance(text, `${text.slice(0, index)}Z${text.slice(index + 1)}`, 3), 1)
    }),
  )
})
