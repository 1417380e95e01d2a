import type { Environment } from '../contract/environment.ts'
import type { ScreeningResult } from '../domain/screening-result.ts'

/** The name engine, seen from the operations. It answers `not_run` rather than nothing when it has no list to compare with. */
export interface Screener {
  screen(
    parties: readonly PartyToScreen[],
    options: { readonly environment: Environment; readonly lists: readonly string[] },
  ): Promise<ScreeningResult>
}

export interface PartyToScreen {
  readonly name: string
  readonly kind: 'person' | 'entity'
  /** YYYY-MM-DD, '' when unknown. */
  readonly dateOfBirth: string
  /** ISO 3166 alpha-2. */
  readonly countries: readonly string[]
}
