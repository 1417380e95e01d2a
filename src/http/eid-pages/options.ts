import type { BlockList } from 'node:net'
import type { SessionServices } from '../../operations/eid-sandbox/session-changes.ts'
import type { Log } from '../../ports/log.ts'
import type { DrawQr } from '../../ports/qr.ts'
import type { CallLimits } from '../call-limits.ts'
import type { InFlightRequests } from '../drain.ts'

/** What the pages depend on. */
export interface EidPagesOptions {
  readonly services: SessionServices
  /** The limits of the partner routes, so that an address has one limit for everything without a key. */
  readonly limits: CallLimits
  readonly trustedProxies: BlockList
  /** The configured public address; null when none is set. */
  readonly publicUrl: URL | null
  /** Origin of the links in mails and QR codes. */
  readonly linkOrigin: () => string
  /** Folder for images while they are read. */
  readonly uploadDir: string
  readonly drawQr: DrawQr
  readonly log: Log
  readonly inFlight: InFlightRequests
}
