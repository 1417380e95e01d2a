import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

/** Every country of tax residence has a number, or a reason why there is none. */
export const taxSelfCertification = defineCheck<ClientContext>({
  id: 'tax:self_certification',
  severity: 'info',
  label: { en: 'Tax residence is certified.', fr: 'La résidence fiscale est attestée.' },
  details: [{ en: 'No tax residence is certified.', fr: 'Aucune résidence fiscale n’est attestée.' }],
  find({ profile }) {
    if (!profile.given.has('tax_residences')) return nothing
    const residences = profile.values.tax_residences ?? []
    const certified = residences.every(({ number, reason }) => number !== undefined || reason !== undefined)
    return [{ passed: residences.length > 0 && certified }]
  },
})
