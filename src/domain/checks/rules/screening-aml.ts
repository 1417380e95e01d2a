import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/**
 * The additional Canadian screening, by the workspace's eID provider, found nothing. Without an account it fails, because it
 * could not run. docs/operations.md#hits-of-the-screening.
 */
export const screeningAml = defineCheck<JudgedContext>({
  id: 'screening:aml',
  severity: 'warning',
  label: {
    en: 'Canadian AML and PEP screening of {party} is clear.',
    fr: 'Le filtrage canadien RPC-FAT et PPV {de party} est négatif.',
  },
  details: [
    { en: 'The provider reports: {hits}.', fr: 'Le fournisseur signale : {hits}.' },
    {
      en: 'Canadian AML and PEP screening could not run: this workspace has no eID provider account.',
      fr: 'Le filtrage canadien n’a pu être effectué : aucun compte de fournisseur eID.',
    },
  ],
  find({ switches, parties, amlScreening }) {
    if (!switches.screenAmlPep) return nothing
    return parties.map(({ party }): Finding => {
      const reported = amlScreening?.find((answer) => answer.party === party)
      if (reported === undefined) return { passed: false, label: party, detail: 1, params: { party } }
      const hits = reported.hits.join('; ')
      return { passed: hits === '', label: party, params: { party, hits } }
    })
  },
})
