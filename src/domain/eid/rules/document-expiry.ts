import { defineCheck, nothing } from '../../checks/definition/check-rule.ts'
import { dateInTimeZone, isIsoDate } from '../../values/dates.ts'
import type { EidResult } from '../definition/eid-result.ts'
import { canadianTimeZone } from '../definition/time-zone.ts'

/** The document was valid on the day of the check. PCMLTFR s. 105(5). */
export const eidDocumentExpiry = defineCheck<EidResult>({
  id: 'eid:document_expiry',
  severity: 'critical',
  label: { en: 'The scanned document is not expired.', fr: 'Le document numérisé n’est pas expiré.' },
  details: [{ en: 'The document expired on {date}.', fr: 'Le document est expiré depuis le {date}.' }],
  find({ identity: { expiryDate }, completedAt }) {
    if (expiryDate === undefined || !isIsoDate(expiryDate) || completedAt === null) return nothing
    return [{ passed: expiryDate >= dateInTimeZone(completedAt, canadianTimeZone), params: { date: expiryDate } }]
  },
})
