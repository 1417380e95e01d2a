import type { Environment } from '../contract/environment.ts'
import type { ScreenableParty } from '../domain/screening/parties.ts'
import type { ScreeningResult } from '../domain/screening/result.ts'

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

export type PartyToScreen = ScreenableParty
