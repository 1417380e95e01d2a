import type { IncomingMessage } from 'node:http'
import { errors } from '../../contract/errors.ts'
import type { SignedInPerson } from '../../domain/people/member.ts'
import { proveSession } from '../../operations/people/prove-session.ts'
import { sessionTokenOf } from '../../operations/people/session-cookie.ts'
import { bucketOf } from '../client-address.ts'
import { refuseCrossSite } from '../console-api/cross-site.ts'
import { refuseDirectAccess } from '../direct-access.ts'
import { rateRefusal, refuseWhenLate, type Gate } from '../pipeline.ts'
import type { RateState } from '../rate-limit.ts'

/** An admitted call. */
export interface AdmittedPerson {
  /** Null: not signed in. */
  readonly person: SignedInPerson | null
  readonly rate: RateState
}

/**
 * Refuses a call of people in the order of docs/console.md#routes, before a byte of its body is read: address (403), other site
 * (403), rate limit and late event loop (429), session (401). Calls are counted with those of `/v1`; one without a session counts
 * as a call without a key.
 */
export async function admitPerson(
  gate: Gate,
  request: IncomingMessage,
  { signedIn }: { readonly signedIn: boolean },
): Promise<AdmittedPerson> {
  const { services, limits, publicUrl, trustedProxies } = gate
  refuseDirectAccess(request, publicUrl, trustedProxies)
  refuseCrossSite(request, publicUrl)
  const { cookie } = request.headers
  const charge = await limits.begin(bucketOf(request, trustedProxies), sessionTokenOf(cookie), services.clock.now())
  if (!charge.state.allowed) throw rateRefusal(charge.state)
  refuseWhenLate(gate, charge, charge.state)
  let person: SignedInPerson | null
  try {
    person = await proveSession(services, cookie)
  } catch (error) {
    limits.unproven(charge)
    throw error
  }
  const now = services.clock.now()
  const rate = await (person === null ? limits.refused(charge, now) : limits.proven(charge, now))
  if (!rate.allowed) throw rateRefusal(rate)
  if (person === null && signedIn) throw errors.sessionMissing()
  return { person, rate }
}
