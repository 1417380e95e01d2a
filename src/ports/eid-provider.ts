import type { Environment } from '../contract/environment.ts'
import type { EidClient } from '../domain/eid/definition/eid-client.ts'
import type { EidFindings } from '../domain/eid/definition/eid-result.ts'

/** Every eID provider by its id. docs/rules/eid.md#providers. */
export const eidProviderIds = ['sandbox', 'treefort', 'veriff'] as const
export type EidProviderId = (typeof eidProviderIds)[number]

/** Whose account is used, and until when an answer is waited for. */
export interface EidContext {
  readonly tenantId: string
  readonly environment: Environment
  /** The account's credentials by name; empty for the built-in provider. */
  readonly credentials: Readonly<Record<string, string>>
  readonly now: Date
  /** Aborted after 15 s, and at a stop of the process. */
  readonly signal: AbortSignal
}

/** A started request. */
export interface EidStart {
  /** The provider's own id of the request, up to 255 characters. */
  readonly ref: string
  /** The client's link, when the product sends the mail; null when the provider does. */
  readonly link: string | null
  readonly expiresAt: Date
}

/** Where a request stands at the provider. `archived`: it ended without the client finishing, or was cancelled or expired. */
export type EidSnapshot =
  | { readonly status: 'requested' | 'started' }
  | { readonly status: 'archived' }
  | { readonly status: 'complete'; readonly findings: EidFindings }

export interface EidCapabilities {
  /** The provider mails the client itself. */
  readonly emailsClient: boolean
  /** A request needs the client's phone number. */
  readonly needsPhone: boolean
  /** A credit file can be asked for alone. PCMLTFR s. 105(1)(c). */
  readonly creditFile: boolean
  /** Two sources can be asked for. PCMLTFR s. 105(1)(d). */
  readonly dualProcess: boolean
  /** Days for which a result, and a report if there is one, can be fetched. */
  readonly retentionDays: number
}

/**
 * A provider of eID checks. Every function throws EidProviderUnavailable when no usable answer comes, and nothing else.
 * docs/rules/eid.md#providers. test/adapters/eid-conformance.ts holds what every provider does alike.
 */
export interface EidProvider {
  readonly id: EidProviderId
  readonly capabilities: EidCapabilities
  /** Names of the credentials it needs, in the order in which a person gives them. */
  readonly credentialNames: readonly string[]
  /** Names of credentials that may be left out. */
  readonly optionalCredentialNames: readonly string[]
  create(client: EidClient, context: EidContext): Promise<EidStart>
  get(ref: string, context: EidContext): Promise<EidSnapshot>
  /**
   * The PDF of a complete request; starts with `%PDF-`, 10 MB at most. Null for a provider that makes none: the product's own
   * report is made from the stored result. docs/rules/eid.md#report.
   */
  readonly report: ((ref: string, context: EidContext) => Promise<Uint8Array>) | null
  /** Ends a request that was replaced. Succeeds when it had already ended. */
  cancel(ref: string, context: EidContext): Promise<void>
  /** Called once result and report are stored. Succeeds when there is nothing to do. */
  archive(ref: string, context: EidContext): Promise<void>
  /** Throws when the credentials are not accepted. For `doctor`. */
  check(context: EidContext): Promise<void>
}

/** The provider gave no usable answer; the code says why and has no part of the request. */
export class EidProviderUnavailable extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the eID provider gave no usable answer: ${code}`)
    this.name = 'EidProviderUnavailable'
    this.code = code
  }
}
