/** What a client is asked to show. docs/rules/eid.md#what-a-client-shows. */
export const eidDocumentKinds = ['photo_id', 'name_address', 'name_dob', 'name_account', 'credit_file'] as const
export type EidDocumentKind = (typeof eidDocumentKinds)[number]

/** What was asked of the provider: what its findings are held against. */
export interface EidAsked {
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD; null when the request had none. */
  readonly dateOfBirth: string | null
  readonly address: string | null
  /** One, or two for the dual-process method. */
  readonly documents: readonly EidDocumentKind[]
}

/** How a provider rates a scanned document or a test. */
export type EidVerdict = 'clear' | 'suspected' | 'rejected'

/** Values of the identity that the provider read. */
export type EidIdentity = Readonly<
  Partial<
    Record<
      'documentType' | 'documentNumber' | 'expiryDate' | 'birthDate' | 'firstName' | 'lastName' | 'address',
      string
    >
  >
>

/** A source that confirms the client's name with something else. PCMLTFR s. 105(1)(d). */
export interface EidSource {
  readonly category: 'name_address' | 'name_dob' | 'name_account'
  /** Who gave it. */
  readonly source: string
  /** Of the account or the record. */
  readonly number?: string
}

/**
 * What a finished eID check found, whatever the provider. Null is a part that the provider did not look at.
 * docs/rules/eid.md#result.
 */
export interface EidResult {
  readonly asked: EidAsked
  /** `archived` ended without the client finishing it: the rest is then empty. */
  readonly ended: 'complete' | 'archived'
  /** ISO 8601; null when it never completed. */
  readonly completedAt: string | null
  readonly documents: readonly {
    readonly type: string
    readonly verdict: EidVerdict
    readonly reasons: readonly string[]
  }[]
  readonly identity: EidIdentity
  readonly liveness: { readonly passed: boolean; readonly reason: string } | null
  /** `score` and the provider's own `scoreMin`, 0 to 100; null where it gives none. */
  readonly face: { readonly passed: boolean; readonly score: number | null; readonly scoreMin: number | null } | null
  readonly creditFile: {
    /** Name, address and birth date agree. */
    readonly match: boolean
    /** Age of the file; null when the provider does not say. */
    readonly months: number | null
    readonly tradeLines: number | null
  } | null
  readonly dualProcess: { readonly satisfied: boolean; readonly sources: readonly EidSource[] } | null
  /** High signals of the provider's fraud block. */
  readonly fraudFlags: readonly string[] | null
}
