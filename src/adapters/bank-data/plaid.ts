import { Type } from 'typebox'
import { BankDataUnavailable, type BankDataContext, type BankDataProvider } from '../../ports/bank-data-provider.ts'
import type { Egress } from '../../ports/egress.ts'
import { accessOf } from './plaid-access.ts'
import { accountOf, plaidCredentials } from './plaid-account.ts'
import { plaidPaths } from './plaid-api.ts'
import { ask, type PlaidCall } from './plaid-ask.ts'
import { connectItem } from './plaid-connect.ts'
import { readAccount } from './plaid-read.ts'
import { removeItem } from './plaid-remove.ts'

/** For one call of the port, all its requests together. */
const defaultDeadlineMs = 15_000
/** Between two questions for a history that Plaid still collects. */
const defaultPollMs = 2_000
const historyDays = 397

/**
 * Plaid (Canada, United States, Europe), from its public reference: https://plaid.com/docs/api/. What is mapped, assumed and not
 * known: docs/rules/bank.md#plaid. `deadlineMs` and `pollMs` are for tests.
 */
export function plaid({
  egress,
  deadlineMs = defaultDeadlineMs,
  pollMs = defaultPollMs,
}: {
  readonly egress: Egress
  readonly deadlineMs?: number
  readonly pollMs?: number
}): BankDataProvider {
  const callOf = (context: BankDataContext): PlaidCall => ({
    egress,
    account: accountOf(context),
    now: context.now,
    signal: context.signal,
    endsAtMs: performance.now() + deadlineMs,
  })

  return {
    id: 'plaid',
    capabilities: { needsGrant: true, historyDays },
    credentialNames: plaidCredentials.needed,
    optionalCredentialNames: plaidCredentials.optional,

    async connect({ grant }, context) {
      if (grant === null || grant === '') throw new BankDataUnavailable('grant_missing')
      return await connectItem(callOf(context), grant)
    },

    async read({ token }, context) {
      return await readAccount(callOf(context), accessOf(token), { historyDays, pollMs })
    },

    async revoke({ token }, context) {
      await removeItem(callOf(context), accessOf(token).access_token)
    },

    async check(context) {
      const body = { count: 1, offset: 0, country_codes: ['CA'] }
      await ask(callOf(context), { path: plaidPaths.institutions, body, schema: Type.Object({}) })
    },
  }
}
