import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rowsOf } from '../../../src/reading/page/rows.ts'
import { wordFeatures } from '../../../src/reading/type/word-features.ts'
import { setPage } from '../samples/set-page.ts'

const page = setPage(`
# Relevé T4
Net pay   1 204.50
Account number 4459021   code AB12345
${'\n'.repeat(30)}
See the reverse for the terms of this account
`)
const features = wordFeatures([page], [rowsOf(page)])

const expected: readonly (readonly [what: string, feature: string, isThere: boolean])[] = [
  ['a word without its accents', 'releve', true],
  ['a word of a heading', '^releve', true],
  ['the name of a form', 'releve t4', true],
  ['a phrase that stands alone', '=net pay', true],
  ['a pair of words', 'account number', true],
  ['a number', '4459021', false],
  ['a code', 'ab12345', false],
  ['a pair across two columns', 'pay account', false],
  ['a sentence as a phrase', '=see the reverse for the terms of this account', false],
  ['a word further down as one of a heading', '^reverse', false],
]
for (const [what, feature, isThere] of expected) {
  test(`${what} is ${isThere ? 'a sign' : 'no sign'} of a type`, () => assert.equal(features.has(feature), isThere))
}

test('a page without words has no signs', () => assert.equal(wordFeatures([], []).size, 0))
