import type { ClientKind } from '../../contract/client-kind.ts'
import { ageAt } from '../values/dates.ts'
import { datesOf } from '../profile/date-readings.ts'
import { chainLevels } from '../profile/ownership-chain.ts'
import type { Profile } from '../profile/profile.ts'
import { headed, failed, factorsOf, type ComplianceFacts, type Factor, type FactorRow } from './factor.ts'
import { choiceWord } from '../profile/choice-words.ts'

/** Points by kind of entity. docs/rules/risk.md#structure. */
const kindPoints: Readonly<Record<ClientKind, number>> = {
  individual: 0,
  corporation: 5,
  partnership: 5,
  estate: 5,
  trust: 10,
  charitable_org: 10,
}
const kindPointsMax = 10

/** Levels of ownership from which a structure counts as layered. docs/rules/risk.md#structure. */
const layersMin = 3

/** The entity's structure. docs/rules/risk.md#structure. */
const rows: readonly FactorRow[] = [
  {
    id: 'structure:foreign_operations',
    points: 10,
    sentence: () => ({ en: 'Charity with operations abroad', fr: 'Organisme de bienfaisance actif à l’étranger' }),
    applies: ({ kind, profile }) => kind === 'charitable_org' && profile.values.foreign_operations === true,
  },
  {
    id: 'structure:layers',
    points: 15,
    sentence: ({ profile }) => ({
      en: `Ownership has ${layersOf(profile)} layers`,
      fr: `Détention à ${layersOf(profile)} niveaux`,
    }),
    applies: ({ profile }) => layersOf(profile) >= layersMin,
  },
  {
    id: 'structure:bearer_or_nominee',
    points: 30,
    sentence: () => ({ en: 'Bearer shares or nominee', fr: 'Actions au porteur ou prête-nom' }),
    applies: ({ profile: { values } }) => values.bearer_shares === true || values.nominee === true,
  },
  {
    id: 'structure:new',
    points: 5,
    sentence: () => ({ en: 'Entity less than 12 months old', fr: 'Entité de moins de 12 mois' }),
    applies: ({ profile, asOf }) => {
      const incorporated = datesOf(profile, 'incorporation_date')
      const starts = incorporated.length > 0 ? incorporated : datesOf(profile, 'trust_date')
      return starts.some((start) => ageAt(start, asOf) < 1)
    },
  },
  {
    // PCMLTFR s. 138(4)(b): not confirmed means special measures, so High by rule in Canada.
    id: 'structure:beneficial_ownership',
    points: 25,
    automatic: ({ country }) => country === 'CA',
    sentence: () => ({ en: 'Beneficial ownership not confirmed', fr: 'Propriété effective non confirmée' }),
    applies: (facts) => failed(facts, 'ownership:identified') || failed(facts, 'ownership:confirmed'),
  },
  {
    id: 'structure:regulated',
    points: -15,
    sentence: () => ({
      en: 'Regulated financial entity, listed issuer or public body',
      fr: 'Entité financière réglementée, émetteur coté ou organisme public',
    }),
    applies: ({ profile: { values } }) => values.regulated_by !== undefined || values.listed_exchange !== undefined,
  },
]

/** Declared layers, or the depth of the declared chains of owners if greater. */
function layersOf({ values }: Profile): number {
  return Math.max(values.ownership_layers ?? 0, chainLevels(values.beneficial_owners ?? []))
}

/** The factors of an entity's kind and ownership; none for an individual. */
export function structureFactors(facts: ComplianceFacts): readonly Factor[] {
  const { kind } = facts
  if (kind === 'individual') return []
  const sentence = () => headed('Entity kind: ', 'Type d’entité : ', choiceWord('client_kind', kind))
  const kindFactor = {
    id: `structure:${kind}`,
    points: kindPoints[kind],
    max: kindPointsMax,
    automatic: false,
    sentence,
  }
  return [kindFactor, ...factorsOf(rows, facts)]
}
