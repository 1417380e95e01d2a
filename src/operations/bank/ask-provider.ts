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

/** A provider must answer each question within this time. docs/api.md#bank-connections. */
const answerMs = 15_000

type Ask<Answer> = (provider: BankDataProvider, context: BankDataContext) => Promise<Answer>
type Owner = { readonly tenantId: string; readonly environment: Environment }

/** Asks a provider with the account of a workspace, within 15 s. Throws what the provider throws. */
export function askProvider<Answer>(
  { clock }: Pick<Services, 'clock'>,
  { provider, credentials }: BankDataAccount,
  { tenantId, environment }: Owner,
  ask: Ask<Answer>,
): Promise<Answer> {
  const signal = AbortSignal.timeout(answerMs)
  return ask(provider, { tenantId, environment, credentials, now: clock.now(), signal })
}

/** The same for a call of a partner: throws 502 when no usable answer comes, and 409 when the consent has ended. */
export async function askBank<Answer>(
  services: Pick<Services, 'clock'>,
  account: BankDataAccount,
  owner: Owner,
  ask: Ask<Answer>,
): Promise<Answer> {
  try {
    return await askProvider(services, account, owner, ask)
  } catch (error) {
    if (error instanceof BankDataUnavailable) throw errors.bankDataUnavailable()
    if (error instanceof BankConsentEnded) throw errors.bankConsentEnded()
    throw error
  }
}
