import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../../src/domain/document-types/index.ts'
import { labelDocument } from '../../../../src/reading/fields/labelled-document.ts'
import { candidatesFor, fieldsOf } from '../../../../src/reading/fields/scoring/candidates.ts'
import { surroundingsOf } from '../../../../src/reading/fields/scoring/surroundings.ts'
import { setPage } from '../../samples/set-page.ts'

/** What stands around an amount on a page in a fixed pitch. */
function around(amount: string, text: string) {
  const type = findDocumentType('utility_bill')!
  const document = labelDocument(type, [setPage(text)], '2026-11-21')
  const field = fieldsOf(type).find(({ name }) => name === 'amount_due')!
  const candidate = candidatesFor(field, document, undefined).find(({ value }) => value === amount)
  assert.ok(candidate, `${amount} is a candidate`)
  return surroundingsOf(candidate, document.pages[0]!)
}

const table = `
Quarter           Heat              Water
Winter            61.20             12.05
Spring            40.10             13.15
`

test('words before and behind a value on its line', () => {
  const { before, after } = around('73.25', 'We ask you for 73.25 before the month ends')
  assert.equal(before, 'We ask you for')
  assert.equal(after, 'before the month ends')
})

test('at most six words before a value', () => {
  assert.equal(around('73.25', 'After all of this we kindly ask you for 73.25').before, 'this we kindly ask you for')
})

test('the nearest words on the left of a value, past other values', () => {
  const { left, right } = around('12.05', table)
  assert.equal(left, 'Winter')
  assert.equal(right, '')
  assert.equal(around('61.20', table).right, '12.05')
})

test('the first words of a row', () => {
  const { left, rowHead } = around('73.25', 'Winter            both meters            73.25')
  assert.equal(left, 'both meters')
  assert.equal(rowHead, 'Winter')
})

test('what stands over and under a value', () => {
  const { above, below } = around('61.20', table)
  assert.equal(above, 'Heat')
  assert.equal(below, '40.10')
})

test('the head of a column over other values', () => {
  const { above, columnHead } = around('13.15', table)
  assert.equal(above, '12.05')
  assert.equal(columnHead, 'Water')
})

test('the section is the nearest large line above', () => {
  const { section } = around('61.20', `# Your meters\nRead by us in March\nWinter            61.20`)
  assert.equal(section, 'Your meters')
})

test('a line alone in capitals heads a section', () => {
  const { section } = around('61.20', `YOUR METERS\nRead by us in March\nWinter            61.20`)
  assert.equal(section, 'YOUR METERS')
})

test('what may label a value is listed nearest first', () => {
  const labelling = around('13.15', table).labelling.map(({ text }) => text)
  assert.deepEqual(labelling, ['13.15', 'Spring', '12.05', 'Water'])
})

test('a value alone on a page has nothing around it', () => {
  const found = around('73.25', '73.25')
  const texts = [found.before, found.after, found.left, found.right, found.above, found.below, found.section]
  assert.deepEqual(texts, ['', '', '', '', '', '', ''])
})
