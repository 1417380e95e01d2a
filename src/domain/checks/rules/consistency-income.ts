import { namesOf } from '../../document-types/definition/type-names.ts'
import { incomesOf } from '../facts/income.ts'
import { amountText } from '../facts/amount-text.ts'
import { bankAnalysisFault } from '../facts/bank-analysis.ts'
import { hasPassed } from '../facts/partner-proof.ts'
import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

const bankAnalysis = namesOf('bank analysis', 'analyse bancaire', 'f')
const analysisTexts = { doc: bankAnalysis.names, Doc: bankAnalysis.titles }

/** Each income document, and a bank analysis sent back, shows the declared income or more. */
export const consistencyIncome = defineCheck<ClientContext>({
  id: 'consistency:income',
  severity: 'warning',
  label: {
    en: 'Income on the {doc} supports the declared income.',
    fr: 'Le revenu sur {le doc} appuie le revenu déclaré.',
  },
  details: [
    {
      en: 'The {doc} {doc:supports/support} {a} a year; the profile declares {b} ({pct} % difference).',
      fr: '{Doc} {doc:appuie/appuient} {a} par an; le profil déclare {b} (écart de {pct} %).',
    },
    {
      en: 'The bank analysis is not accepted as evidence: {reason}.',
      fr: 'L’analyse bancaire n’est pas acceptée comme preuve : {reason}.',
    },
  ],
  find(context) {
    const { documents, profile, thresholds } = context
    const { annual_income: declared } = profile.values
    if (declared === undefined || declared <= 0) return nothing
    const incomes = incomesOf(documents.map(({ facts }) => facts))
    const ofDocuments = documents.flatMap(({ label, texts }, index): Finding[] => {
      const income = incomes[index] ?? null
      if (income === null) return []
      const passed = income.grossAmount >= declared * (1 - thresholds.incomeTolerance)
      if (passed) return [{ label, passed, params: texts }]
      const percent = Math.round(100 * (1 - income.grossAmount / declared))
      const params = { ...texts, a: amountText(income.amount), b: amountText(declared), pct: percent }
      return [{ label, passed, params }]
    })
    return [...ofDocuments, ...ofBankAnalysis(context)]
  },
})

/** An analysis compared the declared income itself; `bank:income_declared` reports one that does not support it. */
function ofBankAnalysis(context: ClientContext): readonly Finding[] {
  if (!hasPassed('bank:income_declared', context)) return nothing
  const label = 'bank_analysis'
  const reason = bankAnalysisFault(context)
  if (reason === null) return [{ label, passed: true, params: analysisTexts }]
  return [{ label, passed: false, detail: 1, params: { ...analysisTexts, reason } }]
}
