import type { BankDataProvider } from '../../ports/bank-data-provider.ts'
import type { Egress } from '../../ports/egress.ts'
import { plaid } from './plaid.ts'

/** The bank data providers that are called over the network. docs/rules/bank.md#providers. */
export function openBankDataProviders({ egress }: { readonly egress: Egress }): readonly BankDataProvider[] {
  return [plaid({ egress })]
}
