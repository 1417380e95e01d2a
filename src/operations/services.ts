import type { Blobs } from '../ports/blobs.ts'
import type { Clock } from '../ports/clock.ts'
import type { Failpoint } from '../ports/failpoint.ts'
import type { IdentityVerifier } from '../ports/identity-verifier.ts'
import type { Reader } from '../ports/reader.ts'
import type { Screener } from '../ports/screener.ts'
import type { DerivedKeys } from '../ports/secrets.ts'
import type { Store } from '../store/store.ts'

/** What an operation may use of the world, made once by main.ts. */
export interface Services {
  readonly store: Store
  readonly reader: Reader
  readonly screener: Screener
  readonly blobs: Blobs
  readonly identityVerifier: IdentityVerifier
  readonly clock: Clock
  readonly keys: DerivedKeys
  readonly keyUse: KeyUse
  readonly maxFileMb: number
  /** Announces the steps of a write, so that tests can end the process at each. */
  readonly reached: Failpoint
  /** Called after a commit that left deliveries to send. */
  readonly deliveriesAwait: () => void
}

/** Remembers in memory which keys were used; a job writes it down. */
export interface KeyUse {
  note(tenantId: string, keyId: string, at: Date): void
  /** What was noted since the last time it was asked. */
  take(): readonly { readonly tenantId: string; readonly keyId: string; readonly at: Date }[]
}

/** What the operator's operations use: they work while a server runs and without one. */
export type OperatorServices = Pick<Services, 'store' | 'clock' | 'keys' | 'reached'>
