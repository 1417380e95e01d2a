import type { Environment } from '../../contract/environment.ts'
import { boundedHits } from '../../domain/screening/bounded-hits.ts'
import type { ClearedHit } from '../../domain/screening/cleared-hits.ts'
import type { ResolvedRequest } from '../../domain/verdict/resolve-request.ts'
import type { PartyReport, ScreeningResult } from '../../domain/screening/result.ts'
import { exposureSeverity, sanctionsSeverity } from '../../domain/screening/severity.ts'
import type { VerdictInput } from '../../domain/verdict/input.ts'
import type { Screener } from '../../ports/screener.ts'
import type { Caller } from '../operation.ts'
import type { Services } from '../services.ts'
import { openClearedHits } from './cleared-hits.ts'

/** What a screening adds to the input of a verdict. */
type Screened = Pick<VerdictInput, 'screening' | 'clearedHits' | 'amlScreening'>

/**
 * Compares the parties of a file with the lists. Where a hit was found on a case, the hits that a person has cleared on it
 * are read too: most files have none, and cost no question to the store.
 */
export async function screenFile(
  services: Services,
  caller: Pick<Caller, 'tenantId' | 'workspace'> & {
    readonly environment: Environment
    readonly reference: string | null
  },
  file: ResolvedRequest,
): Promise<Screened> {
  const { environment, reference, tenantId } = caller
  const screening = await screenParties(services.screener, { environment, tenantId }, file)
  const cleared =
    reference === null || !hasHit(screening)
      ? []
      : await openClearedHits(services, { tenantId, environment, reference })
  const report = file.switches.screenAmlPep ? amlReport(caller, screening) : null
  return {
    screening,
    ...(cleared.length === 0 ? {} : { clearedHits: cleared.map(({ hit }): ClearedHit => hit) }),
    ...(report === null ? {} : { amlScreening: report }),
  }
}

/** The screening that the file asks for; nobody is asked about while it is switched off. */
export async function screenParties(
  screener: Screener,
  scope: { readonly environment: Environment; readonly tenantId: string },
  file: ResolvedRequest,
): Promise<ScreeningResult> {
  if (!file.switches.screenSanctions) return { status: 'not_run', why: 'switched_off' }
  const { parties } = file
  if (parties.length === 0) return { status: 'not_run', why: 'no_party' }
  return boundedHits(await screener.screen(parties, scope))
}

/**
 * The extra Canadian screening: the sandbox's built-in provider knows whom the fictional list knows, and reports no hit that
 * is kept as evidence only. No other provider can be set up yet: null.
 */
function amlReport(
  { environment, workspace }: { readonly environment: Environment; readonly workspace: Caller['workspace'] },
  screening: ScreeningResult,
): readonly PartyReport[] | null {
  if (environment !== 'sandbox' || workspace.eid !== 'sandbox' || screening.status !== 'run') return null
  return screening.parties.map(({ party, hits }) => ({
    party,
    hits: hits.filter((hit) => sanctionsSeverity(hit) ?? exposureSeverity(hit)).map(({ entry }) => entry),
  }))
}

function hasHit(screening: ScreeningResult): boolean {
  return screening.status === 'run' && screening.parties.some(({ hits }) => hits.length > 0)
}
