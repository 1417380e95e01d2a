import type { BankDataProvider } from '../../ports/bank-data-provider.ts'
import type { Egress } from '../../ports/egress.ts'
export function openBankDataProviders(_: { readonly egress: Egress }): readonly BankDataProvider[] {
  return []
}
