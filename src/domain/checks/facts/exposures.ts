import type { ScreenedBundle, ScreeningHit } from '../../screening/result.ts'
import { exposureSeverity, worstHit } from '../../screening/severity.ts'
import type { JudgedContext } from '../definition/contexts.ts'

/** What a source of politically exposed persons says of a party. */
export interface Exposure {
  readonly party: string
  readonly found: { readonly hit: ScreeningHit; readonly bundle: ScreenedBundle } | null
}

/** Every party that was looked for among politically exposed persons: where no list has any, only those found all the same. */
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
