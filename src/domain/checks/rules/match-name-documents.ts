import { bestPersonScore } from '../../names/person-name.ts'
import { closeNameScoreMin } from '../../names/same-scores.ts'
import { defineCheck, nothing, passes, type Finding } from '../definition/check-rule.ts'
import type { CheckedDocument, ClientContext } from '../definition/contexts.ts'
import { documentsByPerson } from '../facts/documents-by-person.ts'
import { holderNames } from '../facts/holder-names.ts'
import { strongestIdentity } from '../facts/strongest-identity.ts'
import { twoDocuments } from '../facts/two-documents.ts'

/**
 * Every document of one person names the holder of the strongest identity document, or the deceased of the first document of
 * an estate; one of joint holders is enough. docs/rules/checks.md#documents-of-one-person.
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
    const findings = documentsByPerson(context).flatMap((documents) => compare(documents, context))
    return findings.length === 0 ? nothing : [findings.find(({ passed }) => !passed) ?? { passed: true }]
  },
})

function compare(documents: readonly CheckedDocument[], { kind }: ClientContext): readonly Finding[] {
  const identity = strongestIdentity(documents) ?? (kind === 'estate' ? (documents[0] ?? null) : null)
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
}
