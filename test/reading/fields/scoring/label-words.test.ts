import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../../src/domain/document-types/index.ts'
import { labelWordsOf, wordsOf } from '../../../../src/reading/fields/scoring/label-words.ts'

const bill = labelWordsOf(findDocumentType('utility_bill')!)

test('words of a text are folded, and their digits are zeros', () => {
  assert.deepEqual(wordsOf('Échéance: 24-03'), ['echeance', '00', '00'])
})

test('at most twelve words of a text count', () => {
  assert.equal(wordsOf('a '.repeat(40)).length, 12)
})

test('the label of a field is wholly like it', () => {
  assert.equal(bill.likenessTo('due_date', 'Due date').own, 1)
})

test('a wording that no list has is nearer to its field than to others', () => {
  const { own, other } = bill.likenessTo('account_number', 'The number of your contract')
  assert.ok(own > other, `${own} ${other}`)
})

test('forms of a word count as the word', () => {
  assert.ok(bill.likenessTo('amount_due', 'Amounts payable').own > 0)
})

test('a word of the labels of many fields tells less than one of a single field', () => {
  const common = bill.likenessTo('document_date', 'date zzzz').own
  const rare = bill.likenessTo('document_date', 'invoice zzzz').own
  assert.ok(rare > common, `${rare} ${common}`)
})

test('words that no label has are like no field', () => {
  assert.deepEqual(bill.likenessTo('due_date', 'kangaroo'), { own: 0, other: 0 })
  assert.deepEqual(bill.likenessTo('due_date', ''), { own: 0, other: 0 })
})
