import { daysBetween, yearOf } from '../../values/dates.ts'
import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import { documentDate } from '../facts/document-date.ts'

/**
 * Until then, the documents of the year before last are still the latest: month and day.
 * docs/rules/policy-packs.md#thresholds.
 */
const taxDocumentsDue = '07-01'

/** The document is young enough for its type. */
export const freshness = defineCheck<DocumentContext>({
  id: 'freshness',
  severity: 'warning',
  label: { en: '{Doc} is recent enough.', fr: '{Doc} est suffisamment récent.' },
  details: [
    {
      en: 'The {doc} is dated {document_date}: {n} days old, the limit is {max} days.',
      fr: '{Doc} est daté du {document_date} : {n} jours, la limite est de {max} jours.',
    },
    { en: 'No date could be read on the {doc}.', fr: 'Aucune date lisible sur {doc}.' },
  ],
  find({ document: { facts, label, type }, pack, asOf }) {
    // A pack that sets no limit where the type has one says so with null.
    const { [facts.docType]: max = type?.maxAgeDays ?? null } = pack.maxAgeDays
    if (max === null) return nothing
    if (max === 'tax') return [{ label, ...taxYearFinding(facts.fields.tax_year, asOf) }]
    const date = documentDate(facts.fields)
    if (date === null) return [{ label, passed: false, detail: 1 }]
    const days = daysBetween(date, asOf)
    return [{ label, passed: days <= max, params: { document_date: date, n: days, max } }]
  },
})

/** A tax paper is as old as the end of its year: last year's from 1 July on, until then the year's before too. */
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
  return { passed: false, params }
}
