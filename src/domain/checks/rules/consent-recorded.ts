import { addMonths } from '../../values/dates.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'

/** Months that a consent is valid. */
const consentMonthsMax = 24

/** A consent of the last two years is recorded, for packs that require one. */
export const consentRecorded = defineCheck<ClientContext>({
  id: 'consent:recorded',
  severity: 'warning',
  label: { en: 'The client’s consent is recorded.', fr: 'Le consentement du client est consigné.' },
  details: [{ en: 'No consent is recorded.', fr: 'Aucun consentement n’est consigné.' }],
  find({ profile: { values }, pack, asOf }) {
    if (pack.asksConsent !== true) return nothing
    const { consent_date: date } = values
    return [{ passed: date !== undefined && date <= asOf && date >= addMonths(asOf, -consentMonthsMax) }]
  },
})
