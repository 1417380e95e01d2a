import { comparePersonNames } from '../../names/person-name.ts'
import { sameNameScoreMin } from '../../names/same-scores.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { photoStepTypes } from '../facts/identity-documents.ts'
import { namesIn } from '../facts/named-people.ts'
import { reliedOnFor, setAside, type Requirement } from '../facts/reliance.ts'
import { signatoriesMax, verifiedSignatories } from '../facts/signatory-documents.ts'
import { attorneysOf, isPowerOfAttorney, ofClient, theEntityOrWhoActs } from '../facts/who-is-proven.ts'
import { identifies } from '../facts/whose-document.ts'

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
    if (context.purpose === 'periodic_review' && !isAuthorityTold(context)) return nothing
    const requirement = authorising(context)
    const named = reliedOnFor(requirement, context).flatMap(({ document }) =>
      isPowerOfAttorney(document) ? attorneysOf(document) : namesIn(document.facts.fields, lists),
    )
    const unauthorised = signatories
      .slice(0, signatoriesMax)
      .find(({ name }) => !named.some((other) => comparePersonNames(name, other) >= sameNameScoreMin))
    if (unauthorised === undefined) return [{ passed: true }]
    const reasons = setAside(requirement, context)
    const { name } = unauthorised
    return [{ passed: false, ...(reasons === null ? { params: { name } } : { detail: 1, params: { name, reasons } }) }]
  },
})

/** Types and steps that are about authority; an extract or a deed is sent at a review for other reasons. */
const authorityTypes: ReadonlySet<string> = new Set(['board_resolution', 'power_of_attorney', 'probate', 'will'])
const authoritySteps: ReadonlySet<string> = new Set(['entity_authority', 'estate_authority'])

/**
 * True when a review brought a document about authority, or an identity document of a signatory: a review asks for neither.
 * docs/rules/policy-packs.md#required-documents.
 */
function isAuthorityTold(context: JudgedContext): boolean {
  const signatories = verifiedSignatories(context)
  return context.judgements.some(
    ({ document }) =>
      authorityTypes.has(document.facts.docType) ||
      authoritySteps.has(document.facts.stepKey ?? '') ||
      (photoStepTypes.has(document.facts.docType) &&
        signatories.some((person) => identifies(context.subjects.of(document), person))),
  )
}

/** Documents of the entity, of one who acts for it, or of the deceased: they are sent under any step. */
function authorising(context: JudgedContext): Requirement {
  const who = theEntityOrWhoActs(context)
  if (context.kind !== 'estate') return { step: null, types: documents, who }
  const ofEstate = ofClient('estate_authority', context)
  const isNamedBy: Requirement['who']['isNamedBy'] = (subject, judgement) =>
    (!isPowerOfAttorney(judgement.document) && ofEstate.who.isNamedBy(subject, judgement)) ||
    who.isNamedBy(subject, judgement)
  return { ...ofEstate, step: null, types: documents, who: { name: ofEstate.who.name ?? who.name, isNamedBy } }
}
