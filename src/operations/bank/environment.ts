import { errors } from '../../contract/errors.ts'
import type { Caller } from '../operation.ts'
import type { Services } from '../services.ts'
import { findBankAccount } from './account.ts'

/** Refuses production without a bank data provider, before parameters and body are looked at. docs/api.md#order-of-refusals. */
export async function refuseWithoutProvider(services: Services, caller: Caller): Promise<void> {
  if (caller.environment === 'sandbox') return
  if ((await findBankAccount(services, caller)) === null) throw errors.bankUnavailable()
}
