import type { RefusalReason } from '../domain/audit/actions.ts'
import type { AdverseMedia } from '../ports/adverse-media.ts'
import type { Blobs, SealedBlobs } from '../ports/blobs.ts'
import type { Checkpoints } from '../ports/checkpoints.ts'
import type { Clock } from '../ports/clock.ts'
import type { Egress } from '../ports/egress.ts'
import type { BankDataProvider, BankDataProviderId } from '../ports/bank-data-provider.ts'
import type { EidProvider, EidProviderId } from '../ports/eid-provider.ts'
import type { Failpoint } from '../ports/failpoint.ts'
import type { IdentityVerifier } from '../ports/identity-verifier.ts'
import type { ListEngine } from '../ports/list-engine.ts'
import type { Log } from '../ports/log.ts'
import type { OnProgress } from '../ports/progress.ts'
import type { Mailer } from '../ports/mailer.ts'
import type { Reader } from '../ports/reader.ts'
import type { ReportWriter } from '../ports/report-writer.ts'
import type { Registers } from '../ports/registry.ts'
import type { Screener } from '../ports/screener.ts'
import type { Keyring } from '../ports/secrets.ts'
import type { ApiCall, CountedCalls } from '../store/api-calls.ts'
import type { Store } from '../store/store.ts'
import type { WorkspaceKeys } from './workspace-keys.ts'

/** What an operation can use; made once at the start. */
export interface Services {
  readonly store: Store
  readonly reader: Reader
  readonly screener: Screener
  /** Where adverse media is looked for. */
  readonly adverseMedia: AdverseMedia
  readonly registers: Registers
  /** The list side of the screener. */
  readonly lists: ListEngine
  readonly listSettings: ListSettings
  readonly blobs: SealedBlobs
  /** The stored bytes of documents, still sealed, for backups. */
  readonly storedBlobs: Blobs
  readonly checkpoints: Checkpoints
  readonly identityVerifier: IdentityVerifier
  readonly clock: Clock
  readonly egress: Egress
  readonly mailer: Mailer
  /** The eID providers of this installation, by id. */
  readonly eidProviders: ReadonlyMap<EidProviderId, EidProvider>
  readonly reports: ReportWriter
  readonly log: Log
  /** The bank data providers of this installation, by id. */
  readonly bankDataProviders: ReadonlyMap<BankDataProviderId, BankDataProvider>
  readonly keys: Keyring
  readonly workspaceKeys: WorkspaceKeys
  readonly keyUse: KeyUse
  readonly refusedCalls: RefusedCalls
  readonly apiLog: ApiLog
  /** Days for which calls are kept; 0: they are not logged. */
  readonly apiLogDays: number
  /** Whether mail leaves through a server; false: it is written into the mailbox of the data folder. */
  readonly mailServer: boolean
  readonly maxFileMb: number
  /** Announces the steps of a write, at which tests end the process. */
  readonly reached: Failpoint
  /** Call it after a commit with new deliveries. */
  readonly onDeliveriesDue: () => void
  readonly deliveries: Deliveries
  /** The base address at which people and clients reach this installation, without a slash at the end. */
  readonly publicUrl: () => string
  /** Days after which a failing endpoint is switched off; null for never. */
  readonly webhooksOffAfterDays: number | null
}

/** The sender of deliveries in this process. */
export interface Deliveries {
  /** Starts to send due deliveries, and reclaims those of processes that ended. */
  poll(): Promise<void>
  /** Resolves when no delivery is in flight. */
  idle(): Promise<void>
  /** Starts no more deliveries and waits for those in flight, 35 s at most. */
  drain(): Promise<void>
}

/** One use of a key. `mac` is set when the stored MAC is of an older version of the secret and should be replaced. */
export interface UsedKey {
  readonly tenantId: string
  readonly keyId: string
  readonly at: Date
  readonly mac?: { readonly bytes: Buffer; readonly pepperId: string }
}

/** The uses of keys in memory, until a job stores them. */
export interface KeyUse {
  note(use: UsedKey): void
  /** Removes and returns what was noted. */
  take(): readonly UsedKey[]
}

/** A refused call whose key, or at least the prefix of its key, is known. */
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

/** Counts refused calls in memory, until a job writes an audit entry for each key and reason. */
export interface RefusedCalls {
  note(call: RefusedCall): void
  /** Removes and returns what was counted. */
  take(): readonly CountedRefusals[]
  /** Adds counts again that could not be stored. */
  restore(counted: readonly CountedRefusals[]): void
}

/** Calls that wait to be stored, and their counts. */
export interface NotedCalls {
  readonly calls: readonly ApiCall[]
  readonly counted: readonly CountedCalls[]
}

/** The calls of the API in memory, until a job stores them. */
export interface ApiLog {
  note(call: ApiCall): void
  /** Removes and returns what was noted. */
  take(): NotedCalls
  /** Adds the counts of calls again that could not be stored. */
  restoreCounts(noted: NotedCalls): void
}

/** Where lists are stored and downloaded from. */
export interface ListSettings {
  /** Folder for local copies of compiled lists and for temporary files; made when needed. */
  readonly folder: string
  /** Hours between two downloads; null when downloads are off. */
  readonly refreshHours: number | null
  /** Whether downloads are staged instead of used at once. */
  readonly isStaged: boolean
  /** Base addresses of mirrors by list, used instead of the publishers. */
  readonly mirrors: ReadonlyMap<string, URL>
}

/** What the operator's operations use. They work with and without a running server. */
export type OperatorServices = Pick<
  Services,
  | 'store'
  | 'blobs'
  | 'storedBlobs'
  | 'clock'
  | 'apiLogDays'
  | 'mailServer'
  | 'keys'
  | 'workspaceKeys'
  | 'checkpoints'
  | 'reached'
  | 'lists'
  | 'listSettings'
  | 'egress'
  | 'eidProviders'
  | 'reports'
  | 'bankDataProviders'
  | 'onDeliveriesDue'
  | 'publicUrl'
> & {
  /** Called with the progress of an import or a backup. */
  readonly onProgress?: OnProgress
}
