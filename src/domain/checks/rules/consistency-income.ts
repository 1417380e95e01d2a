import { incomesOf } from '../facts/income.ts'
import { amountText } from '../facts/amount-text.ts'
import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

/** Each income document shows the declared income or more. */
export const consistencyIncome = defineCheck<ClientContext>({
  id: 'consistency:income',
  severity: 'warning',
  label: {
    en: 'Income on the {doc} supports the declared income.',
    fr: 'Le revenu sur {doc} appuie le revenu déclaré.',
  },
  details: [
    {
      en: 'The {doc} supports {a} a year; the profile declares {b} ({pct} % difference).',
      fr: '{Doc} appuie {a} par an; le profil déclare {b} (écart de {pct} %).',
    },
  ],
  find({ documents, profile, thresholds }) {
    const { annual_income: declared } = profile.values
    if (declared === undefined || declared <= 0) return nothing
    const incomes = incomesOf(documents.map(({ facts }) => facts))
    return documents.flatMap(({ label, texts }, index): Finding[] => {
      const income = incomes[index] ?? null
      if (income === null) return []
      const passed = income.grossAmount >= declared * (1 - thresholds.incomeTolerance)
      if (passed) return [{ label, passed, params: texts }]
      const percent = Math.round(100 * (1 - income.grossAmount / declared))
      const params = { ...texts, a: amountText(income.amount), b: amountText(declared), pct: percent }
      return [{ label, passed, params }]
    })
  },
})
