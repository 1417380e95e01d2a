import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { environments, type Environment } from '../contract/environment.ts'
import { errors, Refusal } from '../contract/errors.ts'
import type { RefusalReason } from '../domain/audit/actions.ts'
import type { Caller, PartnerOperation } from '../operations/operation.ts'
import { isAllowedAddress } from '../operations/key-subnets.ts'
import type { Services } from '../operations/services.ts'
import { acceptedLocale } from './accepted-locale.ts'
import type { Call } from './call.ts'
import type { CallLimits, Charge } from './call-limits.ts'
import { proveIdentity, proveKey, wellFormedKey } from './caller.ts'
import { addressOf, bucketOf } from './client-address.ts'
import { refuseDirectAccess } from './direct-access.ts'
import type { CallMeter } from './call-meter.ts'
import type { EventLoopLag } from './event-loop-lag.ts'
import type { RateState } from './rate-limit.ts'

/**
 * Seconds after which a call refused for event loop lag may be retried.
 * docs/operations.md#when-too-much-is-asked.
 */
const shedRetryAfterSeconds = '1'

/** What the pipeline depends on. */
export interface Gate {
  readonly services: Services
  readonly limits: CallLimits
  readonly publicUrl: URL | null
  readonly trustedProxies: BlockList
  readonly eventLoop: Pick<EventLoopLag, 'isOverloaded'>
  readonly calls: Pick<CallMeter, 'shed'>
}

type Step = (gate: Gate, call: Call) => void | Promise<void>

/**
 * The one order of refusals on every partner route (docs/api.md#order-of-refusals). Parameters and body (422, 400, 413)
 * are checked after all of these pass.
 */
const steps: readonly (readonly [refusal: string, step: Step])[] = [
  ['403 direct_access_refused', directAccess],
  ['404 not_found', unknownRoute],
  ['429 rate_limit_exceeded', rateLimit],
  ['429 rate_limit_exceeded, the event loop is late', shed],
  ['401 key', key],
  ['403 address of the key', address],
  ['429 rate_limit_exceeded, limit of the key', keyRate],
  ['401 bound identity', boundIdentity],
  ['403 scope', scope],
  ['403 workspace or plan', plan],
]

/** Runs every step and returns the caller; throws the first refusal. Awaits only the asynchronous steps. */
export async function admit(gate: Gate, call: Call): Promise<Caller> {
  for (const [, step] of steps) {
    const waiting = step(gate, call)
    if (waiting !== undefined) await waiting
  }
  if (call.operation === null || call.key === null) throw new Error('a step let a call pass that it must refuse')
  const { tenantId, keyId, workspace, workspaceKey } = call.key
  const caller = {
    ...{ tenantId, keyId, workspace, workspaceKey, requestId: call.requestId },
    environment: environmentOf(call.operation, call.request),
    locale: acceptedLocale(call.request.headers['accept-language']),
  }
  if (call.operation.admits !== undefined) await call.operation.admits(gate.services, caller)
  return caller
}

/** Proves the key of a call that any valid key may make, within the rate limit. Throws 429 and 401. docs/operations.md#health. */
export async function proveAnyKey(gate: Gate, call: Call): Promise<void> {
  await rateLimit(gate, call)
  await key(gate, call)
}

/** A known operation counts as a call on `/v1`, also when its path is escaped or part of an absolute address. */
function directAccess(gate: Gate, { operation, request }: Call): void {
  const onApi = operation !== null || pathOf(request).startsWith('/v1')
  if (onApi) refuseDirectAccess(request, gate.publicUrl, gate.trustedProxies)
}

function unknownRoute(_gate: Gate, { operation, request }: Call): void {
  if (operation === null) throw errors.routeUnknown(request.method ?? '', pathOf(request))
}

/** Charges the call before its key is proven: docs/api.md#rate-limit. */
function rateLimit(gate: Gate, call: Call): void | Promise<void> {
  const address = bucketOf(call.request, gate.trustedProxies)
  const key = wellFormedKey(call.request.headers.authorization)
  const charge = gate.limits.begin(address, key, gate.services.clock.now())
  return charge instanceof Promise ? charge.then((begun) => passCharge(call, begun)) : passCharge(call, charge)
}

function passCharge(call: Call, charge: Charge): void {
  call.charge = charge
  passRate(call, charge.state)
}

function passRate(call: Call, rate: RateState): void {
  call.rate = rate
  if (!rate.allowed) throw rateRefusal(rate)
}

