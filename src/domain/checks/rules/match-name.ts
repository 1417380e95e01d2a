import type { Severity } from '../../../contract/check.ts'
import { compareCompanyNames } from '../../names/company-name.ts'
import { closeNameScoreMin, sameNameScoreMin } from '../../names/same-scores.ts'
import { profileNames } from '../../profile/profile-names.ts'
import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { CheckedDocument, MatchContext } from '../definition/contexts.ts'
import type { DocumentSubjects } from '../definition/document-subject.ts'
import { identityTypes } from '../facts/identity-documents.ts'

/**
 * The document names the client; an identity document of an entity's file names one of its people.
 * docs/rules/checks.md#whose-document.
 */
export const matchName = defineCheck<MatchContext>({
  id: 'match:name',
  severity: 'critical',
  label: { en: 'The name on the {doc} is the client’s name.', fr: 'Le nom sur {le doc} est celui du client.' },
  details: [
    {
      en: 'The {doc} {doc:shows/show} {a}; the profile says {b} (similarity {score}).',
      fr: '{Doc} {doc:indique/indiquent} {a}; le profil indique {b} (similarité {score}).',
    },
  ],
  find({ document, profile, kind, subjects }) {
    const { facts, label } = document
    const isOfPerson = kind === 'individual' ? profileNames(profile).length > 0 : identityTypes.has(facts.docType)
    if (isOfPerson) return personName(document, subjects)
    return kind === 'individual' ? nothing : entityName(label, facts.fields.legal_name, profile.values.legal_name)
  },
})

/** Compares the holder of a document with the client, or that of an identity document with the people of an entity. */
function personName(document: CheckedDocument, subjects: DocumentSubjects): readonly Finding[] {
  const { closest } = subjects.of(document)
  if (closest === null) return nothing
  const { name: b, shown: a, score } = closest
  const severity = severityOf(score, document.facts.docType)
  const compared = { shown: a, recorded: b, score }
  return [{ label: document.label, passed: score >= sameNameScoreMin, severity, params: { a, b, score }, compared }]
}

/** Compares an entity with the documents that show a legal name. */
function entityName(label: string, shown: string | undefined, recorded: string | undefined): readonly Finding[] {
  if (shown === undefined || recorded === undefined) return nothing
  const score = compareCompanyNames(shown, recorded)
  const params = { a: shown, b: recorded, score }
  const compared = { shown, recorded, score }
  return [{ label, passed: score >= sameNameScoreMin, severity: 'warning', params, compared }]
}

function severityOf(score: number, docType: string): Severity {
  const close = score >= closeNameScoreMin && score < sameNameScoreMin
  return identityTypes.has(docType) && !close ? 'critical' : 'warning'
}
