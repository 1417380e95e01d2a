import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { MatchContext } from '../definition/contexts.ts'

/** The document shows the recorded number, when its type is the recorded one. */
export const matchIdNumber = defineCheck<MatchContext>({
  id: 'match:id_number',
  severity: 'critical',
  label: { en: 'The number on the {doc} is the recorded number.', fr: 'Le numéro sur {le doc} est le numéro inscrit.' },
  details: [
    {
      en: 'The {doc} {doc:shows/show} {a}; the profile says {b}.',
      fr: '{Doc} {doc:indique/indiquent} {a}; le profil indique {b}.',
    },
  ],
  find({ document: { facts, label }, profile: { values } }) {
    const a = facts.fields.id_number
    const { id_number: b, id_type: type } = values
    if (a === undefined || b === undefined || type !== facts.docType) return nothing
    return [{ label, passed: compact(a) === compact(b), params: { a, b } }]
  },
})

function compact(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
