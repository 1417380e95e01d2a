import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../../src/domain/document-types/index.ts'
import type { Candidate } from '../../../../src/reading/fields/scoring/candidate.ts'
import { fieldsOf } from '../../../../src/reading/fields/scoring/candidates.ts'
import { choose, type ScoredField } from '../../../../src/reading/fields/scoring/choose.ts'

/** Candidates with the same place are the same words of the page. */
function candidateAt(value: string, place: number): Candidate {
  const words = [placed[place]!]
  return { value, words, page: 0, row: null, segment: null, given: null }
}

const placed = Array.from({ length: 12 }, (_, place) => ({
  text: `word ${place}`,
  box: [36, 36 + 20 * place, 50, 10] as const,
  confidence: 1,
}))

/** A field of a type with values, their places and probabilities; what is left is the probability of leaving it out. */
function scored(docType: string, name: string, values: readonly (readonly [string, number, number])[]): ScoredField {
  const sought = fieldsOf(findDocumentType(docType)!).find((field) => field.name === name)!
  const probabilities = values.map(([, , probability]) => probability)
  return {
    sought,
    candidates: values.map(([value, place]) => candidateAt(value, place)),
    probabilities: [...probabilities, 1 - probabilities.reduce((sum, one) => sum + one, 0)],
  }
}

function valuesOf(fields: readonly ScoredField[]): Readonly<Record<string, string>> {
  return Object.fromEntries([...choose(fields)].map(([name, { candidate }]) => [name, candidate.value]))
}

test('the likeliest value of a field is chosen', () => {
  const due = scored('utility_bill', 'due_date', [
    ['2026-03-03', 0, 0.2],
    ['2026-03-24', 1, 0.7],
  ])
  assert.deepEqual(valuesOf([due]), { due_date: '2026-03-24' })
})

test('a field that is likelier to be absent than any value is left out', () => {
  const due = scored('utility_bill', 'due_date', [
    ['2026-03-03', 0, 0.3],
    ['2026-03-24', 1, 0.1],
  ])
  assert.deepEqual(valuesOf([due]), {})
})

test('balances and totals that add up win over likelier ones that do not', () => {
  const fields = [
    scored('bank_statement', 'opening_balance', [['1200.00', 0, 0.9]]),
    scored('bank_statement', 'total_credits', [['800.00', 1, 0.8]]),
    scored('bank_statement', 'total_debits', [['300.00', 2, 0.8]]),
    scored('bank_statement', 'closing_balance', [
      ['1750.00', 3, 0.55],
      ['1700.00', 4, 0.4],
    ]),
  ]
  assert.equal(valuesOf(fields).closing_balance, '1700.00')
})

test('amounts that add up are more probable than each is alone', () => {
  const fields = [
    scored('payslip', 'gross_pay', [['2000.00', 0, 0.7]]),
    scored('payslip', 'deductions_total', [['450.00', 1, 0.7]]),
    scored('payslip', 'net_pay', [['1550.00', 2, 0.7]]),
  ]
  for (const [, { probability }] of choose(fields)) assert.ok(probability > 0.9, String(probability))
})

test('amounts that do not add up keep their probabilities', () => {
  const fields = [
    scored('payslip', 'gross_pay', [['2000.00', 0, 0.7]]),
    scored('payslip', 'deductions_total', [['450.00', 1, 0.7]]),
    scored('payslip', 'net_pay', [['1600.00', 2, 0.7]]),
  ]
  for (const [, { probability }] of choose(fields)) assert.equal(probability, 0.7)
})

test('the likeliest start of a period is not given when the period would end before it', () => {
  const fields = [
    scored('bank_statement', 'period_start', [
      ['2026-03-31', 0, 0.5],
      ['2026-03-01', 1, 0.45],
    ]),
    scored('bank_statement', 'period_end', [['2026-03-31', 0, 0.9]]),
  ]
  const { period_start, period_end } = valuesOf(fields)
  assert.notEqual(period_start, '2026-03-31')
  assert.equal(period_end, '2026-03-31')
})

test('of two dates that are no period the less probable one is left out', () => {
  const fields = [
    scored('bank_statement', 'period_start', [['2026-04-30', 0, 0.6]]),
    scored('bank_statement', 'period_end', [['2026-03-31', 1, 0.9]]),
  ]
  assert.deepEqual(valuesOf(fields), { period_end: '2026-03-31' })
})

test('one printed amount is not the value of two fields', () => {
  const fields = [
    scored('bank_statement', 'opening_balance', [
      ['1200.00', 0, 0.6],
      ['500.00', 1, 0.35],
    ]),
    scored('bank_statement', 'closing_balance', [['1200.00', 0, 0.9]]),
  ]
  assert.deepEqual(valuesOf(fields), { opening_balance: '500.00', closing_balance: '1200.00' })
})

test('one printed name is not both the holder and the issuer', () => {
  const fields = [
    scored('utility_bill', 'document_holder_name', [['Orla Pennick', 0, 0.9]]),
    scored('utility_bill', 'issuer_name', [['Orla Pennick', 0, 0.8]]),
  ]
  assert.deepEqual(valuesOf(fields), { document_holder_name: 'Orla Pennick' })
})

test('the same amount printed twice is the value of two fields', () => {
  const fields = [
    scored('bank_statement', 'opening_balance', [['1200.00', 0, 0.9]]),
    scored('bank_statement', 'closing_balance', [['1200.00', 1, 0.9]]),
  ]
  assert.deepEqual(valuesOf(fields), { opening_balance: '1200.00', closing_balance: '1200.00' })
})

test('one printed date is both the end of a period and the date of the document', () => {
  const fields = [
    scored('bank_statement', 'period_end', [['2026-03-31', 0, 0.9]]),
    scored('bank_statement', 'document_date', [['2026-03-31', 0, 0.8]]),
  ]
  assert.deepEqual(valuesOf(fields), { period_end: '2026-03-31', document_date: '2026-03-31' })
})

test('of two fields that are certain of one value, one is left out', () => {
  const fields = [
    scored('payslip', 'gross_pay', [['2000.00', 0, 1]]),
    scored('payslip', 'net_pay', [['2000.00', 0, 1]]),
  ]
  assert.deepEqual(valuesOf(fields), { gross_pay: '2000.00' })
})

test('an overdrawn opening balance counts with its minus', () => {
  const fields = [
    scored('bank_statement', 'opening_balance', [['-100.00', 0, 0.9]]),
    scored('bank_statement', 'total_credits', [['500.00', 1, 0.9]]),
    scored('bank_statement', 'total_debits', [['-150.00', 2, 0.9]]),
    scored('bank_statement', 'closing_balance', [
      ['450.00', 3, 0.5],
      ['250.00', 4, 0.4],
    ]),
  ]
  assert.equal(valuesOf(fields).closing_balance, '250.00')
})
