import { daysBetween } from '../../values/dates.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'
import { validUntil } from '../facts/document-validity.ts'

/** A valid document does not expire soon; `expiry` checks expired ones. */
export const expiring = defineCheck<DocumentContext>({
  id: 'expiring',
  severity: 'info',
  label: {
    en: '{Doc} {doc:stays/stay} valid for at least {d} {d:day/days}.',
    fr: '{Doc} {doc:reste/restent} {doc:valide} au moins {d} {d:jour/jours}.',
  },
  details: [
    {
      en: 'The {doc} {doc:expires/expire} on {id_expiry}, in {n} {n:day/days}.',
      fr: '{Doc} {doc:expire/expirent} le {id_expiry}, dans {n} {n:jour/jours}.',
    },
  ],
  find(context) {
    const {
      document: { facts, label },
      thresholds,
      asOf,
    } = context
    if (dateField(facts.fields, 'id_expiry') === null) return nothing
    const date = validUntil(context)
    if (date === null || date < asOf) return nothing
    const days = daysBetween(asOf, date)
    const params = { d: thresholds.expiringDays, n: days, id_expiry: date }
    return [{ label, passed: days >= thresholds.expiringDays, params }]
  },
})
