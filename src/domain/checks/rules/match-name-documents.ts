import { bestPersonScore } from '../../names/person-name.ts'
import { closeNameScoreMin } from '../../names/same-scores.ts'
import { defineCheck, nothing, passes } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { holderNames } from '../facts/holder-names.ts'
import { documentsOfOnePerson } from '../facts/one-person.ts'
import { strongestIdentity } from '../facts/strongest-identity.ts'
import { twoDocuments } from '../facts/two-documents.ts'

/**
 * Every document of one person names the holder of the strongest identity document, or the deceased of the first document of
 * an estate; one of joint holders is enough.
 */
export const matchNameDocuments = defineCheck<ClientContext>({
  id: 'match:name:documents',
  severity: 'warning',
  label: { en: 'Every document names the same person.', fr: 'Tous les documents désignent la même personne.' },
  details: [
    {
      en: '{doc_a} {doc_a:shows/show} {a}; {doc_b} {doc_b:shows/show} {b}.',
      fr: '{doc_a} {doc_a:indique/indiquent} {a}; {doc_b} {doc_b:indique/indiquent} {b}.',
    },
  ],
  find(context) {
    const documents = documentsOfOnePerson(context)
    const identity = context.kind === 'estate' ? (documents[0] ?? null) : strongestIdentity(documents)
    const names = identity === null ? [] : holderNames(identity.facts.fields)
    if (identity === null || names.length === 0) return nothing
    let compared = false
    for (const document of documents) {
      const holders = document === identity ? [] : holderNames(document.facts.fields)
      if (holders.length === 0) continue
      compared = true
      const { score, a, b } = bestPersonScore(names, holders)
      if (score >= closeNameScoreMin) continue
      return [{ passed: false, params: twoDocuments({ document: identity, shows: a }, { document, shows: b }) }]
    }
    return compared ? passes : nothing
  },
})
