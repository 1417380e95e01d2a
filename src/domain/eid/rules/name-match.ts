import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import { comparePersonNames } from '../../names/person-name.ts'
import { closeNameScoreMin, sameNameScoreMin } from '../../names/same-scores.ts'
import type { EidResult } from '../definition/eid-result.ts'

/** The document names the invited client. */
export const eidNameMatch = defineCheck<EidResult>({
  id: 'eid:name_match',
  severity: 'critical',
  label: { en: 'The name on the document is the client’s name.', fr: 'Le nom du document est celui du client.' },
  details: [
    { en: 'The document shows {a}; the request says {b}.', fr: 'Le document indique {a}; la demande indique {b}.' },
  ],
  find({ identity: { firstName, lastName }, asked }) {
    const shown = [firstName, lastName].filter((part) => part !== undefined).join(' ')
    if (shown === '') return nothing
    const name = `${asked.firstName} ${asked.lastName}`
    const score = comparePersonNames(name, shown)
    return [
      {
        passed: score >= sameNameScoreMin,
        severity: score >= closeNameScoreMin && score < sameNameScoreMin ? 'warning' : 'critical',
        params: { a: shown, b: name },
      },
    ]
  },
})
