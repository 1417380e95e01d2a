import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

/** The recorded identity document is valid on the day of the verdict. */
export const expiryRecorded = defineCheck<ClientContext>({
  id: 'expiry:recorded:id_expiry',
  severity: 'critical',
  label: {
    en: 'The recorded identity document is not expired.',
    fr: 'La pièce d’identité inscrite n’est pas expirée.',
  },
  details: [
    {
      en: 'The recorded identity document expired on {id_expiry}.',
      fr: 'La pièce d’identité inscrite est expirée depuis le {id_expiry}.',
    },
  ],
  find({ profile, asOf }) {
    const { id_expiry: date } = profile.values
    return date === undefined ? nothing : [{ passed: date >= asOf, params: { id_expiry: date } }]
  },
})
