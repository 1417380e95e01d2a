import { daysBetween } from '../../values/dates.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'
import { printedValidity } from '../facts/document-validity.ts'
import { lawfulExpiry } from '../../document-types/validity-by-law.ts'

/** A valid document does not expire soon; `expiry` checks expired ones. */
export const expiring = defineCheck<DocumentContext>({
  id: 'expiring',
  severity: 'info',
  label: { en: '{Doc} stays valid for at least {d} days.', fr: '{Doc} reste valide au moins {d} jours.' },
  details: [
    { en: 'The {doc} expires on {id_expiry}, in {n} days.', fr: '{Doc} expire le {id_expiry}, dans {n} jours.' },
  ],
  find({ document: { facts, label }, mrz, pack, thresholds, asOf }) {
    if (dateField(facts.fields, 'id_expiry') === null) return nothing
    const date = lawfulExpiry(printedValidity({ facts, mrz, home: pack.country }))
    if (date === null || date < asOf) return nothing
    const days = daysBetween(asOf, date)
    const params = { d: thresholds.expiringDays, n: days, id_expiry: date }
    return [{ label, passed: days >= thresholds.expiringDays, params }]
  },
})
