import type { Bilingual } from '../../contract/locale.ts'
import { addMonths } from '../values/dates.ts'
import { partiesBehind } from '../profile/party-lists.ts'
import type { Profile } from '../profile/profile.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { failed, type ComplianceFacts, type FactorRow } from './factor.ts'

/** Months that a domestic or international office counts after its end. PCMLTFA s. 9.3(3): five years. */
const lookBackMonths = 60

/** Regimes in which every office counts forever. docs/rules/risk.md#political-exposure. */
const countsForever: ReadonlySet<string> = new Set(['ma_bam'])

/**
 * Regimes whose French says "personne politiquement exposée"; Canadian ones say "vulnérable".
 * docs/rules/risk.md#political-exposure.
 */
export const exposedPersonRegimes: ReadonlySet<string> = new Set(['fr_cmf', 'ma_bam', 'eu_amlr', 'us_bsa', 'generic'])

const exposedPerson = 'Personne politiquement exposée (PPE)'
const relativeOf = 'Membre de la famille ou étroitement associé d’'

const allHigh = ({ pepRule }: PolicyPack): boolean => pepRule === 'all_high'
const always = (): boolean => true

/**
 * Political exposure, declared or found: of the person, a family member (PCMLTFR s. 2(1)) or a close associate (s. 116(3)).
 * docs/rules/risk.md#political-exposure.
 */
export const politicalExposureRows: readonly FactorRow[] = [
  {
    id: 'client:pep_foreign',
    points: 40,
    automatic: always,
    sentence: said('Politically exposed foreign person', 'Étranger politiquement vulnérable (EPV)', exposedPerson),
    applies: ({ profile }) => isForeign(profile) && !isRelative(profile),
  },
  {
    id: 'client:pep_foreign_relative',
    points: 40,
    automatic: always,
    sentence: said(
      'Family member or close associate of a politically exposed foreign person',
      `${relativeOf}un EPV`,
      `${relativeOf}une personne politiquement exposée (PPE)`,
    ),
    applies: ({ profile }) => isForeign(profile) && isRelative(profile),
  },
  {
    id: 'client:pep_domestic',
    points: 20,
    automatic: allHigh,
    sentence: said('Politically exposed domestic person', 'National politiquement vulnérable (NPV)', exposedPerson),
    applies: (facts) => holdsOffice(facts) && isDomestic(facts.profile) && !isRelative(facts.profile),
  },
  {
    id: 'client:pep_hio',
    points: 20,
    automatic: allHigh,
    sentence: said(
      'Head of an international organisation',
      'Dirigeant d’une organisation internationale (DOI)',
      exposedPerson,
    ),
    applies: (facts) => holdsOffice(facts) && !isDomestic(facts.profile) && !isRelative(facts.profile),
  },
  {
    id: 'client:pep_domestic_relative',
    points: 20,
    automatic: allHigh,
    sentence: said(
      'Family member or close associate of a politically exposed domestic person or head of an international organisation',
      `${relativeOf}un NPV ou d’un DOI`,
      `${relativeOf}une personne politiquement exposée (PPE)`,
    ),
    applies: (facts) => holdsOffice(facts) && isRelative(facts.profile),
  },
  {
    id: 'client:pep_unspecified',
    points: 30,
    automatic: allHigh,
    sentence: said(
      'Political exposure declared, kind not stated',
      'Exposition politique déclarée, catégorie non précisée',
      `${exposedPerson}, catégorie non précisée`,
    ),
    applies: ({ profile }) => isExposed(profile) && !hasKind(profile),
  },
  {
    id: 'client:pep_undeclared',
    points: 10,
    sentence: said(
      'Politically exposed person found by screening, not declared',
      'Personne politiquement vulnérable repérée par le filtrage, non déclarée',
      `${exposedPerson} repérée par le filtrage, non déclarée`,
    ),
    applies: (facts) => failed(facts, 'screening:pep') && !isExposed(facts.profile),
  },
]

function said(en: string, fr: string, frExposedPerson: string): (facts: ComplianceFacts) => Bilingual {
  return ({ pack }) => ({ en, fr: exposedPersonRegimes.has(pack.regime) ? frExposedPerson : fr })
}

function isForeign({ values }: Profile): boolean {
  return values.pep_foreign === true
}

function isDomestic({ values }: Profile): boolean {
  return values.pep_domestic === true
}

function isRelative({ values }: Profile): boolean {
  return values.pep_family === true || values.pep_associate === true
}

function hasKind({ values }: Profile): boolean {
  return values.pep_foreign === true || values.pep_domestic === true || values.pep_hio === true
}

/**
 * True when the client, or a party of an entity, is declared as exposed.
 * docs/rules/risk.md#political-exposure.
 */
function isExposed(profile: Profile): boolean {
  const { values } = profile
  return values.pep === true || hasKind(profile) || isRelative(profile) || partiesBehind(profile).some(({ pep }) => pep)
}

/** True for a domestic or international office held now or within the look-back of the regime. */
function holdsOffice({ profile: { values }, pack, asOf }: ComplianceFacts): boolean {
  if (values.pep_domestic !== true && values.pep_hio !== true) return false
  const end = values.pep_end_date
  return end === undefined || countsForever.has(pack.regime) || addMonths(end, lookBackMonths) >= asOf
}
