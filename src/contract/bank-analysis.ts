import { Type, type Static } from 'typebox'
import { BankMonth } from './bank.ts'
export const BankAnalysis = Type.Object(
  {
    income: Type.Object({ average_monthly: Type.Number() }),
    expenses: Type.Object({ average_monthly: Type.Number() }),
    balance: Type.Object({ average_end: Type.Number() }),
    cash_flow: Type.Array(BankMonth),
  },
  { $id: 'BankAnalysis' },
)
export type BankAnalysis = Static<typeof BankAnalysis>
