import { defineCheck, nothing } from '../checks/definition/check-rule.ts'
import { compareAddresses } from '../names/address.ts'
import type { EidResult } from './eid-result.ts'

/** docs/rules/checks.md#addresses: the same address from here. */
const sameScoreMin = 75

/** The address that the provider found is the one of the request. */
export const eidAddressMatch = defineCheck<EidResult>({
  id: 'eid:address_match',
  severity: 'warning',
  label: {
    en: 'The address found agrees with the client’s address.',
    fr: 'L’adresse trouvée concorde avec celle du client.',
  },
  details: [
    { en: 'The provider found {a}; the request says {b}.', fr: 'Le fournisseur a trouvé {a}; la demande indique {b}.' },
  ],
  find({ identity: { address: found }, asked: { address } }) {
    if (found === undefined || address === null) return nothing
    return [{ passed: compareAddresses(found, address) >= sameScoreMin, params: { a: found, b: address } }]
  },
})
