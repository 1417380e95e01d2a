import type { Environment } from '../contract/environment.ts'
import type { ScreeningResult } from '../domain/screening-result.ts'

/** The name engine, seen from the operations. It answers `not_run` rather than nothing when it has no list to compare with. */
export interface Screener {
  /** Pure for a bundle: the same parties and the same bundle give the same answer. Sandbox has a fictional list of its own. */
  screen(
    parties: readonly PartyToScreen[],
    options: { readonly environment: Environment; readonly tenantId: string },
  ): Promise<ScreeningResult>
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
