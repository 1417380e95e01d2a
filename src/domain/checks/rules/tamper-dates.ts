import { daysBetween, isIsoDate } from '../../values/dates.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import type { ReadFile, ReturnedFile } from '../definition/document-facts.ts'
import { documentDate } from '../facts/document-date.ts'
import { isScanner } from '../facts/producers.ts'

/** Days that a file may be created before the document's date. */
const earlyDaysMax = 3
/** Days after the document's date that an issuer's file is created, at most. */
const lateDaysMax = 120
/** Days from the creation to the last change of a file, at most: dates have no time, so midnight may fall between. */
const changeDaysMax = 1

/** The file date agrees with the document's date. docs/rules/checks.md#provenance. */
export const tamperDates = defineCheck<DocumentContext>({
  id: 'tamper:dates',
  severity: 'warning',
  label: {
    en: 'The file date agrees with the date printed on the {doc}.',
    fr: 'La date du fichier concorde avec la date imprimée sur {le doc}.',
  },
  details: [
    {
      en: 'The file was created on {meta_created}; the {doc} {doc:is/are} dated {document_date}.',
      fr: 'Le fichier a été créé le {meta_created}; {le doc} {doc:est/sont} {doc:daté} du {document_date}.',
    },
  ],
  find({ document: { facts, label, type } }) {
    const printed = documentDate(facts.fields)
    const { metaCreated } = facts
    if (type?.issuerPdf !== true || printed === null || !isIsoDate(metaCreated)) return nothing
    const passed = agree(facts, daysBetween(printed, metaCreated))
    return [{ label, passed, params: { meta_created: metaCreated, document_date: printed } }]
  },
})

function agree(facts: ReadFile | ReturnedFile, daysAfter: number): boolean {
  if (daysAfter < -earlyDaysMax) return false
  const electronic = facts.producer !== '' && !isScanner(facts.producer)
  if (electronic && daysAfter > lateDaysMax) return false
  const modified = facts.from === 'reading' ? facts.reading.metaModified : ''
  return !isIsoDate(modified) || daysBetween(facts.metaCreated, modified) <= changeDaysMax
}
