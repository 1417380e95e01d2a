import type { Check } from '../contract/check.ts'
import type { ClientKind } from '../contract/client-kind.ts'
import type { ReturnedEntry } from '../contract/document.ts'
import type { Environment } from '../contract/environment.ts'
import type { Locale } from '../contract/locale.ts'
import type { Purpose } from '../contract/policy.ts'
import type { ClearedHit } from './cleared-hits.ts'
import type { PolicyPack } from './regimes/policy-pack.ts'
import type { RegistryLookup } from './registry/registry-lookup.ts'
import type { PartyReport, ScreeningResult } from './screening-result.ts'

/** The switches of a request as sent; null where the request left the choice to the policy. decisions.md 1. */
export interface Switches {
  readonly requireDocuments: boolean | null
  readonly screenSanctions: boolean
  readonly screenAmlPep: boolean | null
}

/** How an entry's seal was found. domain checks `integrity`. */
export type SealState = 'intact' | 'missing' | 'changed'

/** Which policy a workspace runs. domain/1-policies 1.1. */
export type PolicyChoice =
  | {
      /** The workspace uses an unedited pack. */
      readonly id: null
      /** Null: nothing chosen, the pack follows the client's country. */
      readonly regime: string | null
    }
  | {
      /** The workspace's own policy. */
      readonly id: string
      readonly regime: string
      /** The pack with the workspace's patch; its version is the policy's. */
      readonly pack: PolicyPack
    }

/** Everything a verdict is computed from. Data in, data out: no clock, no store, no network. */
export interface VerdictInput {
  readonly policy: PolicyChoice
  readonly environment: Environment
  readonly purpose: Purpose
  readonly kind: ClientKind
  readonly switches: Switches
  /** The request's `as_of`, null when not sent; in production it is refused and listed. */
  readonly asOfRequested: string | null
  /** The moment of the request, ISO 8601; the pack's time zone makes the date of it. */
  readonly now: string
  readonly values: Readonly<Record<string, unknown>>
  readonly documents: readonly (ReturnedEntry & { readonly sealState: SealState })[]
  readonly extraChecks: readonly Check[]
  readonly screening: ScreeningResult
  /** Absent when no register was asked. */
  readonly registry?: RegistryLookup
  /** Hits that a person has cleared on the case, as they were looked up with the screening; absent: none. */
  readonly clearedHits?: readonly ClearedHit[]
  /** What the eID provider's own screening said of the parties; absent: the workspace has no account. */
  readonly amlScreening?: readonly PartyReport[]
  readonly locale: Locale
}
