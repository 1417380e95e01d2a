import type { KycRequest } from '../../contract/kyc-request.ts'
import { resolveKind } from '../../domain/client-kind.ts'
import type { ReturnedEntry } from '../../contract/document.ts'
import { openFile, type FileInput, type OpenedFile } from '../../domain/opened-file.ts'
import { sealState } from '../../domain/seal.ts'
import type { PolicyChoice, SealState, VerdictInput } from '../../domain/verdict-input.ts'
import type { Keyring } from '../../ports/secrets.ts'
import type { Caller } from '../operation.ts'
import { lookUpEntity } from '../registries/look-up.ts'
import { screenFile } from '../screening/screen-file.ts'
import type { Services } from '../services.ts'
import { workspacePolicy } from '../policies/workspace-policy.ts'

/** What a verdict is computed from, and the same opened. */
export interface GatheredInput {
  readonly input: VerdictInput
  readonly file: OpenedFile
}

/** Everything the verdict is computed from, gathered: the request, the policy, what was screened, what a register said. */
export async function gatherInput(services: Services, caller: Caller, request: KycRequest): Promise<GatheredInput> {
  const given = givenInput(services, caller, request, await workspacePolicy(services, caller))
  const file = openFile(given)
  const reference = request.reference ?? null
  const [screened, registry] = await Promise.all([
    screenFile(services, { ...caller, environment: given.environment, reference }, file),
    lookUpEntity(services, given, file),
  ])
  return { input: { ...given, ...screened, ...(registry === null ? {} : { registry }) }, file }
}

/** What is known before anybody is asked. */
function givenInput(services: Services, caller: Caller, request: KycRequest, policy: PolicyChoice): FileInput {
  return {
    policy,
    environment: request.environment ?? 'sandbox',
    purpose: request.purpose ?? 'onboarding',
    kind: resolveKind(request.kind ?? null, request.is_business ?? null),
    switches: {
      requireDocuments: request.require_documents ?? null,
      screenSanctions: request.screen_sanctions ?? true,
      screenAmlPep: request.screen_aml_pep ?? null,
    },
    asOfRequested: request.as_of ?? null,
    now: services.clock.now().toISOString(),
    values: request.values,
    documents: (request.documents ?? []).map((entry) => ({
      ...entry,
      sealState: sealStateUnder(entry, services.keys),
    })),
    extraChecks: request.extra_checks ?? [],
    locale: request.locale ?? caller.locale,
  }
}

/** Whether an entry came back as it was sealed, under any version of the secret: one made before a rotation stays intact. */
function sealStateUnder(entry: ReturnedEntry, { versions, newest }: Keyring): SealState {
  const intact = versions.some(({ seal }) => sealState(entry, seal) === 'intact')
  return intact ? 'intact' : sealState(entry, newest.seal)
}
