import { comparePersonNames } from '../../names/person-name.ts'
import { sameNameScoreMin } from '../../names/same-scores.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { namesIn } from '../facts/named-people.ts'
import { reliedOnFor, setAside, type Requirement } from '../facts/reliance.ts'
import { signatoriesMax } from '../facts/signatory-documents.ts'
import { theDeceased, theEntityOrWhoActs } from '../facts/who-is-proven.ts'

/** Documents that name the people who may bind an entity. */
const documents: readonly string[] = [
  ...['board_resolution', 'certificate_of_incorporation', 'power_of_attorney', 'registry_extract', 'annual_return'],
  ...['articles', 'partnership_agreement', 'trust_deed', 'will', 'probate'],
]

/** Their fields with these people. */
const lists = ['signatories', 'directors', 'partners', 'trustees', 'executors'] as const

/**
 * Each signatory is named by a document of the entity that authorises them. PCMLTFR s. 12(b);
 * docs/rules/checks.md#whose-document.
 */
export const authoritySignatory = defineCheck<JudgedContext>({
  id: 'authority:signatory',
  severity: 'critical',
  label: {
    en: 'The person acting for the entity is authorised.',
    fr: 'La personne agissant pour l’entité est autorisée.',
  },
  details: [
    {
      en: 'No document shows that {name} may bind the entity.',
      fr: 'Aucun document n’établit {que name} peut lier l’entité.',
    },
    {
      en: 'No document shows that {name} may bind the entity: {reasons}.',
      fr: 'Aucun document n’établit {que name} peut lier l’entité : {reasons}.',
    },
  ],
  find(context) {
    const { kind, profile } = context
    const signatories = profile.values.signatories ?? []
    if (kind === 'individual' || signatories.length === 0) return nothing
    const requirement = authorising(context)
    const named = reliedOnFor(requirement, context).flatMap(({ document }) => namesIn(document.facts.fields, lists))
    const unauthorised = signatories
      .slice(0, signatoriesMax)
      .find(({ name }) => !named.some((other) => comparePersonNames(name, other) >= sameNameScoreMin))
    if (unauthorised === undefined) return [{ passed: true }]
    const reasons = setAside(requirement, context)
    const { name } = unauthorised
    return [{ passed: false, ...(reasons === null ? { params: { name } } : { detail: 1, params: { name, reasons } }) }]
  },
})

/** Documents of the entity, of one who acts for it, or of the deceased: they are sent under any step. */
function authorising(context: JudgedContext): Requirement {
  const who = theEntityOrWhoActs(context)
  if (context.kind !== 'estate') return { step: null, types: documents, who }
  const deceased = theDeceased(context)
  const isNamedBy: Requirement['who']['isNamedBy'] = (subject, judgement) =>
    deceased.isNamedBy(subject, judgement) || who.isNamedBy(subject, judgement)
  return { step: null, types: documents, who: { name: deceased.name ?? who.name, isNamedBy } }
}
