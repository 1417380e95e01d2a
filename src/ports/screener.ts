import type { Environment } from '../contract/environment.ts'
import type { ScreenableParty } from '../domain/screening/screenable-party.ts'
import type { ScreeningResult } from '../domain/screening/result.ts'
import type { ScreeningThresholds } from '../domain/screening/thresholds.ts'

/** Selects the lists: the sandbox has a fictional list, and a workspace can have lists of its own. */
export interface ScreeningScope {
  readonly environment: Environment
  readonly tenantId: string
  /** True: no caller waits for the result. The screening gives way to those of calls and is never refused. */
  readonly isBackground?: boolean
  /** `articles`: those of the workspace, or of the sandbox, are searched and no list. Absent: the lists, without articles. */
  readonly among?: 'articles'
}

/** The name engine for the operations. Returns `not_run` when it has no list. */
export interface Screener {
  /**
   * Pure for a bundle: the same parties and bundle give the same result. Throws 429 when too many long screenings of calls wait.
   * docs/api.md#who-is-screened.
   */
  screen(parties: readonly PartyToScreen[], options: ScreeningScope): Promise<ScreeningResult>
  /** Id of the bundle that a call is screened against now; null without one. */
  activeBundle(options: ScreeningScope): Promise<string | null>
}

export type PartyToScreen = ScreenableParty & {
  /** Most hits returned for each class of topics; absent: as many as a verdict keeps of a party. */
  readonly hitsMax?: number
  /** Decides which hits beyond those returned are counted; absent: the product's default. */
  readonly thresholds?: ScreeningThresholds
}
