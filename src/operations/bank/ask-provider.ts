import { errors } from '../../contract/errors.ts'
import type { Environment } from '../../contract/environment.ts'
import {
  BankConsentEnded,
  BankDataUnavailable,
  type BankDataContext,
  type BankDataProvider,
} from '../../ports/bank-data-provider.ts'
import type { Services } from '../services.ts'
import type { BankDataAccount } from './account.ts'

/** A provider must answer within this time. docs/api.md#bank-connections. */
const answerMs = 15_000

/** Asks a provider with the account of a workspace. Throws 502 when no usable answer comes, and 409 when the consent has ended. */
export async function askBank<Answer>(
  { clock }: Pick<Services, 'clock'>,
  { provider, credentials }: BankDataAccount,
  { tenantId, environment }: { readonly tenantId: string; readonly environment: Environment },
  ask: (provider: BankDataProvider, context: BankDataContext) => Promise<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(answerMs)
  try {
    return await ask(provider, { tenantId, environment, credentials, now: clock.now(), signal })
  } catch (error) {
    if (error instanceof BankDataUnavailable) throw errors.bankDataUnavailable()
    if (error instanceof BankConsentEnded) throw errors.bankConsentEnded()
    throw error
  }
}
