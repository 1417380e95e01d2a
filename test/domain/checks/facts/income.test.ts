import assert from 'node:assert/strict'
import { test } from 'node:test'
import { incomesOf } from '../../../../src/domain/checks/facts/income.ts'

const income = (docType: string, fields: Record<string, string>, stepKey: string | null = null) =>
  incomesOf([{ docType, fields, stepKey }])[0]
const gross = (amount: number) => ({ amount, grossAmount: amount })

test('gross pay is multiplied by the pay periods of a year', () => {
  const rows = { weekly: 52_000, biweekly: 26_000, semimonthly: 24_000, monthly: 12_000 }
  for (const [pay_frequency, amount] of Object.entries(rows)) {
    assert.deepEqual(income('payslip', { gross_pay: '1000.00', pay_frequency }), gross(amount))
  }
})

test('without a frequency the length of the period decides', () => {
  const rows: readonly (readonly [end: string, amount: number | null])[] = [
    ['2026-03-04', null],
    ['2026-03-05', 52_000],
    ['2026-03-08', 52_000],
    ['2026-03-09', null],
    ['2026-03-12', 26_000],
    ['2026-03-14', 26_000],
    ['2026-03-15', 24_000],
    ['2026-03-16', 24_000],
    ['2026-03-17', null],
    ['2026-03-27', 12_000],
    ['2026-03-31', 12_000],
    ['2026-04-01', null],
  ]
  for (const [pay_period_end, amount] of rows) {
    const fields = { gross_pay: '1000.00', pay_period_start: '2026-03-01', pay_period_end }
    assert.deepEqual(income('payslip', fields), amount === null ? null : gross(amount), pay_period_end)
  }
})

test('year-to-date earnings count from the sixtieth day, if the client worked since 1 January', () => {
  const year = (document_date: string, hire_date: string) =>
    income('payslip', {
      gross_pay_ytd: '20000.00',
      gross_pay: '1000.00',
      pay_frequency: 'monthly',
      document_date,
      hire_date,
    })
  assert.deepEqual(year('2026-03-01', '2020-01-01'), gross(121_667))
  assert.deepEqual(year('2026-02-28', '2020-01-01'), gross(12_000))
  assert.deepEqual(year('2026-03-01', '2026-01-01'), gross(121_667))
  assert.deepEqual(year('2026-03-01', '2026-01-02'), gross(12_000))
})

test('tax slips of the latest year are added over employers, a T4 and an RL-1 apart', () => {
  const taxSlip = (docType: string, tax_year: string, employment_income: string) => ({
    docType,
    stepKey: null,
    fields: { tax_year, employment_income },
  })
  const sources = [
    taxSlip('t4', '2025', '30000.00'),
    taxSlip('t4', '2025', '12000.00'),
    taxSlip('t4', '2024', '99000.00'),
    taxSlip('rl1', '2025', '42000.00'),
  ]
  assert.deepEqual(incomesOf(sources), [gross(42_000), gross(42_000), null, gross(42_000)])
})

test('assessments, returns, letters and pensions show the annual income', () => {
  assert.deepEqual(income('notice_of_assessment', { total_income: '85000.40' }), gross(85_000))
  assert.deepEqual(income('tax_return', { total_income: '85000' }), gross(85_000))
  assert.deepEqual(income('employment_letter', { annual_income: '85000' }), gross(85_000))
  assert.deepEqual(income('pension_statement', { monthly_amount: '2000' }), gross(24_000))
})

test('a bank statement counts as net, and only as proof of income', () => {
  const fields = { total_credits: '3000.00', period_start: '2026-09-01', period_end: '2026-09-30' }
  assert.deepEqual(income('bank_statement', fields, 'proof_of_income'), { amount: 36_500, grossAmount: 52_143 })
  assert.equal(income('bank_statement', fields, 'proof_of_address'), null)
  assert.equal(income('bank_statement', fields), null)
})

test('a document without income gives null', () => {
  assert.equal(income('passport', { annual_income: '1' }), null)
  assert.equal(income('payslip', { gross_pay: '12,5', pay_frequency: 'monthly' }), null)
  assert.equal(income('payslip', { gross_pay: '1000.00', pay_frequency: 'constructor' }), null)
  assert.equal(income('constructor', {}), null)
})
