import type { EidDocumentKind } from '../../../contract/eid.ts'
import type { Locale } from '../../../contract/locale.ts'

/** One thing that the client shows. */
export interface EidDocument {
  readonly kind: EidDocumentKind
  /** The expected document type as the partner names it; null for any. */
  readonly docType: string | null
}

/** A request as a provider gets it. */
export interface EidClient {
  /** The request's key, unique in the deployment. */
  readonly key: number
  /** Name of the workspace that asks. */
  readonly workspace: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** YYYY-MM-DD. */
  readonly dateOfBirth: string | null
  readonly address: string | null
  readonly phone: string | null
  readonly language: Locale
  /** One, or two for the dual-process method. */
  readonly documents: readonly EidDocument[]
}
