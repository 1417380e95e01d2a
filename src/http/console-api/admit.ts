import type { IncomingMessage } from 'node:http'
import { errors, Refusal } from '../../contract/errors.ts'
import type { SignedInPerson } from '../../domain/people/member.ts'
import { confinePerson } from '../../operations/people/confine-person.ts'
import { proveSession } from '../../operations/people/prove-session.ts'
import { sessionTokenOf } from '../../operations/people/session-cookie.ts'
import type { Confinement } from '../../store/confinement.ts'
import type { OperatorPermission } from '../../store/operator-keys.ts'
import { bucketOf } from '../client-address.ts'
import { refuseDirectAccess } from '../direct-access.ts'
import { rateRefusal, refuseWhenLate, type Gate } from '../pipeline.ts'
import type { RateState } from '../rate-limit.ts'
import { provesSameSite, refuseCrossSite } from './cross-site.ts'
import { proveOperator, wellFormedOperatorKey } from './operator-caller.ts'

/** Who operates, authenticated: a key of the operator, or a person of the console and what the call is confined to. */
export type OperatorCaller =
  | { readonly kind: 'key'; readonly keyId: string }
  | { readonly kind: 'person'; readonly person: SignedInPerson; readonly within: Confinement | null }

/** An admitted call. */
export interface Admitted {
  readonly caller: OperatorCaller
  readonly rate: RateState
}

/** The operation that is called. */
export interface Wanted {
  readonly name: string
  readonly needed: OperatorPermission
  /** Whether keys of the operator are accepted. */
  readonly keys: boolean
  readonly onRefusal: (keyId: string, cause: string) => void
}

/**
 * Refuses a call of the operator's API in the order of docs/console-api.md#refusals, before a byte of its body is read: address
 * (403), other site (403), rate limit and late event loop (429), key or session (401), permission (403, 404). Calls are counted with those of `/v1`,
 * those of a live session as those of a valid key.
 */
export async function admitOperator(gate: Gate, request: IncomingMessage, wanted: Wanted): Promise<Admitted> {
  const { services, limits, publicUrl, trustedProxies } = gate
  refuseDirectAccess(request, publicUrl, trustedProxies)
  refuseCrossSite(request, publicUrl)
  const { authorization, cookie } = request.headers
  const charge = await limits.begin(
    bucketOf(request, trustedProxies),
    authorization === undefined ? sessionTokenOf(cookie) : wellFormedOperatorKey(authorization),
    services.clock.now(),
  )
  if (!charge.state.allowed) throw rateRefusal(charge.state)
  refuseWhenLate(gate, charge, charge.state)
  let caller: OperatorCaller
  try {
    caller =
      authorization === undefined
        ? await provePerson(gate, request, wanted)
        : await proveKey(gate, authorization, wanted)
  } catch (error) {
    if (!(error instanceof Refusal)) {
      limits.unproven(charge)
      throw error
    }
    const refused = await limits.refused(charge, services.clock.now())
    throw refused.allowed ? error : rateRefusal(refused)
  }
  const rate = await limits.proven(charge, services.clock.now())
  if (!rate.allowed) throw rateRefusal(rate)
  return { caller, rate }
}

async function proveKey({ services }: Gate, authorization: string, wanted: Wanted): Promise<OperatorCaller> {
  if (!wanted.keys) throw errors.operatorKeyInvalid()
  const { keyId, permission } = await proveOperator(services, authorization, wanted.onRefusal)
  if (wanted.needed === 'all' && permission !== 'all') {
    wanted.onRefusal(keyId, 'permission_lacking')
    throw errors.operatorKeyReads()
  }
  return { kind: 'key', keyId }
}

/** A browser sends the cookie by itself, so the call must also prove that a page of ours makes it. */
async function provePerson(
  { services, publicUrl }: Gate,
  request: IncomingMessage,
  wanted: Wanted,
): Promise<OperatorCaller> {
  const { headers } = request
  const person = await proveSession(services, headers.cookie)
  if (person === null) throw wanted.keys ? errors.operatorKeyMissing() : errors.sessionMissing()
  if (!provesSameSite(request, publicUrl)) throw errors.crossSite()
  const stated = {
    workspaceId: textOf(headers['x-console-workspace']),
    environment: textOf(headers['x-console-environment']),
  }
  return { kind: 'person', person, within: confinePerson(person, wanted.name, stated) }
}

function textOf(header: string | readonly string[] | undefined): string | null {
  return typeof header === 'string' ? header : null
}
