import { daysBetween } from '../../values/dates.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'
import { fieldName } from '../../profile/field-names.ts'

/** Days by which another time zone may be ahead. */
const toleranceDays = 1

/** Dates that are past on a genuine document: all except expiry, end of lease, due date and maturity. */
const pastDates = [
  'date_of_birth',
  'id_issue_date',
  'document_date',
  'period_start',
  'period_end',
  'pay_period_start',
  'pay_period_end',
  'hire_date',
  'lease_start',
  'incorporation_date',
  'date_of_death',
  'file_since',
  'completed_date',
] as const

/** These dates are not in the future. */
export const future = defineCheck<DocumentContext>({
  id: 'future',
  severity: 'critical',
  label: { en: 'No date on the {doc} is in the future.', fr: 'Aucune date {du doc} n’est dans le futur.' },
  details: [
    {
      en: 'The {doc} {doc:carries/carry} the date {date} ({field}), which is in the future.',
      fr: '{Doc} {doc:porte/portent} la date {date} ({field}), qui est dans le futur.',
    },
  ],
  find({ document: { facts, label }, asOf }) {
    let seen = false
    for (const name of pastDates) {
      const date = dateField(facts.fields, name)
      if (date === null) continue
      seen = true
      if (date <= asOf || daysBetween(asOf, date) <= toleranceDays) continue
      return [{ label, passed: false, params: { date, field: fieldName(name) } }]
    }
    return seen ? [{ label, passed: true }] : nothing
  },
})
