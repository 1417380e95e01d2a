import { compareAddresses } from '../../names/address.ts'
import { defineCheck, nothing } from '../check-definition.ts'
import type { MatchContext } from '../contexts.ts'
import { clientAddress, documentAddress } from '../document-address.ts'

/** domain/3-checks 3.5: the same address from here. */
const sameScoreMin = 75

/** The document shows the client's address. */
export const matchAddress = defineCheck<MatchContext>({
  family: 'match:address',
  severity: 'warning',
  label: { en: 'The address on the {doc} is the client’s address.', fr: 'L’adresse sur {doc} est celle du client.' },
  details: [
    {
      en: 'The {doc} shows {a}; the profile says {b} (similarity {score}).',
      fr: '{Doc} indique {a}; le profil indique {b} (similarité {score}).',
    },
  ],
  find({ document: { facts, label }, profile }) {
    const client = clientAddress(profile)
    const shown = client === null ? null : documentAddress(facts.fields, profile.values.country)
    if (client === null || shown === null) return nothing
    const score = compareAddresses(shown.parts, client.parts)
    return [{ label, passed: score >= sameScoreMin, params: { a: shown.text, b: client.text, score } }]
  },
})
