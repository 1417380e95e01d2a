import type { BankAccount } from '../definition/account.ts'
export interface AnalysisRequest {
  readonly account: BankAccount
  readonly asOf: string
  readonly months: 3 | 6 | 12
  readonly subject: { readonly name: string; readonly isEntity: boolean } | null
  readonly declaredAnnualIncomeCents: number | null
}
export interface BankFacts {
  readonly x: AnalysisRequest
}
export function analyseAccount(request: AnalysisRequest): BankFacts {
  return { x: request }
}
