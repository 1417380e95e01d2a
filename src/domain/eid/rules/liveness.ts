import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import type { EidResult } from '../definition/eid-result.ts'

/** A live person was in front of the camera. */
export const eidLiveness = defineCheck<EidResult>({
  id: 'eid:liveness',
  severity: 'critical',
  label: { en: 'The person was present during the check.', fr: 'La personne était présente lors de la vérification.' },
  details: [{ en: 'The liveness test failed: {reason}.', fr: 'La détection du vivant a échoué : {reason}.' }],
  find({ liveness }) {
    if (liveness === null) return nothing
    const reason = liveness.reason === '' ? { en: 'no reason given', fr: 'aucun motif donné' } : liveness.reason
    return [{ passed: liveness.passed, params: { reason } }]
  },
})
