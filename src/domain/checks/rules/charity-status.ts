import { associationAnswers, isCharityNumber, issuerOfAssociation } from '../../profile/association-number.ts'
import type { Profile } from '../../profile/profile.ts'
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
  find({ kind, profile, pack }) {
    if (kind !== 'charitable_org') return nothing
    return [{ passed: profile.values.solicits_donations !== undefined || isRegistered(profile, pack.country) }]
  },
})

/** In Canada only a registration with the Canada Revenue Agency counts: PCMLTFR s. 138(5)(a). */
function isRegistered(profile: Profile, home: string | null): boolean {
  const { charity_registration: number } = profile.values
  const country = home === 'CA' || number === undefined ? 'CA' : issuerOfAssociation(profile.values, number)
  if (number !== undefined && isCharityNumber(number, country)) return true
  return home !== 'CA' && associationAnswers('charity_registration', profile)
}
