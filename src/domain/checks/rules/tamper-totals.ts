import { centsText } from '../facts/amount-text.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { centsField } from '../facts/money-field.ts'

type Fields = Readonly<Record<string, string>>

/** `a` − `b` must be `shown`, in cents. */
interface Sum {
  readonly a: number
  readonly b: number
  readonly shown: number
  readonly tolerance: number
}

/** The sums of a type; empty when an amount is missing. docs/reference/en/checks/tamper-totals.md. */
const sumsByType: Readonly<Record<string, (fields: Fields) => readonly Sum[]>> = {
  payslip: (fields) => [
    ...sum(
      [centsField(fields, 'gross_pay'), centsField(fields, 'deductions_total'), centsField(fields, 'net_pay')],
      100,
    ),
    ...yearToDate(centsField(fields, 'gross_pay_ytd'), centsField(fields, 'gross_pay')),
  ],
  bank_statement: (fields) => {
    const [opening, credits] = [centsField(fields, 'opening_balance'), centsField(fields, 'total_credits')]
    const available = opening === null || credits === null ? null : opening + credits
    return sum([available, centsField(fields, 'total_debits'), centsField(fields, 'closing_balance')], 1)
  },
  notice_of_assessment: (fields) =>
    sum(
      [centsField(fields, 'total_income'), centsField(fields, 'deductions_total'), centsField(fields, 'net_income')],
      100,
    ),
}

/** The totals of the document are correct. */
export const tamperTotals = defineCheck<DocumentContext>({
  id: 'tamper:totals',
  severity: 'warning',
  label: { en: 'Amounts on the {doc} add up.', fr: 'Les montants {du doc} concordent.' },
  details: [
    {
      en: '{a} − {b} gives {c}; the {doc} {doc:shows/show} {d}.',
      fr: '{a} − {b} donne {c}; {le doc} {doc:indique/indiquent} {d}.',
    },
  ],
  find({ document: { facts, label } }) {
    const sums = Object.hasOwn(sumsByType, facts.docType) ? (sumsByType[facts.docType]?.(facts.fields) ?? []) : []
    if (sums.length === 0) return nothing
    const wrong = sums.find(({ a, b, shown, tolerance }) => Math.abs(a - b - shown) > tolerance)
    if (wrong === undefined) return [{ label, passed: true }]
    const { a, b, shown } = wrong
    return [
      { label, passed: false, params: { a: centsText(a), b: centsText(b), c: centsText(a - b), d: centsText(shown) } },
    ]
  },
})

function sum([a, b, shown]: readonly (number | null)[], tolerance: number): readonly Sum[] {
  if (a === undefined || b === undefined || shown === undefined) return []
  return a === null || b === null || shown === null ? [] : [{ a, b, shown, tolerance }]
}

/** The year-to-date amount is at least the period's amount. */
function yearToDate(total: number | null, current: number | null): readonly Sum[] {
  if (total === null || current === null) return []
  return [{ a: total, b: current, shown: Math.max(total - current, 0), tolerance: 0 }]
}
