import type { Environment } from '../../contract/environment.ts'
import { boundedHits } from '../../domain/screening/bounded-hits.ts'
import type { ClearedHit } from '../../domain/screening/cleared-hits.ts'
import type { ResolvedRequest } from '../../domain/verdict/resolve-request.ts'
import type { PartyReport, ScreeningResult } from '../../domain/screening/result.ts'
import { exposureSeverity, sanctionsSeverity } from '../../domain/screening/severity.ts'
import type { Lookups } from '../../domain/verdict/input.ts'
import type { Screener, ScreeningScope } from '../../ports/screener.ts'
import type { Caller } from '../operation.ts'
import type { Services } from '../services.ts'
import { openClearedHits } from './cleared-hits.ts'
import { withMedia } from './search-media.ts'

/** What a screening adds to the facts of a verdict. */
type Screened = Pick<Lookups, 'screening' | 'clearedHits' | 'showsHits' | 'amlScreening'>

/**
 * Compares the parties of a request with the lists, and with adverse media where the policy asks. The hits cleared on the case are read only when a hit was found: most
 * requests have none, and then cost no query.
 */
export async function screenRequest(
  services: Services,
  caller: Pick<Caller, 'tenantId' | 'workspace'> & { readonly reference: string | null },
  resolved: ResolvedRequest,
): Promise<Screened> {
  const { reference, tenantId, workspace } = caller
  const { environment } = resolved.request
  const scope = { environment, tenantId }
  const listed = await screenParties(services.screener, scope, resolved)
  const screening = boundedHits(await withMedia(services.adverseMedia, scope, resolved, listed))
  const cleared =
    reference === null || !hasHit(screening)
      ? []
      : await openClearedHits(services, { tenantId, environment, reference })
  const report = resolved.switches.screenAmlPep ? amlReport({ environment, workspace }, screening) : null
  return {
    screening,
    ...(screening.status === 'run' ? { showsHits: true } : {}),
    ...(cleared.length === 0 ? {} : { clearedHits: cleared.map(({ hit }): ClearedHit => hit) }),
    ...(report === null ? {} : { amlScreening: report }),
  }
}

/** Screens the parties of a request, unless the request switches screening off. */
export async function screenParties(
  screener: Screener,
  scope: ScreeningScope,
  { switches, parties }: ResolvedRequest,
): Promise<ScreeningResult> {
  if (!switches.screenSanctions) return { status: 'not_run', why: 'switched_off' }
  if (parties.length === 0) return { status: 'not_run', why: 'no_party' }
  return boundedHits(await screener.screen(parties, scope))
}

/**
 * The additional Canadian screening, for workspaces with an eID provider: the hits of the lists that have a severity. No provider of
 * ours screens parties itself; one that does would be asked here. Null without an account, so that the check fails.
 * docs/rules/eid.md#aml-screening.
 */
function amlReport(
  { environment, workspace }: { readonly environment: Environment; readonly workspace: Caller['workspace'] },
  screening: ScreeningResult,
): readonly PartyReport[] | null {
  const isBuiltIn = environment === 'sandbox' && workspace.eid === 'sandbox'
  if ((!isBuiltIn && !workspace.eidAccounts.includes(environment)) || screening.status !== 'run') return null
  return screening.parties.map(({ party, hits }) => ({
    party,
    hits: hits.filter((hit) => sanctionsSeverity(hit) ?? exposureSeverity(hit)).map(({ entry }) => entry),
  }))
}

function hasHit(screening: ScreeningResult): boolean {
  return screening.status === 'run' && screening.parties.some(({ hits }) => hits.length > 0)
}
