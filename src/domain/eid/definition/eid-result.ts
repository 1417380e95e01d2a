import type { EidDocumentKind } from '../../../contract/eid.ts'

/** The request to the provider, which its result is compared with. */
export interface EidAsked {
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD; null when the request has none. */
  readonly dateOfBirth: string | null
  readonly address: string | null
  /** One, or two for the dual-process method. */
  readonly documents: readonly EidDocumentKind[]
}

/** A provider's rating of a scanned document or a test. */
export type EidVerdict = 'clear' | 'suspected' | 'rejected'

/** The identity that the provider read. */
export type EidIdentity = Readonly<
  Partial<
    Record<
      'documentType' | 'documentNumber' | 'expiryDate' | 'birthDate' | 'firstName' | 'lastName' | 'address',
      string
    >
  >
>

/** A source that confirms the client's name and one more fact. PCMLTFR s. 105(1)(d). */
export interface EidSource {
  readonly category: 'name_address' | 'name_dob' | 'name_account'
  /** The issuer. */
  readonly source: string
  /** Number of the account or record. */
  readonly number?: string
}

/**
 * The result of an eID check, the same for every provider. Null: the provider did not check this part.
 * docs/rules/eid.md#result.
 */
export interface EidResult {
  readonly asked: EidAsked
  /** `archived`: the client did not finish, and the rest is empty. */
  readonly ended: 'complete' | 'archived'
  /** ISO 8601; null when not completed. */
  readonly completedAt: string | null
  readonly documents: readonly {
    readonly type: string
    readonly verdict: EidVerdict
    readonly reasons: readonly string[]
  }[]
  readonly identity: EidIdentity
  readonly liveness: { readonly passed: boolean; readonly reason: string } | null
  /** `score` and the provider's `scoreMin`, 0 to 100; null when not given. */
  readonly face: { readonly passed: boolean; readonly score: number | null; readonly scoreMin: number | null } | null
  readonly creditFile: {
    /** Name, address and birth date agree. */
    readonly match: boolean
    /** Age of the credit file; null when unknown. */
    readonly months: number | null
    readonly tradeLines: number | null
  } | null
  readonly dualProcess: { readonly satisfied: boolean; readonly sources: readonly EidSource[] } | null
  /** High signals of the provider's fraud block. */
  readonly fraudFlags: readonly string[] | null
}

/** What a provider found; the product adds what was asked and how the request ended. */
export type EidFindings = Omit<EidResult, 'asked' | 'ended'>
