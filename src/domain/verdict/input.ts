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
import type { JudgedThresholds } from '../screening/thresholds.ts'
import type { EntryMacState } from '../crypto/entry-mac.ts'
import type { Switches } from '../policy-packs/switches.ts'

/** A request with its defaults, before anything is looked up. */
export interface UnresolvedRequest {
  readonly policy: PolicyChoice
  readonly environment: Environment
  readonly purpose: Purpose
  readonly kind: ClientKind
  readonly switches: Switches
  /** The request's `as_of`, null when not sent; production refuses and lists it. */
  readonly asOfRequested: string | null
  /** The time of the request, ISO 8601; its date depends on the pack's time zone. */
  readonly now: string
  readonly values: Readonly<Record<string, unknown>>
  readonly documents: readonly (ReturnedEntry & { readonly sealState: EntryMacState })[]
  readonly extraChecks: readonly Check[]
  /** The name of the workspace that asks. Absent: not known, as in verdicts stored before this key. PCMLTFR s. 105(4). */
  readonly reportingEntity?: string
  readonly locale: Locale
}

/** What was looked up about the parties of a resolved request. */
export interface Lookups {
  readonly screening: ScreeningResult
  /** Absent when no register was asked. */
  readonly registry?: RegistryLookup
  /** Hits that an analyst has cleared on the case, as read with the screening; absent: none. */
  readonly clearedHits?: readonly ClearedHit[]
  /** The answer shows the hits. Absent in verdicts stored before answers did, which replay without. docs/api.md#screening. */
  readonly showsHits?: true
  /** The workspace's thresholds, read with the screening. Absent: the product's default. docs/screening.md#thresholds. */
  readonly screeningThresholds?: JudgedThresholds
  /** Hits that the eID provider's own screening reports; absent: the workspace has no account. */
  readonly amlScreening?: readonly PartyReport[]
}

/** Everything a verdict is computed from, as it is stored. Data in, data out: no clock, no store, no network. */
export interface VerdictInput extends UnresolvedRequest, Lookups {}
