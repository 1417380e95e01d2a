import type { Environment } from '../../contract/environment.ts'
import { boundedHits } from '../../domain/screening/bounded-hits.ts'
import type { ClearedHit } from '../../domain/screening/cleared-hits.ts'
import type { ResolvedRequest } from '../../domain/verdict/resolve-request.ts'
import type { PartyReport, ScreeningResult } from '../../domain/screening/result.ts'
import { partyReports } from '../../domain/screening/party-reports.ts'
import { defaultThresholds, type ScreeningThresholds } from '../../domain/screening/thresholds.ts'
import type { Lookups } from '../../domain/verdict/input.ts'
import type { Screener, ScreeningScope } from '../../ports/screener.ts'
import type { Caller } from '../operation.ts'
import type { Services } from '../services.ts'
import { openClearedHits } from './cleared-hits.ts'
import { thresholdsInForce } from './screening-thresholds.ts'
import { withMedia } from './search-media.ts'

/** What a screening adds to the facts of a verdict. */
type Screened = Pick<Lookups, 'screening' | 'clearedHits' | 'showsHits' | 'screeningThresholds' | 'amlScreening'>

/**
 * Compares the parties of a request with the lists, and with adverse media where the policy asks. The hits cleared on the case or for a
 * client are read only when a hit was found: most
 * requests have none, and then cost no query.
 */
export async function screenRequest(
  services: Services,
  caller: Pick<Caller, 'tenantId' | 'workspace' | 'workspaceKey'> & { readonly reference: string | null },
  resolved: ResolvedRequest,
): Promise<Screened> {
  const { reference, tenantId, workspace, workspaceKey } = caller
  const { environment } = resolved.request
  const running = { tenantId, environment, version: workspace.thresholds[environment] }
  const judged = await thresholdsInForce(services.store, running, resolved.chosen.pack)
  const thresholds = judged?.scores ?? defaultThresholds
  const scope = { environment, tenantId }
  const listed = await screenParties(services.screener, scope, resolved, thresholds)
  const screening = boundedHits(await withMedia(services.adverseMedia, scope, resolved, listed), thresholds)
  const parties = partiesWithHits(screening, resolved)
  const cleared =
    parties.length === 0
      ? []
      : await openClearedHits(services, { tenantId, environment, reference, parties, workspaceKey })
  const report = resolved.switches.screenAmlPep ? amlReport({ environment, workspace }, screening, thresholds) : null
  return {
    screening,
    ...(screening.status === 'run' ? { showsHits: true } : {}),
    ...(screening.status === 'run' && judged !== null ? { screeningThresholds: judged } : {}),
    ...(cleared.length === 0 ? {} : { clearedHits: cleared.map(({ hit }): ClearedHit => hit) }),
    ...(report === null ? {} : { amlScreening: report }),
  }
}

/** Screens the parties of a request, unless the request switches screening off; what counts is kept first. */
export async function screenParties(
  screener: Screener,
  scope: ScreeningScope,
  { switches, parties }: ResolvedRequest,
  thresholds: ScreeningThresholds,
): Promise<ScreeningResult> {
  if (!switches.screenSanctions) return { status: 'not_run', why: 'switched_off' }
  if (parties.length === 0) return { status: 'not_run', why: 'no_party' }
  const asked = thresholds === defaultThresholds ? parties : parties.map((party) => ({ ...party, thresholds }))
  return boundedHits(await screener.screen(asked, scope), thresholds)
}

/**
 * The additional Canadian screening, for workspaces with an eID provider: the hits of the lists that have a severity. No provider of
 * ours screens parties itself; one that does would be asked here. Null without an account, so that the check fails.
 * docs/rules/eid.md#aml-screening.
 */
function amlReport(
  { environment, workspace }: { readonly environment: Environment; readonly workspace: Caller['workspace'] },
  screening: ScreeningResult,
  thresholds: ScreeningThresholds,
): readonly PartyReport[] | null {
  const isBuiltIn = environment === 'sandbox' && workspace.eid === 'sandbox'
  if ((!isBuiltIn && !workspace.eidAccounts.includes(environment)) || screening.status !== 'run') return null
  return partyReports(screening, thresholds)
}

function partiesWithHits(screening: ScreeningResult, { parties }: ResolvedRequest): ResolvedRequest['parties'] {
  if (screening.status !== 'run') return []
  const found = new Set(screening.parties.flatMap(({ party, hits }) => (hits.length === 0 ? [] : [party])))
  return parties.filter(({ party }) => found.has(party))
}
