import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import type { EidResult } from '../definition/eid-result.ts'

/** The provider reports no high fraud signal. */
export const eidFraud = defineCheck<EidResult>({
  id: 'eid:fraud',
  severity: 'warning',
  label: { en: 'No fraud signal was raised.', fr: 'Aucun indice de fraude relevé.' },
  details: [{ en: 'The provider raised: {flags}.', fr: 'Le fournisseur a signalé : {flags}.' }],
  find({ fraudFlags }) {
    if (fraudFlags === null) return nothing
    return [{ passed: fraudFlags.length === 0, params: { flags: fraudFlags.join(', ') } }]
  },
})
