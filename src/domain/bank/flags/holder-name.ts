import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import { sameNameScoreMin } from '../../names/same-scores.ts'
import type { BankFacts } from '../analysis/analyse-account.ts'

/** A holder of the account is the client of the case. */
export const bankHolderName = defineCheck<BankFacts>({
  id: 'bank:holder_name',
  severity: 'critical',
  label: { en: 'The client holds the account.', fr: 'Le client est titulaire du compte.' },
  details: [
    {
      en: 'The account is held by {a}; the case names {b} (similarity {score}).',
      fr: 'Le titulaire du compte est {a}; le dossier nomme {b} (similarité {score}).',
    },
  ],
  find({ holder }) {
    if (holder === null) return nothing
    const { holder: a, subject: b, score } = holder
    return [{ passed: score >= sameNameScoreMin, params: { a, b, score } }]
  },
})
