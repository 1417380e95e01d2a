import type { Environment } from '../../contract/environment.ts'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import { errorFacts } from '../../ports/log.ts'
import { isCertainlyRolledBack } from '../../store/connection/errors.ts'
import type { Services } from '../services.ts'
import type { EidAccount } from './account.ts'
import { askProvider } from './ask-provider.ts'

/**
 * Cancels a request that its provider started and that could not be stored, so that no client is checked for nobody. After a
 * connection lost during the commit it is left alone: it may be stored. Never throws: the caller answers with the first error.
 */
export async function cancelUnstored(
  services: Pick<Services, 'clock' | 'log'>,
  account: EidAccount,
  { ref, ...owner }: { readonly ref: string; readonly tenantId: string; readonly environment: Environment },
  error: unknown,
): Promise<void> {
  if (!isCertainlyRolledBack(error)) return
  const facts = { tenant_id: owner.tenantId }
  try {
    await askProvider(services, account, owner, (provider, context) => provider.cancel(ref, context))
    services.log.warn('an eID request could not be stored; it was cancelled at its provider', facts)
  } catch (failure) {
    services.log.warn('an eID request could not be stored and not be cancelled at its provider', {
      ...facts,
      ...(failure instanceof EidProviderUnavailable ? { cause: failure.code } : errorFacts(failure)),
    })
  }
}
