import type { Bilingual } from '../../contract/locale.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { declaredOffices, standingOf, standingOfFound, type OfficeKind, type Standing } from './exposures.ts'
import { factorsOf, failed, type ComplianceFacts, type Factor, type FactorRow } from './factor.ts'

/**
 * Regimes whose French says "personne politiquement exposée"; Canadian ones say "vulnérable".
 * docs/rules/risk.md#political-exposure.
 */
export const exposedPersonRegimes: ReadonlySet<string> = new Set(['fr_cmf', 'ma_bam', 'eu_amlr', 'us_bsa', 'generic'])

const exposedPerson = 'Personne politiquement exposée (PPE)'
const relativeOf = 'Membre de la famille ou étroitement associé d’'

const allHigh = ({ pepRule }: PolicyPack): boolean => pepRule === 'all_high'
const always = (): boolean => true

const rows: readonly FactorRow[] = [
  {
    id: 'client:pep_foreign',
    points: 40,
    automatic: always,
    sentence: said('Politically exposed foreign person', 'Étranger politiquement vulnérable (EPV)', exposedPerson),
    applies: (facts) => holds(facts, 'foreign'),
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
    applies: (facts) => relates(facts, 'foreign'),
  },
  {
    id: 'client:pep_domestic',
    points: 20,
    automatic: allHigh,
    sentence: said('Politically exposed domestic person', 'National politiquement vulnérable (NPV)', exposedPerson),
    applies: (facts) => holds(facts, 'domestic'),
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
    applies: (facts) => holds(facts, 'hio') && !holds(facts, 'domestic'),
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
    applies: (facts) => relates(facts, 'domestic') || relates(facts, 'hio'),
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
    applies: (facts) => holds(facts, 'unknown') || relates(facts, 'unknown'),
  },
  {
    id: 'client:pep_after_office',
    points: 10,
    sentence: said(
      'Former office; measures follow the risk',
      'Ancienne fonction politique; mesures selon le risque',
      'Ancienne fonction politique; mesures selon le risque',
    ),
    applies: (facts) => exposuresOf(facts).some(({ standing }) => standing === 'by_risk'),
  },
  {
    id: 'client:pep_undeclared',
    points: 10,
    sentence: said(
      'Politically exposed person found by screening, not declared',
      'Personne politiquement vulnérable repérée par le filtrage, non déclarée',
      `${exposedPerson} repérée par le filtrage, non déclarée`,
    ),
    applies: isUndeclared,
  },
]

const none: readonly Factor[] = []

/**
 * Political exposure, declared or found: of the person, a family member (PCMLTFR s. 2(1)) or a close associate (s. 116(3)).
 * docs/rules/risk.md#political-exposure.
 */
export function politicalExposureFactors(facts: ComplianceFacts): readonly Factor[] {
  const isSilent = declaredOffices(facts.profile, facts.pack).length === 0 && !failed(facts, 'screening:pep')
  return isSilent ? none : factorsOf(rows, facts)
}

function said(en: string, fr: string, frExposedPerson: string): (facts: ComplianceFacts) => Bilingual {
  return ({ pack }) => ({ en, fr: exposedPersonRegimes.has(pack.regime) ? frExposedPerson : fr })
}

interface Exposure {
  readonly kind: OfficeKind
  readonly isRelative: boolean
  readonly standing: Standing
}

function holds(facts: ComplianceFacts, kind: OfficeKind): boolean {
  return exposuresOf(facts).some((one) => one.kind === kind && !one.isRelative && one.standing === 'counts')
}

function relates(facts: ComplianceFacts, kind: OfficeKind): boolean {
  return exposuresOf(facts).some((one) => one.kind === kind && one.isRelative && one.standing === 'counts')
}

/** Found by the screening on a person about whom nothing is declared. */
function isUndeclared(facts: ComplianceFacts): boolean {
  if (!failed(facts, 'screening:pep')) return false
  if (facts.found !== undefined) return facts.found.some(({ declared }) => declared === null)
  return declaredOffices(facts.profile, facts.pack).length === 0
}

const known = new WeakMap<ComplianceFacts, readonly Exposure[]>()

/** Every exposure of a file, declared or found, computed once for all rows. */
function exposuresOf(facts: ComplianceFacts): readonly Exposure[] {
  const before = known.get(facts)
  if (before !== undefined) return before
  const exposures = readExposures(facts)
  known.set(facts, exposures)
  return exposures
}

/** A kind that the screening found replaces one that the answers do not state. docs/rules/risk.md#found-by-the-screening. */
function readExposures(facts: ComplianceFacts): readonly Exposure[] {
  const { profile, pack, asOf } = facts
  const declared = declaredOffices(profile, pack)
  const found = failed(facts, 'screening:pep') ? (facts.found ?? []).filter(({ isSamePerson }) => isSamePerson) : []
  if (declared.length === 0 && found.length === 0) return []
  const settled = found.flatMap(({ kind, declared: by }) => (kind === 'unknown' || by === null ? [] : [by.party]))
  const ofAnswers = declared
    .filter(({ kind, party }) => kind !== 'unknown' || !settled.includes(party))
    .map((office) => ({
      kind: office.kind,
      isRelative: office.relation !== null,
      standing: standingOf(office, pack, asOf),
    }))
  const clientCounts = declared.some((office) => office.party === null && standingOf(office, pack, asOf) === 'counts')
  const ofLists = found
    .filter(({ kind, declared: by }) => kind !== 'unknown' || by === null || (by.party === null && !clientCounts))
    .map((one) => ({ kind: one.kind, isRelative: one.isRelative, standing: standingOfFound(one, pack, asOf) }))
  return [...ofAnswers, ...ofLists]
}
