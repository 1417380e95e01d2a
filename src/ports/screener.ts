import type { Environment } from '../contract/environment.ts'
import type { ScreeningResult } from '../domain/screening-result.ts'

/** Whose lists are meant: sandbox has a fictional list of its own, a workspace can have lists beside everyone's. */
export interface ScreeningScope {
  readonly environment: Environment
  readonly tenantId: string
}

/** The name engine, seen from the operations. It answers `not_run` rather than nothing when it has no list to compare with. */
export interface Screener {
  /** Pure for a bundle: the same parties and the same bundle give the same answer. */
  screen(parties: readonly PartyToScreen[], options: ScreeningScope): Promise<ScreeningResult>
  /** Id of the bundle that a call would be compared with now; null without one. */
  activeBundle(options: ScreeningScope): Promise<string | null>
}

export interface PartyToScreen {
  /** The name shown in check ids and sentences. */
  readonly party: string
  /** Every name the party goes by, the first of them `party`. */
  readonly names: readonly string[]
  readonly kind: 'person' | 'entity'
  /** YYYY-MM-DD, '' when unknown. */
  readonly dateOfBirth: string
  /** ISO 3166 alpha-2: nationality, residence, incorporation. */
  readonly countries: readonly string[]
  readonly gender: 'female' | 'male' | null
  /** Numbers of identity documents, registers and taxes, as given. */
  readonly identifiers: readonly string[]
}
