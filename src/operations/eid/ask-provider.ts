import type { Environment } from '../../contract/environment.ts'
import type { EidContext, EidProvider } from '../../ports/eid-provider.ts'
import type { Services } from '../services.ts'
import type { EidAccount } from './account.ts'

/** A provider must answer within this time. docs/api.md#eid. */
const answerMs = 15_000

/**
 * Asks a provider with the account of a workspace. Throws EidProviderUnavailable when no usable answer comes within 15 s.
 */
export function askProvider<Answer>(
  { clock }: Pick<Services, 'clock'>,
  { provider, credentials }: EidAccount,
  { tenantId, environment }: { readonly tenantId: string; readonly environment: Environment },
  ask: (provider: EidProvider, context: EidContext) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(answerMs)
  return ask(provider, { tenantId, environment, credentials, now: clock.now(), signal })
}
