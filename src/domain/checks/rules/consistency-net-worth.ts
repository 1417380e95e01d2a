import { amountText } from '../facts/amount-text.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

/** Liquid assets do not exceed net worth plus debts. */
export const consistencyNetWorth = defineCheck<ClientContext>({
  id: 'consistency:net_worth',
  severity: 'warning',
  label: { en: 'Liquid assets do not exceed net worth.', fr: 'Les actifs liquides n’excèdent pas la valeur nette.' },
  details: [
    {
      en: 'Net liquid assets ({a}) exceed total net worth ({b}).',
      fr: 'Les actifs liquides nets ({a}) excèdent la valeur nette totale ({b}).',
    },
  ],
  find({ profile: { values } }) {
    const { net_liquid_assets: liquid, total_net_worth: worth, total_liabilities: debts = 0 } = values
    if (liquid === undefined || worth === undefined) return nothing
    return [{ passed: liquid <= worth + debts, params: { a: amountText(liquid), b: amountText(worth) } }]
  },
})
