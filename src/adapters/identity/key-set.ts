import type { KeyObject } from 'node:crypto'

import { type Egress, EgressFailed, EgressRefused } from '../../ports/egress.ts'
import { parseRsaKeys } from './rsa-keys.ts'

/** How long a fetched set is used. */
const freshMs = 60 * 60 * 1000
/** Shortest time between fetches for a key id missing from a fresh set, because the sender of a token chooses the key id. */
const refetchMs = 60 * 1000
/** Time between fetches while there is no fresh set. */
const retryMs = 5 * 1000
const fetchTimeoutMs = 5_000
const bodyBytesMax = 64 * 1024

/** No set could be fetched in the last hour. */
export class KeySetUnavailable extends Error {}

/** The key of that id, or null when the set has none usable for RS256. Throws `KeySetUnavailable`. */
export type FindKey = (kid: string, now: Date) => Promise<KeyObject | null>

/**
 * The keys of an identity provider, fetched from the operator's URL when first needed. A fetch that fails leaves the keys of
 * the last hour in use. docs/api.md#service-accounts.
 */
export function openKeySet({ egress, url }: { egress: Egress; url: URL }): FindKey {
  let keys: ReadonlyMap<string, KeyObject> = new Map()
  let fetchedAtMs = -Infinity
  let triedAtMs = -Infinity
  let fetching: Promise<void> | null = null

  return async (kid, now) => {
    const nowMs = now.getTime()
    const isFresh = () => apart(nowMs, fetchedAtMs) < freshMs
    const known = keys.get(kid)
    if (known !== undefined && isFresh()) return known
    if (apart(nowMs, triedAtMs) >= (isFresh() ? refetchMs : retryMs)) {
      triedAtMs = nowMs
      fetching = fetchKeys(nowMs)
    }
    await fetching
    if (!isFresh()) throw new KeySetUnavailable()
    return keys.get(kid) ?? null
  }

  async function fetchKeys(nowMs: number): Promise<void> {
    try {
      const answer = await egress.request({ method: 'GET', url, deadlineMs: fetchTimeoutMs, bodyBytesMax })
      const found = answer.status === 200 ? parseRsaKeys(Buffer.from(answer.body).toString()) : null
      if (found === null) return
      keys = found
      fetchedAtMs = nowMs
    } catch (error) {
      if (!(error instanceof EgressFailed || error instanceof EgressRefused)) throw error
    }
  }
}

/** Absolute milliseconds between two moments, so that a clock set back does not stop fetches. */
function apart(one: number, other: number): number {
  return Math.abs(one - other)
}
