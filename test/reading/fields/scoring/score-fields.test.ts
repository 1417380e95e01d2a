import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../../src/domain/document-types/index.ts'
import type { FieldEvidence } from '../../../../src/ports/reader.ts'
import { extractLabelled } from '../../../../src/reading/fields/extract.ts'
import { labelDocument } from '../../../../src/reading/fields/labelled-document.ts'
import { scoreFields } from '../../../../src/reading/fields/scoring/score-fields.ts'
import { extractUnlabelled } from '../../../../src/reading/fields/unlabelled.ts'
import type { ReadPage } from '../../../../src/reading/page/page.ts'
import { setPage } from '../../samples/set-page.ts'

function score(docType: string, page: ReadPage, known: Readonly<Record<string, FieldEvidence>> = {}) {
  const document = labelDocument(findDocumentType(docType)!, [page], '2026-11-21')
  const labelled = extractLabelled(document)
  return scoreFields(document, { ...extractUnlabelled(document, labelled), ...labelled, ...known }).fields
}

function valuesOf(fields: Readonly<Record<string, FieldEvidence>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

/** A bill whose labels no list has. */
const bill = setPage(`
                                        Lumo Power Co-operative
Orla Pennick
9 Heron Close
Granby QC J2G 1A1

What you owe us                         143.20 $
You are known to us as                  8841 2207 16
`)

test('a bill in wording that no list has is read', () => {
  const { amount_due, document_holder_name, address, issuer_name } = valuesOf(score('utility_bill', bill))
  assert.equal(amount_due, '143.20')
  assert.equal(document_holder_name, 'Orla Pennick')
  assert.equal(address, '9 Heron Close, Granby QC J2G 1A1')
  assert.equal(issuer_name, 'Lumo Power Co-operative')
})

test('a statement in wording that no list has is read by what its amounts add up to', () => {
  const page = setPage(`
Lumo Savings Bank
Orla Pennick
9 Heron Close, Granby QC J2G 1A1

From 1 March 2026 to 31 March 2026

You had at the start                    1,200.00
Came in                                 800.00
Went out                                300.00
You have now                            1,700.00
`)
  const found = valuesOf(score('bank_statement', page))
  assert.deepEqual(
    [found.opening_balance, found.total_credits, found.total_debits, found.closing_balance],
    ['1200.00', '800.00', '300.00', '1700.00'],
  )
  assert.deepEqual([found.period_start, found.period_end], ['2026-03-01', '2026-03-31'])
})

test('a value of an MRZ stays, whatever is printed', () => {
  const mrz: FieldEvidence = { value: '1991-02-03', source: 'mrz', confidence: 0.99, page: 0, box: null }
  const page = setPage('Date of birth   9 August 1985')
  assert.deepEqual(score('passport', page, { date_of_birth: mrz }).date_of_birth, mrz)
})

test('a value of a barcode stays, whatever is printed', () => {
  const barcode: FieldEvidence = { value: 'P4417-220', source: 'barcode', confidence: 1, page: 0, box: null }
  const page = setPage('Licence No.   P9999-111')
  assert.deepEqual(score('driver_licence', page, { document_number: barcode }).document_number, barcode)
})

test('a probable value that is too doubtful to be given is left out with its place, and no other field has it', () => {
  const faint = { ...bill, words: bill.words.map((word) => ({ ...word, confidence: 0.4 })) }
  const document = labelDocument(findDocumentType('utility_bill')!, [{ ...faint, source: 'print' }], '2026-11-21')
  const { fields, leftOut } = scoreFields(document, {})
  assert.deepEqual(fields, {})
  assert.equal(leftOut.amount_due?.value, '143.20')
  assert.ok(leftOut.amount_due.box !== null && leftOut.amount_due.confidence <= 0.4)
})

test('what is not on the page is not left out', () => {
  const document = labelDocument(findDocumentType('utility_bill')!, [bill], '2026-11-21')
  const { fields, leftOut } = scoreFields(document, {})
  assert.equal(fields.amount_due?.value, '143.20')
  assert.deepEqual([leftOut.amount_due, leftOut.due_date], [undefined, undefined])
})

test('a blank page gives no value', () => {
  assert.deepEqual(score('utility_bill', setPage('')), {})
})

test('a page without amounts and dates gives neither', () => {
  const { amount_due, due_date, document_date } = valuesOf(
    score('utility_bill', setPage('Please keep this for your files')),
  )
  assert.deepEqual([amount_due, due_date, document_date], [undefined, undefined, undefined])
})

test('confidence is never above that of the print', () => {
  const faint = { ...bill, words: bill.words.map((word) => ({ ...word, confidence: 0.6 })) }
  const found = Object.values(score('utility_bill', faint))
  assert.ok(found.length > 0)
  for (const { confidence } of found) assert.ok(confidence <= 0.6, String(confidence))
})

test('no value is less probable than the floor', () => {
  for (const { value, confidence } of Object.values(score('utility_bill', bill)))
    assert.ok(confidence >= 0.6, `${value} ${confidence}`)
})

test('a value has the place of its words and the source of its page', () => {
  const { amount_due } = score('utility_bill', bill)
  const printed = bill.words.find(({ text }) => text === '143.20')
  assert.equal(amount_due?.source, 'text_layer')
  assert.deepEqual(amount_due?.box?.slice(0, 2), printed?.box.slice(0, 2))
})
