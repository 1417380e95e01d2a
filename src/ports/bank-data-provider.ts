import type { Environment } from '../contract/environment.ts'
import type { BankAccount } from '../domain/bank/definition/account.ts'

/** Every bank data provider by its id. docs/rules/bank.md#providers. */
export const bankDataProviderIds = ['sandbox', 'plaid'] as const
export type BankDataProviderId = (typeof bankDataProviderIds)[number]

/** Whose account at the provider is used, and until when an answer is waited for. */
export interface BankDataContext {
  readonly tenantId: string
  readonly environment: Environment
  /** The account's credentials by name; empty for the built-in provider. */
  readonly credentials: Readonly<Record<string, string>>
  readonly now: Date
  /** Aborted after 15 s. */
  readonly signal: AbortSignal
}

/** What a new connection is made of. */
export interface BankLinkRequest {
  readonly caseId: string | null
  readonly bankCode: string
  /** As the partner names the bank; null when it does not. */
  readonly bankName: string | null
  /** The client's name on the case; the built-in provider makes the holder from it. */
  readonly holder: string
  /** True when the client is not an individual. */
  readonly isEntity: boolean
  /** What the client's consent page gave the partner; null for the built-in provider. */
  readonly grant: string | null
}

/** Lasting access to one account. */
export interface BankAccess {
  /** Secret of the provider; stored sealed. */
  readonly token: string
  /** When the client's consent ends; null when it ends only at the client's request. */
  readonly consentEndsAt: Date | null
}

export interface BankDataCapabilities {
  /** The client consents on a page of the provider, whose grant the partner sends. */
  readonly needsGrant: boolean
  /** Most days of history that it gives. */
  readonly historyDays: number
}

/**
 * A provider of bank data. Every function throws BankDataUnavailable when no usable answer comes, BankConsentEnded when the client
 * must consent again, and nothing else. docs/rules/bank.md#providers.
 */
export interface BankDataProvider {
  readonly id: BankDataProviderId
  readonly capabilities: BankDataCapabilities
  /** Names of the credentials it needs, in the order in which a person gives them. */
  readonly credentialNames: readonly string[]
  /** Names of credentials that may be left out. */
  readonly optionalCredentialNames: readonly string[]
  connect(request: BankLinkRequest, context: BankDataContext): Promise<BankAccess>
  /** The account with its history to the day of `context.now`. */
  read(access: BankAccess, context: BankDataContext): Promise<BankAccount>
  /** Ends the access. Succeeds when it had already ended. */
  revoke(access: BankAccess, context: BankDataContext): Promise<void>
  /** Throws when the credentials are not accepted. For `doctor`. */
  check(context: BankDataContext): Promise<void>
}

/** The provider gave no usable answer; the code says why and has no part of the request. */
export class BankDataUnavailable extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the bank data provider gave no usable answer: ${code}`)
    this.name = 'BankDataUnavailable'
    this.code = code
  }
}

/** The client's consent has ended or was refused: the client must consent again. */
export class BankConsentEnded extends Error {
  constructor() {
    super('the client must consent to the bank connection again')
    this.name = 'BankConsentEnded'
  }
}
