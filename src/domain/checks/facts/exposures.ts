import type { ScreenedBundle, ScreeningHit } from '../../screening/result.ts'
import { exposureSeverity, worstHit } from '../../screening/severity.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** The result of screening a party against lists of politically exposed persons. */
export interface Exposure {
  readonly party: string
  readonly found: { readonly hit: ScreeningHit; readonly bundle: ScreenedBundle } | null
}

/** One for each party screened for political exposure; without such a list, only for parties with a hit. */
export function exposuresOf({ switches, screening, pack }: JudgedContext): readonly Exposure[] {
  if (!switches.screenSanctions || screening.status !== 'run') return []
  const { bundle, parties } = screening
  const looked = bundle.lists.some(({ topics = [] }) => topics.includes('pep') || topics.includes('rca'))
  return parties.flatMap((screened): readonly Exposure[] => {
    const { party } = screened
    const worst = worstHit(screened, pack, exposureSeverity)
    if (worst !== null) return [{ party, found: { hit: worst.hit, bundle } }]
    return looked ? [{ party, found: null }] : []
  })
}
