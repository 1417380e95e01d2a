import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import { centsText } from '../../checks/facts/amount-text.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'

/** Net income of a year, in percent of the gross income that was declared. docs/rules/bank.md#flags. */
const declaredPercentMin = 70

/** The deposits support the income that the client declared. */
export const bankIncomeDeclared = defineCheck<BankFacts>({
  id: 'bank:income_declared',
  severity: 'warning',
  label: {
    en: 'Net income is at least 70 % of the declared gross income.',
    fr: 'Le revenu net atteint au moins 70 % du revenu brut déclaré.',
  },
  details: [
    {
      en: 'Net income comes to {found} a year; the client declared {declared}.',
      fr: 'Le revenu net s’élève à {found} par an; le client a déclaré {declared}.',
    },
  ],
  find({ income: { annualisedCents }, declaredAnnualIncomeCents }) {
    if (annualisedCents === null || declaredAnnualIncomeCents === null) return nothing
    const params = { found: centsText(annualisedCents), declared: centsText(declaredAnnualIncomeCents) }
    return [{ passed: annualisedCents * 100 >= declaredAnnualIncomeCents * declaredPercentMin, params }]
  },
})
