import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import { gamblingShareMax, type BankFacts } from '../analysis/analyse-account.ts'
import { percentText } from './percent-text.ts'

/** Little of what is spent is gambled. */
export const bankGambling = defineCheck<BankFacts>({
  id: 'bank:gambling',
  severity: 'warning',
  label: { en: 'Gambling is no more than 5 % of debits.', fr: 'Le jeu ne dépasse pas 5 % des débits.' },
  details: [{ en: 'Gambling is {percent} % of debits.', fr: 'Le jeu fait {percent} % des débits.' }],
  find({ risk: { gamblingShare } }) {
    if (gamblingShare === null) return nothing
    return [{ passed: gamblingShare <= gamblingShareMax, params: { percent: percentText(gamblingShare) } }]
  },
})
