import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../src/domain/document-types/index.ts'
import { classify } from '../../../src/reading/type/classify.ts'
import { showsType } from '../../../src/reading/type/shows-type.ts'
import { words } from '../support/words.ts'

const bill = findDocumentType('utility_bill')
const likely = { docType: 'utility_bill', confidence: 0.5 }

const values: readonly (readonly [what: string, values: Readonly<Record<string, string>>, isShown: boolean])[] = [
  ['nothing', {}, false],
  ['what every document has', { document_holder_name: 'A', issuer_name: 'B', document_date: '2026-01-02' }, false],
  ['one value of a bill', { issuer_name: 'B', amount_due: '12.00' }, false],
  ['two values of a bill', { address: '1 Elm St', amount_due: '12.00' }, true],
]
for (const [what, shown, isShown] of values) {
  test(`words of a bill with ${what} ${isShown ? 'are' : 'are not'} a bill`, () => {
    assert.equal(showsType(bill, likely, shown), isShown)
  })
}

test('a clear title needs no values', () => assert.ok(showsType(bill, { ...likely, confidence: 0.6 }, {})))

test('a document of no type shows itself', () => assert.ok(showsType(null, { docType: 'other', confidence: 0 }, {})))

const passportPage = {
  index: 0,
  width: 600,
  height: 400,
  source: 'text_layer',
  words: words('PASSPORT Passport No. P1'),
} as const
const visa = { certain: null, likely: null, unlikely: 'passport', isExcluded: true } as const

test('a valid visa on the first page is no passport, whatever is printed', () => {
  assert.equal(
    classify([passportPage], { certain: null, likely: null, unlikely: null }, 'passport').docType,
    'passport',
  )
  assert.notEqual(classify([passportPage], visa, 'passport').docType, 'passport')
})

test('a valid visa is of no type with the confidence of its MRZ, so that the hint passport does not hold', () => {
  assert.deepEqual(classify([passportPage], { ...visa, isVisa: true }, 'passport'), {
    docType: 'other',
    confidence: 0.99,
  })
})

test('a visa on a later page excludes nothing', () => {
  assert.equal(classify([passportPage], { ...visa, ahead: false }, 'passport').docType, 'passport')
})
