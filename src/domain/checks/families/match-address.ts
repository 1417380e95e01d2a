import { compareAddresses } from '../../names/address.ts'
import { defineCheck, nothing } from '../check-definition.ts'
import type { MatchContext } from '../contexts.ts'
import { addressText, clientAddress, documentAddress } from '../document-address.ts'

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
    const shown = documentAddress(facts.fields, profile.values.country)
    const client = shown === null ? null : clientAddress(profile)
    if (client === null || shown === null) return nothing
    const score = compareAddresses(shown, client)
    if (score >= sameScoreMin) return [{ label, passed: true }]
    const a = facts.fields.address ?? addressText(shown)
    return [{ label, passed: false, params: { a, b: addressText(client), score } }]
  },
})
