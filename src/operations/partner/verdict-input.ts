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

/** The input of a verdict, and the request resolved from it. */
export interface GatheredInput {
  readonly input: VerdictInput
  readonly file: ResolvedRequest
}

/** Gathers the input of a verdict: the request, the policy, the screening and the answer of a register. */
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

/** Every name of a person in the request; events must not have any of them. */
export function namesOnFile({ subject }: KycRequest, { parties }: ResolvedRequest): readonly string[] {
  return [...(subject === undefined ? [] : [subject]), ...parties.flatMap(({ names }) => names)]
}

/** Checks an entry's MAC under every version of the secret: an entry made before a rotation stays intact. */
function sealStateUnder(entry: ReturnedEntry, { versions, newest }: Keyring): EntryMacState {
  const intact = versions.some(({ entryMac }) => sealState(entry, entryMac) === 'intact')
  return intact ? 'intact' : sealState(entry, newest.entryMac)
}
