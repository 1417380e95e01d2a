import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

/** The client does not act for a third party. PCMLTFR s. 135. */
export const thirdPartyDeclared = defineCheck<ClientContext>({
  id: 'third_party:declared',
  severity: 'warning',
  label: { en: 'The account is not used for a third party.', fr: 'Le compte n’est pas utilisé pour un tiers.' },
  details: [
    {
      en: 'A third party will use the account or give instructions.',
      fr: 'Un tiers utilisera le compte ou donnera des instructions.',
    },
  ],
  find({ profile: { values } }) {
    return values.third_party === undefined ? nothing : [{ passed: !values.third_party }]
  },
})
