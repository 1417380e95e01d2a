import type { KycRequest } from '../../contract/kyc-request.ts'
import { resolveKind } from '../../domain/client-kind.ts'
import type { ReturnedEntry } from '../../contract/document.ts'
import { openFile } from '../../domain/opened-file.ts'
import { sealState } from '../../domain/seal.ts'
import type { SealState, VerdictInput } from '../../domain/verdict-input.ts'
import type { Keyring } from '../../ports/secrets.ts'
import type { Caller } from '../operation.ts'
import { lookUpEntity } from '../registries/look-up.ts'
import type { Services } from '../services.ts'

/** Everything the verdict is computed from, gathered: the request, the policy, what was screened, what a register said. */
export async function verdictInput(services: Services, caller: Caller, request: KycRequest): Promise<VerdictInput> {
  const environment = request.environment ?? 'sandbox'
  const input: VerdictInput = {
    policy: { id: null, regime: caller.workspace.regime },
    environment,
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
    screening: await services.screener.screen([], { environment, tenantId: caller.tenantId }),
    locale: request.locale ?? caller.locale,
  }
  const registry = input.kind === 'individual' ? null : await lookUpEntity(services, input, openFile(input))
  return registry === null ? input : { ...input, registry }
}

/** Whether an entry came back as it was sealed, under any version of the secret: one made before a rotation stays intact. */
function sealStateUnder(entry: ReturnedEntry, { versions, newest }: Keyring): SealState {
  const intact = versions.some(({ seal }) => sealState(entry, seal) === 'intact')
  return intact ? 'intact' : sealState(entry, newest.seal)
}
