import { addMonths } from '../../values/dates.ts'
import { datesOf } from '../../profile/date-readings.ts'
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
  find({ profile, pack, asOf }) {
    if (pack.asksConsent !== true) return nothing
    const dates = datesOf(profile, 'consent_date')
    const oldest = addMonths(asOf, -consentMonthsMax)
    return [{ passed: dates.length > 0 && dates.every((date) => date <= asOf && date >= oldest) }]
  },
})
