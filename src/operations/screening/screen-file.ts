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

/** The screening's part of a verdict's input. */
type Screened = Pick<VerdictInput, 'screening' | 'clearedHits' | 'amlScreening'>

/** Screens the parties of a request. Reads the cleared hits of its case only when there is a hit, which is rare. */
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

/** The result of screening the parties of a request; `not_run` while screening is switched off. */
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
 * The additional Canadian screening. The built-in provider of the sandbox reports the hits of the fictional list that have a
 * severity. Null elsewhere, because there is no other provider yet.
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
