import { defineCheck, nothing, passes, type Finding } from '../definition/check-rule.ts'
import type { ClientContext, CheckedDocument } from '../definition/contexts.ts'
import { dateField } from '../facts/document-date.ts'
import { documentsByPerson } from '../facts/documents-by-person.ts'
import { twoDocuments } from '../facts/two-documents.ts'

/** All documents of one person show the same birth date. docs/rules/checks.md#documents-of-one-person. */
export const matchDobDocuments = defineCheck<ClientContext>({
  id: 'match:dob:documents',
  severity: 'critical',
  label: {
    en: 'Every document shows the same birth date.',
    fr: 'Tous les documents indiquent la même date de naissance.',
  },
  details: [
    {
      en: '{doc_a} {doc_a:shows/show} {a}; {doc_b} {doc_b:shows/show} {b}.',
      fr: '{doc_a} {doc_a:indique/indiquent} {a}; {doc_b} {doc_b:indique/indiquent} {b}.',
    },
  ],
  find(context) {
    const findings = documentsByPerson(context).flatMap(compare)
    return findings.length === 0 ? nothing : [findings.find(({ passed }) => !passed) ?? { passed: true }]
  },
})

function compare(documents: readonly CheckedDocument[]): readonly Finding[] {
  let first: { document: CheckedDocument; shows: string } | null = null
  let compared = false
  for (const document of documents) {
    const shows = dateField(document.facts.fields, 'date_of_birth')
    if (shows === null) continue
    if (first === null) first = { document, shows }
    else if (first.shows !== shows) return [{ passed: false, params: twoDocuments(first, { document, shows }) }]
    else compared = true
  }
  return compared ? passes : nothing
}
