import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import type { EidResult } from '../definition/eid-result.ts'

/** Fails when the client did not finish; a finished request has no such check. */
export const eidComplete = defineCheck<EidResult>({
  id: 'eid:complete',
  severity: 'critical',
  label: { en: 'The client completed the eID check.', fr: 'Le client a terminé la vérification eID.' },
  details: [
    {
      en: 'The request ended without the client finishing it.',
      fr: 'La demande a pris fin sans que le client la termine.',
    },
  ],
  find: ({ ended }) => (ended === 'archived' ? [{ passed: false }] : nothing),
})
