import { charityRegistration } from '../../formats/charity-registration.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** The charity has a registration number, or says whether it solicits donations. PCMLTFR s. 138(5). */
export const charityStatus = defineCheck<JudgedContext>({
  id: 'charity:status',
  severity: 'warning',
  label: { en: 'The charitable status is determined.', fr: 'Le statut d’organisme de bienfaisance est établi.' },
  details: [
    {
      en: 'It is not known whether the organisation is registered or solicits donations.',
      fr: 'On ignore si l’organisme est enregistré ou sollicite des dons.',
    },
  ],
  find({ kind, profile }) {
    if (kind !== 'charitable_org') return nothing
    const { charity_registration: number, solicits_donations: solicits } = profile.values
    return [{ passed: solicits !== undefined || isRegistration(number ?? '') }]
  },
})

function isRegistration(number: string): boolean {
  return charityRegistration.test(charityRegistration.normalise(number)).valid
}
