import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import { compareAddresses } from '../../names/address.ts'
import { sameAddressScoreMin } from '../../names/same-scores.ts'
import type { EidResult } from '../definition/eid-result.ts'

/** The provider's address is the request's. */
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
    return [{ passed: compareAddresses(found, address) >= sameAddressScoreMin, params: { a: found, b: address } }]
  },
})
