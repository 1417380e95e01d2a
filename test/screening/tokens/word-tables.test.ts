import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFormWord, legalFormAt, legalFormNear, mayStartForm } from '../../../src/screening/tokens/legal-forms.ts'
import {
  branchWords,
  expansions,
  genericWords,
  particles,
  stopWords,
  titleNames,
  titles,
  vesselTitles,
} from '../../../src/screening/tokens/name-words.ts'
import { slavicKey } from '../../../src/screening/tokens/slavic-names.ts'

test('the words of names are all there', () => {
  assert.deepEqual(
    [titles, titleNames, particles, stopWords, genericWords, branchWords, expansions, vesselTitles].map(
      ({ size }) => size,
    ),
    [61, 44, 35, 34, 125, 49, 33, 8],
  )
})

test('words of names have their meaning', () => {
  assert.ok(titles.has('ayatollah'))
  assert.equal(particles.get('ould'), '-bin')
  assert.equal(stopWords.get('und'), '-and')
  assert.equal(expansions.get('intl'), 'international')
  assert.ok(genericWords.has('trading') && !genericWords.has('clearwater'))
  assert.ok(vesselTitles.has('mv'))
})

/** One legal form a row: the words of a name, where the form starts, its token and the words it takes. */
const forms = [
  ['acme sp z o o', 1, '+llc', 4],
  ['clearwater ltd', 1, '+llc', 1],
  ['clearwater public joint stock company', 1, '+jsc', 4],
  ['gmbh co kg', 0, '+lp', 3],
  ['federal state unitary enterprise vostok', 0, '+state', 4],
  ['acme gesellshaft mit beschrankter haftung', 1, '+llc', 4],
] as const
for (const [name, start, token, words] of forms) {
  test(`a legal form of ${words} words starts at word ${start + 1} of "${name}"`, () => {
    assert.deepEqual(legalFormAt(name.split(' '), start), { token, words })
  })
}

test('a name has no legal form where none starts', () => {
  assert.equal(legalFormAt(['clearwater', 'trading'], 1), null)
  assert.ok(!mayStartForm('clearwater'))
})

test('a word of a form and an abbreviation are known with a typo', () => {
  assert.ok(isFormWord('ogranichenoy'))
  assert.equal(legalFormNear('gmbb'), '+llc')
  assert.equal(legalFormNear('clearwater'), null)
})

/** Words that are forms of one given name or of one patronymic. */
const sameNames = [
  ['sergey', 'serhii'],
  ['aleksandr', 'alexander'],
  ['ekaterina', 'katsiaryna'],
  ['lvovich', 'lvovych'],
  ['yakovlevich', 'yakovych'],
] as const
for (const [a, b] of sameNames) {
  test(`${a} and ${b} are one name`, () => {
    assert.notEqual(slavicKey(a), '')
    assert.equal(slavicKey(a), slavicKey(b))
  })
}

test('sergey and aleksey are two names', () => assert.notEqual(slavicKey('sergey'), slavicKey('aleksey')))
