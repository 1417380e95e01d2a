import type { KycRequest } from '../../contract/kyc-request.ts'
import type { Lookups } from '../../domain/verdict/input.ts'
import { unresolvedRequest } from '../../domain/verdict/request-input.ts'
import { resolveRequest, type ResolvedRequest } from '../../domain/verdict/resolve-request.ts'
import type { Caller } from '../operation.ts'
import { workspacePolicy } from '../policies/workspace-policy.ts'
import { lookUpEntity } from '../registries/look-up.ts'
import { refuseLongValues } from '../refuse-long-values.ts'
import { refuseLongScreening } from '../screening/refuse-long-screening.ts'
import { screenRequest } from '../screening/screen-request.ts'
import type { Services } from '../services.ts'
import { timeSlices } from '../time-slice.ts'
import { macStates } from './mac-states.ts'

/** Everything that a verdict is computed from. */
export interface VerdictFacts {
  readonly resolved: ResolvedRequest
  readonly lookups: Lookups
}

/**
 * Resolves a request under the workspace's policy, then screens its parties and asks the registers. Throws the 422 list when
 * its values have more keys than are read, or when it is screened and names more than can be screened.
 */
export async function gatherFacts(services: Services, caller: Caller, request: KycRequest): Promise<VerdictFacts> {
  refuseLongValues(request.values)
  const policy = await workspacePolicy(services, caller)
  const slice = timeSlices()
  const resolved = resolveRequest(
    unresolvedRequest(request, {
      policy,
      now: services.clock.now().toISOString(),
      reportingEntity: caller.workspace.name,
      locale: caller.locale,
      macState: await macStates(services, caller, request),
    }),
  )
  if (resolved.switches.screenSanctions) refuseLongScreening(request.values, resolved.parties)
  await slice()
  const [screened, registry] = await Promise.all([
    screenRequest(services, { ...caller, reference: request.reference ?? null }, resolved),
    lookUpEntity(services, resolved),
  ])
  return { resolved, lookups: { ...screened, ...(registry === null ? {} : { registry }) } }
}

/** Every name of a party in the request; an event must not carry any of them. */
export function namesInRequest({ subject }: KycRequest, { parties }: ResolvedRequest): readonly string[] {
  return [...(subject === undefined ? [] : [subject]), ...parties.flatMap(({ names }) => names)]
}
