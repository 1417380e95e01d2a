import type { FastifyRequest } from 'fastify'
import { bucketOf } from '../client-address.ts'
import { FixedWindow } from './fixed-window.ts'
import type { EidPagesOptions } from './options.ts'

/** Calls of one link a minute, and images of one link in ten minutes. docs/rules/eid.md#security-of-the-pages. */
const pageCallsMax = 60
const pageWindowMs = 60_000
const uploadsMax = 30
const uploadWindowMs = 600_000

/** Returns 0 when a call is within every limit, else the seconds after which it may be made again. */
export type SpendCall = (request: FastifyRequest, token: string, kind: 'page' | 'upload') => Promise<number>

/** Counts calls by client address together with the partner calls that have no valid key, and by link. */
export function limitsOf({ limits, trustedProxies, services: { clock } }: EidPagesOptions): SpendCall {
  const pages = new FixedWindow({ limit: pageCallsMax, windowMs: pageWindowMs })
  const uploads = new FixedWindow({ limit: uploadsMax, windowMs: uploadWindowMs })
  return async ({ raw }, token, kind) => {
    const now = clock.now()
    const address = await limits.spendKeyless(bucketOf(raw, trustedProxies), now)
    if (!address.allowed) return address.retryAfterSeconds
    const wait = pages.spend(token, now)
    return wait > 0 || kind === 'page' ? wait : uploads.spend(token, now)
  }
}
