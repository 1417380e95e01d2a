import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import type { EidResult } from '../definition/eid-result.ts'

/** The document shows the birth date of the request, if it has one. */
export const eidDobMatch = defineCheck<EidResult>({
  id: 'eid:dob_match',
  severity: 'critical',
  label: {
    en: 'The birth date on the document is the client’s.',
    fr: 'La date de naissance du document est celle du client.',
  },
  details: [
    { en: 'The document shows {a}; the request says {b}.', fr: 'Le document indique {a}; la demande indique {b}.' },
  ],
  find({ identity: { birthDate }, asked: { dateOfBirth } }) {
    if (birthDate === undefined || dateOfBirth === null) return nothing
    return [{ passed: birthDate === dateOfBirth, params: { a: birthDate, b: dateOfBirth } }]
  },
})
