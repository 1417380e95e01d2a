import { officeOf } from '../../registry/compare-with-register.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { addressText, clientAddress } from '../../profile/address.ts'
import { sameAddressScoreMin } from '../../names/same-scores.ts'

/** The client's address is the registered office. Info only: many entities operate elsewhere. */
export const registryAddress = defineCheck<JudgedContext>({
  id: 'registry:address',
  severity: 'info',
  label: { en: 'The registered office agrees with the register.', fr: 'Le siège concorde avec le registre.' },
  details: [
    { en: 'The register shows {a}; the profile says {b}.', fr: 'Le registre indique {a}; le profil indique {b}.' },
  ],
  find({ register, profile }) {
    const score = register?.comparison?.matches.address ?? null
    if (register?.lookup.answer.status !== 'found' || score === null) return nothing
    const [office, client] = [officeOf(register.lookup.answer.entity), clientAddress(profile)]
    if (office === null || client === null) return nothing
    return [{ passed: score >= sameAddressScoreMin, params: { a: addressText(office), b: addressText(client) } }]
  },
})