/**
 * Refuses new calls while calls in flight keep the event loop busy. The contract has no 503.
 * docs/operations.md#when-too-much-is-asked.
 */
function shed(gate: Gate, call: Call): void {
  if (call.charge !== null && call.rate !== null) refuseWhenLate(gate, call.charge, call.rate)
}

/** Refuses a call whose key is not proven yet while the event loop is late: 429 with `Retry-After`. */
export function refuseWhenLate({ eventLoop, calls, limits }: Gate, charge: Charge, rate: RateState): void {
  if (!eventLoop.isOverloaded()) return
  calls.shed()
  limits.unproven(charge)
  throw errors.rateLimit({ ...rateHeaders(rate), 'Retry-After': shedRetryAfterSeconds })
}

async function key(gate: Gate, call: Call): Promise<void> {
  const { charge, request, requestId } = call
  if (charge === null) throw new Error('a key is proven before the call is charged')
  const { services, limits } = gate
  try {
    call.key = await proveKey(services, request.headers.authorization, requestId)
  } catch (error) {
    if (error instanceof Refusal) passRate(call, await limits.refused(charge, services.clock.now()))
    else limits.unproven(charge)
    throw error
  }
  passRate(call, await limits.proven(charge, services.clock.now()))
}

/** A key that is limited to addresses works from no other. docs/api.md#limits-of-a-key. */
function address(gate: Gate, call: Call): void {
  if (call.key === null || call.key.addresses.length === 0) return
  if (isAllowedAddress(addressOf(call.request, gate.trustedProxies), call.key.addresses)) return
  noteRefused(gate, call, 'address_not_allowed')
  throw errors.addressNotAllowed()
}

/** Charges a key that has a limit of its own. The answer tells the count that is sooner spent. */
async function keyRate(gate: Gate, call: Call): Promise<void> {
  const { key, rate } = call
  if (key === null || key.callsPerMinute === null) return
  const state = await gate.limits.spendKey(key.keyId, key.callsPerMinute, gate.services.clock.now())
  if (rate === null || !state.allowed || state.remaining <= rate.remaining) passRate(call, state)
}

function boundIdentity(gate: Gate, call: Call): void | Promise<void> {
  if (call.key === null || call.key.serviceAccounts.length === 0) return
  return proveIdentity(gate.services, call.key, call.request.headers['x-partner-identity']).catch((error: unknown) => {
    if (error instanceof Refusal) noteRefused(gate, call, 'identity_unproven')
    throw error
  })
}

function scope(gate: Gate, call: Call): void {
  const wanted = call.operation?.scope ?? ''
  if (call.key?.scopes.includes(wanted)) return
  noteRefused(gate, call, 'scope_lacking')
  throw errors.scopeLacking(wanted)
}

function plan(gate: Gate, call: Call): void {
  const bank = call.operation?.scope.startsWith('bank:') ?? false
  if (bank ? call.key?.workspace.growth : call.key?.workspace.kyc) return
  noteRefused(gate, call, 'workspace_not_enabled')
  throw bank ? errors.bankNotAllowed() : errors.kycNotAllowed()
}

/** The environment that the header names, for an operation that reads it. Throws 422 for another word. */
function environmentOf({ environmentHeader }: PartnerOperation, { headers }: IncomingMessage): Environment {
  const given = environmentHeader === true ? headers['x-service-environment'] : undefined
  if (given === undefined) return 'sandbox'
  const environment = environments.find((name) => name === given)
  if (environment === undefined) throw errors.environment()
  return environment
}

/** Counts the refusal; a job writes it to the audit trail, so the refused call does not wait for a write. */
function noteRefused({ services }: Gate, { key: proven, requestId }: Call, reason: RefusalReason): void {
  if (proven === null) return
  const { tenantId, keyId } = proven
  services.refusedCalls.note({ tenantId, keyId, reason, at: services.clock.now(), requestId })
}

/** The 429 of a bucket without points. docs/api.md#rate-limit. */
export function rateRefusal(rate: RateState): Refusal {
  return errors.rateLimit({ ...rateHeaders(rate), 'Retry-After': String(rate.retryAfterSeconds) })
}

/** Headers of every successful answer and of the 429. docs/api.md#every-call. */
export function rateHeaders(rate: RateState): Record<string, string> {
  return { 'X-RateLimit-Limit': String(rate.limit), 'X-RateLimit-Remaining': String(rate.remaining) }
}

/** The path without its query, as it may stand in a message. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[0]?.slice(0, 256) ?? ''
}
