import type { ScreenedBundle, ScreeningHit } from '../../screening/result.ts'
import { declarantOf, type FoundExposure, type OfficeKind } from '../../risk/exposures.ts'
import { pepClassUnder } from '../../screening/pep-class.ts'
import { exposureSeverity, worstHit } from '../../screening/severity.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** The result of screening a party against lists of politically exposed persons. */
export interface Exposure {
  readonly party: string
  readonly found: {
    readonly hit: ScreeningHit
    readonly severity: 'critical' | 'warning'
    readonly bundle: ScreenedBundle
  } | null
}

/** One for each party screened for political exposure; without such a list, only for parties with a hit. */
export function exposuresOf({ switches, screening, pack, screeningThresholds }: JudgedContext): readonly Exposure[] {
  if (!switches.screenSanctions || screening.status !== 'run') return []
  const { bundle, parties } = screening
  const looked = bundle.lists.some(({ topics = [] }) => topics.includes('pep') || topics.includes('rca'))
  return parties.flatMap((screened): readonly Exposure[] => {
    const { party } = screened
    const worst = worstHit(screened, pack, (hit) => exposureSeverity(hit, screeningThresholds))
    if (worst !== null) return [{ party, found: { ...worst, bundle } }]
    return looked ? [{ party, found: null }] : []
  })
}

/** The most severe first. */
const bySeverity: readonly OfficeKind[] = ['foreign', 'unknown', 'domestic', 'hio']

/**
 * The exposures that the screening found, each with the class of its hit: that of an entry whose birth date agrees, if there is
 * one. docs/rules/risk.md#found-by-the-screening.
 */
export function foundExposures(context: JudgedContext): readonly FoundExposure[] {
  const { switches, screening, screeningThresholds, pack, profile, kind, parties } = context
  if (!switches.screenSanctions || screening.status !== 'run') return []
  return screening.parties.flatMap(({ party, hits }): readonly FoundExposure[] => {
    const exposed = hits.filter((hit) => exposureSeverity(hit, screeningThresholds) !== null)
    if (exposed.length === 0) return []
    const same = exposed.filter(isBornAlike)
    const candidates = (same.length > 0 ? same : exposed).map((hit) => ({
      kind: pepClassUnder(hit, pack.country),
      isRelative: !hit.topics.includes('pep'),
    }))
    const worst = bySeverity.flatMap((wanted) => candidates.filter((candidate) => candidate.kind === wanted))[0]
    if (worst === undefined) return []
    const names = parties.find((screened) => screened.party === party)?.names ?? [party]
    const declared = declarantOf(names, profile, kind !== 'individual')
    return [{ party, ...worst, isSamePerson: same.length > 0, declared }]
  })
}

function isBornAlike({ evidence }: ScreeningHit): boolean {
  return evidence.some(({ on, finding }) => on === 'birth_date' && finding === 'agrees')
}
