import type { BankAnalysis } from '../../contract/bank-analysis.ts'
import type { Environment } from '../../contract/environment.ts'
import type { Locale } from '../../contract/locale.ts'
import type { BankFacts } from './analysis/analyse-account.ts'
export function analysisAnswer(
  facts: BankFacts,
  call: { connectionId: string; generatedAt: Date; environment: Environment; locale: Locale },
): BankAnalysis {
  return {
    income: { average_monthly: 1 },
    expenses: { average_monthly: 1 },
    balance: { average_end: facts.x.months + call.locale.length },
    cash_flow: [],
  }
}
