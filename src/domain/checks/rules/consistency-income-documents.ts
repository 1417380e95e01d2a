import { incomesOf } from '../facts/income.ts'
import { amountText } from '../facts/amount-text.ts'
import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { ClientContext, CheckedDocument } from '../definition/contexts.ts'
import { twoDocuments } from '../facts/two-documents.ts'

/** Largest income divided by the smallest, at most. */
const ratioMax = 1.25

/** Income documents show about the same income. */
export const consistencyIncomeDocuments = defineCheck<ClientContext>({
  id: 'consistency:income:documents',
  severity: 'warning',
  label: { en: 'Income documents agree.', fr: 'Les documents de revenu concordent.' },
  details: [
    {
      en: '{doc_a} {doc_a:gives/give} {a}; {doc_b} {doc_b:gives/give} {b}.',
      fr: '{doc_a} {doc_a:donne/donnent} {a}; {doc_b} {doc_b:donne/donnent} {b}.',
    },
  ],
  find({ documents }) {
    if (documents.length < 2) return nothing
    const incomes = incomesOf(documents.map(({ facts }) => facts))
    const known: { document: CheckedDocument; gross: number; amount: number }[] = documents.flatMap(
      (document, index) => {
        const income = incomes[index] ?? null
        return income === null ? [] : [{ document, gross: income.grossAmount, amount: income.amount }]
      },
    )
    const [first, ...rest] = known
    if (first === undefined || rest.length === 0) return nothing
    let [smallest, largest] = [first, first]
    for (const income of rest) {
      if (income.gross < smallest.gross) smallest = income
      if (income.gross > largest.gross) largest = income
    }
    if (largest.gross <= smallest.gross * ratioMax) return passes
    const shown = [largest, smallest].map(({ document, amount }) => ({ document, shows: amountText(amount) }))
    const [one, other] = shown
    return one === undefined || other === undefined ? nothing : [{ passed: false, params: twoDocuments(one, other) }]
  },
})
