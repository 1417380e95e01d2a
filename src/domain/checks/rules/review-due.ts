import { addMonths } from '../../values/dates.ts'
import { datesOf } from '../../profile/date-readings.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { RatedContext } from '../definition/contexts.ts'

/** The next review is not overdue for the client's level. PCMLTFR s. 123.1. */
export const reviewDue = defineCheck<RatedContext>({
  id: 'review:due',
  severity: 'warning',
  label: { en: 'The periodic review is not overdue.', fr: 'La révision périodique n’est pas en retard.' },
  details: [
    {
      en: 'The last review was on {date}; it was due on {due}.',
      fr: 'La dernière révision date du {date}; elle était due le {due}.',
    },
  ],
  find({ profile, pack, level, asOf }) {
    const [date] = datesOf(profile, 'last_review_date').toSorted()
    if (date === undefined) return nothing
    const due = addMonths(date, pack.reviewMonths[level])
    return [{ passed: due >= asOf, params: { date, due } }]
  },
})
