import { BankConsentEnded, BankDataUnavailable } from '../../ports/bank-data-provider.ts'
import type { PlaidError } from './plaid-api.ts'

/**
 * Errors that only the client can end, by a new session of Link. An account that is not found was closed, or is shared no more.
 * https://plaid.com/docs/errors/item/, https://plaid.com/docs/errors/invalid-input/.
 */
const consentEnded: ReadonlySet<string> = new Set([
  'ACCESS_NOT_GRANTED',
  'ADDITIONAL_CONSENT_REQUIRED',
  'INSUFFICIENT_CREDENTIALS',
  'INVALID_ACCESS_TOKEN',
  'INVALID_ACCOUNT_ID',
  'INVALID_CREDENTIALS',
  'INVALID_MFA',
  'INVALID_PUBLIC_TOKEN',
  'ITEM_LOCKED',
  'ITEM_LOGIN_REQUIRED',
  'ITEM_NOT_FOUND',
  'USER_PERMISSION_REVOKED',
  'USER_SETUP_REQUIRED',
])

/** Reasons that an OAuth connection ended for. They come with one of several codes. */
const consentEndedReasons: ReadonlySet<string> = new Set([
  'OAUTH_CONSENT_EXPIRED',
  'OAUTH_INVALID_TOKEN',
  'OAUTH_USER_REVOKED',
])

/** Errors of an access that has already ended. */
const accessGone: ReadonlySet<string> = new Set(['INVALID_ACCESS_TOKEN', 'ITEM_NOT_FOUND', 'USER_PERMISSION_REVOKED'])

/** Other errors whose name helps an operator; it stands in the code in lower case. */
const named: ReadonlySet<string> = new Set([
  'INSTITUTION_DOWN',
  'INSTITUTION_NO_LONGER_SUPPORTED',
  'INSTITUTION_NOT_AVAILABLE',
  'INSTITUTION_NOT_RESPONDING',
  'INTERNAL_SERVER_ERROR',
  'INVALID_API_KEYS',
  'INVALID_FIELD',
  'NO_ACCOUNTS',
  'PLANNED_MAINTENANCE',
  'PRODUCT_NOT_ENABLED',
  'PRODUCT_NOT_READY',
  'PRODUCTS_NOT_SUPPORTED',
  'UNAUTHORIZED_ENVIRONMENT',
])

/** What an error of Plaid is to the caller of the port. `otherwise` is the code of one that has no name here. */
export function failureOf(
  { error_code: code, error_code_reason: reason }: PlaidError,
  otherwise: string,
): BankConsentEnded | BankDataUnavailable {
  if (consentEnded.has(code) || consentEndedReasons.has(reason ?? '')) return new BankConsentEnded()
  return new BankDataUnavailable(named.has(code) ? code.toLowerCase() : otherwise)
}

/** True when there is nothing left to revoke. */
export function isGone({ error_code: code }: PlaidError): boolean {
  return accessGone.has(code)
}

/** https://plaid.com/docs/errors/transactions/#transactions_sync_mutation_during_pagination. */
export function isChanged({ error_code: code }: PlaidError): boolean {
  return code === 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION'
}
