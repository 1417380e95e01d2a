import { daysBetween } from '../../values/dates.ts'
import { hasLatestExpiry, isTooLate, latestExpiry } from '../../document-types/validity-by-law.ts'
import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'
import { printedValidity } from '../facts/document-validity.ts'
import { fieldName } from '../../profile/field-names.ts'
import { noun } from '../../values/noun.ts'

/** Days before the end of its period that a statement may be dated. */
const statementLeadDays = 31

const latestExpiryName = noun('the latest possible expiry date', 'date d’expiration la plus tardive', 'f')

type Fields = Readonly<Record<string, string>>

/** Pairs of dates in order; `equal`: both may be the same day. */
const pairs = [
  { first: 'date_of_birth', second: 'id_issue_date', equal: false },
  { first: 'date_of_birth', second: 'id_expiry', equal: false },
  { first: 'id_issue_date', second: 'id_expiry', equal: true },
  { first: 'period_start', second: 'period_end', equal: true },
  { first: 'pay_period_start', second: 'pay_period_end', equal: true },
] as const

/** The dates of the document are in order. */
export const dates = defineCheck<DocumentContext>({
  id: 'dates',
  severity: 'critical',
  label: { en: 'Dates on the {doc} are coherent.', fr: 'Les dates {du doc} sont cohérentes.' },
  details: [
    {
      en: 'On the {doc}, {field_a} ({a}) is not before {field_b} ({b}).',
      fr: 'Sur {le doc}, {le field_a} ({a}) n’est pas {field_a:antérieur} {au field_b} ({b}).',
    },
  ],
  find(context) {
    const {
      document: {
        facts: { fields },
        label,
      },
    } = context
    let compared = false
    for (const { first, second, equal } of pairs) {
      const a = dateField(fields, first)
      const b = a === null ? null : dateField(fields, second)
      if (a === null || b === null) continue
      compared = true
      if (a > b || (a === b && !equal)) return [incoherent(label, [first, a], [second, b])]
    }
    const late = tooLongValid(context) ?? datedTooEarly(fields)
    if (late !== null) return [{ label, passed: false, params: late }]
    return compared ? [{ label, passed: true }] : nothing
  },
})

function incoherent(label: string, [first, a]: [string, string], [second, b]: [string, string]): Finding {
  return { label, passed: false, params: { a, b, field_a: fieldName(first), field_b: fieldName(second) } }
}

/** Valid for longer than its issuer can have printed. docs/rules/checks.md#validity-by-law. */
function tooLongValid({ document: { facts }, mrz, pack }: DocumentContext) {
  const expiresOn = dateField(facts.fields, 'id_expiry')
  if (expiresOn === null || !hasLatestExpiry(facts.docType)) return null
  const latest = latestExpiry(printedValidity({ facts, mrz, home: pack.country }))
  if (latest === null || !isTooLate(expiresOn, latest)) return null
  return { a: expiresOn, b: latest, field_a: fieldName('id_expiry'), field_b: latestExpiryName }
}

/** A statement dated too long before the end of its period. */
function datedTooEarly(fields: Fields) {
  const dated = dateField(fields, 'document_date')
  const ended = dateField(fields, 'period_end') ?? dateField(fields, 'pay_period_end')
  if (dated === null || ended === null || ended <= dated || daysBetween(dated, ended) <= statementLeadDays) return null
  return { a: ended, b: dated, field_a: fieldName('period_end'), field_b: fieldName('document_date') }
}
