import type { KycRequest } from '../../contract/kyc-request.ts'
import type { ReturnedEntry } from '../../contract/document.ts'
import { resolveRequest, type ResolvedRequest } from '../../domain/verdict/resolve-request.ts'
import { unresolvedRequest } from '../../domain/verdict/request-input.ts'
import { sealState } from '../../domain/crypto/entry-mac.ts'
import type { VerdictInput } from '../../domain/verdict/input.ts'
import type { EntryMacState } from '../../domain/crypto/entry-mac.ts'
import type { Keyring } from '../../ports/secrets.ts'
import type { Caller } from '../operation.ts'
import { lookUpEntity } from '../registries/look-up.ts'
import { screenFile } from '../screening/screen-file.ts'
import type { Services } from '../services.ts'
import { workspacePolicy } from '../policies/workspace-policy.ts'

/** What a verdict is computed from, and the same opened. */
export interface GatheredInput {
  readonly input: VerdictInput
  readonly file: ResolvedRequest
}

/** Everything the verdict is computed from, gathered: the request, the policy, what was screened, what a register said. */
export async function gatherInput(services: Services, caller: Caller, request: KycRequest): Promise<GatheredInput> {
  const given = unresolvedRequest(request, {
    policy: await workspacePolicy(services, caller),
    now: services.clock.now().toISOString(),
    locale: caller.locale,
    sealState: (entry) => sealStateUnder(entry, services.keys),
  })
  const file = resolveRequest(given)
  const reference = request.reference ?? null
  const [screened, registry] = await Promise.all([
    screenFile(services, { ...caller, environment: given.environment, reference }, file),
    lookUpEntity(services, given, file),
  ])
  return { input: { ...given, ...screened, ...(registry === null ? {} : { registry }) }, file }
}

/** Every name by which the request calls somebody: none of them may leave with an event. */
export function namesOnFile({ subject }: KycRequest, { parties }: ResolvedRequest): readonly string[] {
  return [...(subject === undefined ? [] : [subject]), ...parties.flatMap(({ names }) => names)]
}

/** Whether an entry came back as it was sealed, under any version of the secret: one made before a rotation stays intact. */
function sealStateUnder(entry: ReturnedEntry, { versions, newest }: Keyring): EntryMacState {
  const intact = versions.some(({ seal }) => sealState(entry, seal) === 'intact')
  return intact ? 'intact' : sealState(entry, newest.seal)
}
