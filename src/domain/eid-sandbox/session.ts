import type { EidClient } from '../eid/definition/eid-client.ts'
import type { EidFindings } from '../eid/definition/eid-result.ts'

/**
 * Where a client is in a session of the sandbox provider. `start`: has not agreed yet; `front`, `back`, `selfie`: this image
 * comes next. The others are final.
 */
export type SessionStep = 'start' | 'front' | 'back' | 'selfie' | 'complete' | 'refused' | 'expired' | 'cancelled'

/** What was read from the client's document; the images themselves are not stored. */
export interface SessionDocument {
  readonly docType: string
  readonly fields: Readonly<Record<string, string>>
  /** Reasons to doubt the reading, for a person; empty when there are none. */
  readonly reasons: readonly string[]
}

/** The sealed part of a session. */
export interface SessionData {
  readonly client: EidClient
  /** Null until the client agreed. `biometrics` false: the client chose the way without a selfie. */
  readonly consent: { readonly at: string; readonly biometrics: boolean } | null
  readonly document: SessionDocument | null
  /** Images that were refused at the present step. */
  readonly refusedImages: number
  /** Set when complete. */
  readonly findings: EidFindings | null
}

/** A session that nobody has opened. */
export function newSessionData(client: EidClient): SessionData {
  return { client, consent: null, document: null, refusedImages: 0, findings: null }
}

/** True when the client has nothing more to do. */
export function isFinalStep(step: SessionStep): boolean {
  return step === 'complete' || step === 'refused' || step === 'expired' || step === 'cancelled'
}
