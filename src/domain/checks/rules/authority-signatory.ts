import { comparePersonNames } from '../../names/person-name.ts'
import { defineCheck, nothing } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { namesIn } from '../facts/named-people.ts'
import { isReliedOn } from '../facts/relied-on.ts'

/** docs/rules/checks.md#person-names: the same name from here. */
const sameScoreMin = 90
/** Most people who act for an entity and are verified. PCMLTFR s. 12(b). */
const signatoriesMax = 3

/** Documents that say who may bind an entity. */
const documents: ReadonlySet<string> = new Set([
  ...['board_resolution', 'certificate_of_incorporation', 'power_of_attorney', 'registry_extract', 'annual_return'],
  ...['articles', 'partnership_agreement', 'trust_deed', 'will', 'probate'],
])

/** Lists of people in them who may. */
const lists = ['signatories', 'directors', 'partners', 'trustees', 'executors'] as const

/** Everyone who acts for the entity is named by a paper that lets them. */
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
      fr: 'Aucun document n’établit que {name} peut lier l’entité.',
    },
  ],
  find({ kind, profile, judgements }) {
    const signatories = profile.values.signatories ?? []
    if (kind === 'individual' || signatories.length === 0) return nothing
    const named = judgements
      .filter((judgement) => documents.has(judgement.document.facts.docType) && isReliedOn(judgement))
      .flatMap(({ document }) => namesIn(document.facts.fields, lists))
    const stranger = signatories
      .slice(0, signatoriesMax)
      .find(({ name }) => !named.some((other) => comparePersonNames(name, other) >= sameScoreMin))
    return [{ passed: stranger === undefined, params: { name: stranger?.name ?? '' } }]
  },
})
