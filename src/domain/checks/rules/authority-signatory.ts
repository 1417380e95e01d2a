import { comparePersonNames } from '../../names/person-name.ts'
import { sameNameScoreMin } from '../../names/same-scores.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { namesIn } from '../facts/named-people.ts'
import { isReliedOn } from '../facts/relied-on.ts'

/** Signatories verified, at most. PCMLTFR s. 12(b). */
const signatoriesMax = 3

/** Documents that name the people who may bind an entity. */
const documents: ReadonlySet<string> = new Set([
  ...['board_resolution', 'certificate_of_incorporation', 'power_of_attorney', 'registry_extract', 'annual_return'],
  ...['articles', 'partnership_agreement', 'trust_deed', 'will', 'probate'],
])

/** Their fields with these people. */
const lists = ['signatories', 'directors', 'partners', 'trustees', 'executors'] as const

/** Each signatory is named by a document that authorises them. */
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
  ],
  find({ kind, profile, judgements }) {
    const signatories = profile.values.signatories ?? []
    if (kind === 'individual' || signatories.length === 0) return nothing
    const named = judgements
      .filter((judgement) => documents.has(judgement.document.facts.docType) && isReliedOn(judgement))
      .flatMap(({ document }) => namesIn(document.facts.fields, lists))
    const unauthorised = signatories
      .slice(0, signatoriesMax)
      .find(({ name }) => !named.some((other) => comparePersonNames(name, other) >= sameNameScoreMin))
    return [{ passed: unauthorised === undefined, params: { name: unauthorised?.name ?? '' } }]
  },
})
