import type { Check } from '../../contract/check.ts'
import type { ClientKind } from '../../contract/client-kind.ts'
import type { ReturnedEntry } from '../../contract/document.ts'
import type { Environment } from '../../contract/environment.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Purpose } from '../../contract/policy.ts'
import type { ClearedHit } from '../screening/cleared-hits.ts'
import type { PolicyChoice } from '../policy-packs/policy-choice.ts'
import type { RegistryLookup } from '../registry/registry-lookup.ts'
import type { PartyReport, ScreeningResult } from '../screening/result.ts'
import type { EntryMacState } from '../crypto/entry-mac.ts'
import type { Switches } from '../policy-packs/switches.ts'

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
  readonly documents: readonly (ReturnedEntry & { readonly sealState: EntryMacState })[]
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
