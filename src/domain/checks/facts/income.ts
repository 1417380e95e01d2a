import { daysBetween, isIsoDate, yearOf } from '../../values/dates.ts'

/** The parts of a document that income is computed from. */
export interface IncomeSource {
  readonly docType: string
  readonly stepKey: string | null
  /** Dates ISO, amounts with a dot. docs/rules/document-types.md#values. */
  readonly fields: Readonly<Record<string, string>>
}

/** A document's income for a year, in whole units of its currency. */
export interface AnnualIncome {
  /** As the document shows it: gross, or net for a bank statement. */
  readonly amount: number
  /** Before deductions; compared with the declared income. */
  readonly grossAmount: number
}

/** Share of gross income that reaches an account. docs/rules/checks.md#annual-income. */
const netShare = 0.7
/** Days from 1 January after which year-to-date earnings are scaled to a year. docs/rules/checks.md#annual-income. */
const yearToDateDaysMin = 60
const daysOfYear = 365
/** Shortest statement that a monthly income is computed from, in days. */
const statementDaysMin = 25

/** Pay periods per year. docs/rules/checks.md#annual-income. */
const periodsPerYear: ReadonlyMap<string, number> = new Map([
  ['weekly', 52],
  ['biweekly', 26],
  ['semimonthly', 24],
  ['monthly', 12],
])

/** Pay periods per year by the length of one in days, first and last day included. docs/rules/checks.md#annual-income. */
const periodsByLength: readonly (readonly [from: number, to: number, periods: number])[] = [
  [5, 8, 52],
  [12, 14, 26],
  [15, 16, 24],
  [27, 31, 12],
]

type Fields = IncomeSource['fields']

/** The annual income by document type; null when a field that it needs is missing. */
const rules: Readonly<Record<string, (source: IncomeSource) => AnnualIncome | null>> = {
  payslip: ({ fields }) => gross(payslipIncome(fields)),
  notice_of_assessment: ({ fields }) => gross(amountOf(fields, 'total_income')),
  tax_return: ({ fields }) => gross(amountOf(fields, 'total_income')),
  employment_letter: ({ fields }) => gross(amountOf(fields, 'annual_income')),
  pension_statement: ({ fields }) => gross(amountOf(fields, 'annual_income') ?? yearOfMonths(fields)),
  bank_statement: bankIncome,
}

/** Tax taxSlips, one per employer: the income is their sum. A T4 and an RL-1 show the same income. */
const taxSlips: ReadonlySet<string> = new Set(['t4', 'rl1'])

/**
 * The annual income that each document supports, in the order given; null for a document without income. Tax taxSlips of the
 * latest tax year are added over employers; older tax taxSlips give null. docs/rules/checks.md#annual-income.
 */
export function incomesOf(sources: readonly IncomeSource[]): readonly (AnnualIncome | null)[] {
  return sources.map((source) => {
    if (taxSlips.has(source.docType)) return taxSlipIncome(source, sources)
    return Object.hasOwn(rules, source.docType) ? (rules[source.docType]?.(source) ?? null) : null
  })
}

function taxSlipIncome({ docType, fields }: IncomeSource, sources: readonly IncomeSource[]): AnnualIncome | null {
  const ofType = sources.filter((source) => source.docType === docType)
  const latest = Math.max(...ofType.map((source) => taxYear(source.fields)))
  if (amountOf(fields, 'employment_income') === null || taxYear(fields) !== latest) return null
  const ofYear = ofType.filter((source) => taxYear(source.fields) === latest)
  return gross(ofYear.reduce((sum, source) => sum + (amountOf(source.fields, 'employment_income') ?? 0), 0))
}

/** 0 when the document has no tax year. */
function taxYear({ tax_year: year }: Fields): number {
  return year !== undefined && /^\d{4}$/.test(year) ? Number(year) : 0
}

function payslipIncome(fields: Fields): number | null {
  return yearToDateIncome(fields) ?? periodIncome(fields)
}

/** Earnings since 1 January scaled to a year; null unless the client worked since 1 January. */
function yearToDateIncome(fields: Fields): number | null {
  const { document_date: paid, hire_date: hired } = fields
  const earned = amountOf(fields, 'gross_pay_ytd')
  if (earned === null || paid === undefined || hired === undefined || !isIsoDate(paid) || !isIsoDate(hired)) return null
  const newYear = `${paid.slice(0, 4)}-01-01`
  const dayOfYear = daysBetween(newYear, paid) + 1
  if (dayOfYear < yearToDateDaysMin || hired > newYear) return null
  return earned / (dayOfYear / daysOfYear)
}

function periodIncome(fields: Fields): number | null {
  const pay = amountOf(fields, 'gross_pay')
  const periods = periodsPerYear.get(fields.pay_frequency?.toLowerCase() ?? '') ?? periodsOfLength(fields)
  return pay === null || periods === null ? null : pay * periods
}

function periodsOfLength({ pay_period_start: start, pay_period_end: end }: Fields): number | null {
  if (start === undefined || end === undefined || !isIsoDate(start) || !isIsoDate(end)) return null
  const days = daysBetween(start, end) + 1
  return periodsByLength.find(([from, to]) => days >= from && days <= to)?.[2] ?? null
}

function yearOfMonths(fields: Fields): number | null {
  const monthly = amountOf(fields, 'monthly_amount')
  return monthly === null ? null : monthly * 12
}

/** Only a statement sent as proof of income: another account may be for spending. */
function bankIncome({ stepKey, fields }: IncomeSource): AnnualIncome | null {
  const { period_start: start, period_end: end } = fields
  const credits = amountOf(fields, 'total_credits')
  if (stepKey !== 'proof_of_income' || credits === null) return null
  if (start === undefined || end === undefined || !isIsoDate(start) || !isIsoDate(end)) return null
  const days = daysBetween(start, end) + 1
  if (days < statementDaysMin || yearOf(end) - yearOf(start) > 1) return null
  const amount = (credits * daysOfYear) / days
  return { amount: Math.round(amount), grossAmount: Math.round(amount / netShare) }
}

function gross(amount: number | null): AnnualIncome | null {
  return amount === null ? null : { amount: Math.round(amount), grossAmount: Math.round(amount) }
}

function amountOf(fields: Fields, name: string): number | null {
  const text = fields[name]
  return text !== undefined && /^\d{1,12}(\.\d{1,4})?$/.test(text) ? Number(text) : null
}
