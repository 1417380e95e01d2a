import { createHash } from 'node:crypto'
import { errors } from '../../contract/errors.ts'
import {
  forgetAttempts,
  forgetDeviceAttempts,
  returnAttempt,
  takeAttempt,
  takeDeviceAttempt,
  type AttemptLimit,
} from '../../store/sign-in-attempts.ts'
import type { Services } from '../services.ts'
import { tokenHash } from './person-token.ts'

const day = 24 * 3_600
/** Wrong passwords of one account from one address (an IPv4 address, a /64 of IPv6). docs/console.md#limits-of-sign-in. */
const ofAccount: AttemptLimit = { free: 5, firstWaitSeconds: 2, waitSecondsMax: 900, forgottenSeconds: day }
/** Wrong passwords of all accounts from one address. */
const ofAddress: AttemptLimit = { free: 30, firstWaitSeconds: 2, waitSecondsMax: 900, forgottenSeconds: day }
/** Wrong passwords in a row in a browser that is known; then it counts as any other. */
const deviceAttemptsMax = 10
/** A browser is known for this long after it signed in. */
export const deviceLifeMs = 180 * day * 1_000

/** Who tries to sign in, from where. */
export interface Attempt {
  /** Lower case. */
  readonly email: string
  /** Null: nobody has the address. */
  readonly personId: string | null
  /** What the rate limit counts as one address. */
  readonly block: string
  /** The token of the browser's device cookie; null: none. */
  readonly device: string | null
}

/** What to do once it is known whether the password was right. */
export interface TakenAttempt {
  /** Whether the browser is known for this person. */
  readonly isKnown: boolean
  succeeded(): Promise<void>
  /** Wrong passwords after which the next waits, when this was the last of them; null: not yet, or no longer. */
  readonly spent: number | null
}

/**
 * Counts an attempt, and throws 429 with `Retry-After` when it comes too soon after wrong passwords. An account that is not there is
 * counted as any other. There is no count of an account over all addresses, so nobody can lock its person out from elsewhere; a browser
 * that signed in before is past both counts, so neither can somebody at the same address.
 */
export async function takeSignIn(services: Pick<Services, 'store' | 'clock'>, attempt: Attempt): Promise<TakenAttempt> {
  const { store, clock } = services
  const at = clock.now()
  const { email, personId, block, device } = attempt
  if (device !== null && personId !== null) {
    const since = new Date(at.getTime() - deviceLifeMs)
    const known = { tokenHash: tokenHash(device), personId, since, attemptsMax: deviceAttemptsMax }
    if (await takeDeviceAttempt(store, known)) {
      return { isKnown: true, spent: null, succeeded: () => forgetDeviceAttempts(store, known.tokenHash) }
    }
  }
  const address = keyOf('address', block)
  const account = keyOf('account', email, block)
  await take(store, address, at, ofAddress)
  let failures: number
  try {
    failures = await take(store, account, at, ofAccount)
  } catch (error) {
    await returnAttempt(store, address, at)
    throw error
  }
  return {
    isKnown: false,
    spent: failures === ofAccount.free ? failures : null,
    async succeeded() {
      await forgetAttempts(store, account)
      await returnAttempt(store, address, at)
    },
  }
}

async function take(store: Services['store'], key: Buffer, at: Date, limit: AttemptLimit): Promise<number> {
  const taken = await takeAttempt(store, key, at, limit)
  if ('waitSeconds' in taken) throw errors.signInWait(taken.waitSeconds)
  return taken.failures
}

/** A hash of what is counted: the table names neither people nor addresses. */
function keyOf(...words: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(words)).digest()
}
