import type { RefusalReason } from '../domain/audit/actions.ts'
import type { Blobs, SealedBlobs } from '../ports/blobs.ts'
import type { Checkpoints } from '../ports/checkpoints.ts'
import type { Clock } from '../ports/clock.ts'
import type { Egress } from '../ports/egress.ts'
import type { Failpoint } from '../ports/failpoint.ts'
import type { IdentityVerifier } from '../ports/identity-verifier.ts'
import type { ListEngine, ReadProgress } from '../ports/list-engine.ts'
import type { Reader } from '../ports/reader.ts'
import type { Registers } from '../ports/registry.ts'
import type { Screener } from '../ports/screener.ts'
import type { Keyring } from '../ports/secrets.ts'
import type { Store } from '../store/store.ts'
import type { WorkspaceKeys } from './workspace-keys.ts'

/** What an operation may use of the world, made once by main.ts. */
export interface Services {
  readonly store: Store
  readonly reader: Reader
  readonly screener: Screener
  readonly registers: Registers
  /** What brings lists to the screener. */
  readonly lists: ListEngine
  readonly listSettings: ListSettings
  readonly blobs: SealedBlobs
  /** Documents byte for byte as they are kept, for backups. */
  readonly storedBlobs: Blobs
  readonly checkpoints: Checkpoints
  readonly identityVerifier: IdentityVerifier
  readonly clock: Clock
  readonly egress: Egress
  readonly keys: Keyring
  readonly workspaceKeys: WorkspaceKeys
  readonly keyUse: KeyUse
  readonly refusedCalls: RefusedCalls
  readonly maxFileMb: number
  /** Announces the steps of a write, so that tests can end the process at each. */
  readonly reached: Failpoint
  /** Called after a commit that left deliveries to send. */
  readonly onDeliveriesDue: () => void
  readonly deliveries: Deliveries
  /** Days after which an endpoint that only fails is switched off; null: never. */
  readonly webhooksOffAfterDays: number | null
}

/** What sends the deliveries of this process. */
export interface Deliveries {
  /** Starts to send what is due, and takes back what another process left behind. */
  poll(): Promise<void>
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>
  /** Starts nothing more and waits for what is being sent, 35 s at most. */
  drain(): Promise<void>
}

/** One use of a key. `mac` is there when the key's own is of an older version of the secret and should be replaced. */
export interface UsedKey {
  readonly tenantId: string
  readonly keyId: string
  readonly at: Date
  readonly mac?: { readonly bytes: Buffer; readonly pepperId: string }
}

/** Remembers in memory which keys were used; a job writes it down. */
export interface KeyUse {
  note(use: UsedKey): void
  /** What was noted since the last time it was asked. */
  take(): readonly UsedKey[]
}

/** A call that was refused after its key, or the key that its prefix names, was found. */
export interface RefusedCall {
  readonly tenantId: string
  readonly keyId: string
  readonly reason: RefusalReason
  readonly at: Date
  readonly requestId: string
}

/** Refused calls of one key for one reason; `at` and `requestId` are those of the first. */
export interface CountedRefusals extends RefusedCall {
  readonly count: number
}

/** Counts refused calls in memory; a job writes an audit entry for each key and reason. */
export interface RefusedCalls {
  note(call: RefusedCall): void
  /** What was counted since the last time it was asked. */
  take(): readonly CountedRefusals[]
  /** Takes back what could not be written down. */
  restore(counted: readonly CountedRefusals[]): void
}

/** Where lists are kept and got from. */
export interface ListSettings {
  /** Folder of this process's copy of the compiled lists and of what is being read; made when needed. */
  readonly folder: string
  /** Hours between two questions at the publishers; null: they are not asked. */
  readonly refreshHours: number | null
  /** Mirrors to ask instead of the publishers: a base address by list, under which the files have their names. */
  readonly mirrors: ReadonlyMap<string, URL>
}

/** What the operator's operations use: they work while a server runs and without one. */
export type OperatorServices = Pick<
  Services,
  | 'store'
  | 'blobs'
  | 'storedBlobs'
  | 'clock'
  | 'keys'
  | 'workspaceKeys'
  | 'checkpoints'
  | 'reached'
  | 'lists'
  | 'listSettings'
  | 'egress'
  | 'onDeliveriesDue'
> & {
  /** Told how far the reading of a list is, for who waits for it. */
  readonly onListProgress?: (progress: ReadProgress) => void
}
