import { daysBetween, yearOf } from '../../values/dates.ts'
import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { documentDate } from '../facts/document-date.ts'

/** Month and day from which last year's tax documents are due. docs/rules/policy-packs.md#thresholds. */
const taxDocumentsDue = '07-01'

/** The document is recent enough for its type. */
export const freshness = defineCheck<DocumentContext>({
  id: 'freshness',
  severity: 'warning',
  label: { en: '{Doc} {doc:is/are} recent enough.', fr: '{Doc} {doc:est/sont} suffisamment {doc:récent}.' },
  details: [
    {
      en: 'The {doc} {doc:is/are} dated {document_date}: {n} {n:day/days} old, the limit is {max} {max:day/days}.',
      fr: '{Doc} {doc:est/sont} {doc:daté} du {document_date} : {n} {n:jour/jours}, la limite est de {max} {max:jour/jours}.',
    },
    { en: 'No date could be read on the {doc}.', fr: 'Aucune date lisible sur {le doc}.' },
    // A tax year.
    {
      en: 'The {doc} {doc:is/are} dated {document_date}: {n} {n:day/days} old, the limit is {max} {max:day/days}.',
      fr: '{Doc} {doc:est/sont} {doc:daté} de {document_date} : {n} {n:jour/jours}, la limite est de {max} {max:jour/jours}.',
    },
  ],
  find({ document: { facts, label, type }, pack, asOf }) {
    // Null in a pack removes the limit of the type.
    const { [facts.docType]: max = type?.maxAgeDays ?? null } = pack.maxAgeDays
    if (max === null) return nothing
    if (max === 'tax') return [{ label, ...taxYearFinding(facts.fields.tax_year, asOf) }]
    const date = documentDate(facts.fields)
    if (date === null) return [{ label, passed: false, detail: 1 }]
    const days = daysBetween(date, asOf)
    return [{ label, passed: days <= max, params: { document_date: date, n: days, max } }]
  },
})

/** From 1 July a tax document must be of last year; before, the year before last passes too. */
function taxYearFinding(taxYear: string | undefined, asOf: string): Finding {
  if (taxYear === undefined || !/^\d{4}$/.test(taxYear)) return { passed: false, detail: 1 }
  const oldest = yearOf(asOf) - (asOf.slice(5) >= taxDocumentsDue ? 1 : 2)
  if (Number(taxYear) >= oldest) return { passed: true }
  const endOfYear = `${taxYear}-12-31`
  const params = {
    document_date: taxYear,
    n: daysBetween(endOfYear, asOf),
    max: daysBetween(`${oldest}-12-31`, asOf),
  }
  return { passed: false, detail: 2, params }
}
