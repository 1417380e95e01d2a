import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import { compareCompanyNames } from '../../names/company-name.ts'
import { sameIssuerScoreMin } from '../../names/same-scores.ts'
import type { EidResult, EidSource } from '../definition/eid-result.ts'

/** Two independent sources confirm different facts. PCMLTFR s. 105(1)(d) and (4). */
export const eidDualProcess = defineCheck<EidResult>({
  id: 'eid:dual_process',
  severity: 'critical',
  label: {
    en: 'Two independent sources confirm the identity.',
    fr: 'Deux sources indépendantes confirment l’identité.',
  },
  details: [
    {
      en: 'Only {n} of two sources confirms the identity.',
      fr: 'Seulement {n} source sur deux confirme l’identité.',
    },
  ],
  find({ asked, dualProcess, ended }) {
    if (asked.documents.length < 2 || ended === 'archived') return nothing
    const sources = dualProcess?.sources ?? []
    const passed = dualProcess?.satisfied === true && haveIndependentPair(sources)
    return [{ passed, params: { n: Math.min(sources.length, 1) } }]
  },
})

function haveIndependentPair(sources: readonly EidSource[]): boolean {
  return sources.some((one, index) =>
    sources
      .slice(index + 1)
      .some(
        (other) =>
          other.category !== one.category && compareCompanyNames(one.source, other.source) < sameIssuerScoreMin,
      ),
  )
}
