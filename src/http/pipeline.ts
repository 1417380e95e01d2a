import type { IncomingMessage } from 'node:http'
import type { BlockList } from 'node:net'
import { errors } from '../contract/errors.ts'
import type { Caller, PartnerOperation } from '../operations/operation.ts'
import type { Services } from '../operations/services.ts'
import type { KeyWithWorkspace } from '../store/system.ts'
import { acceptedLocale } from './accepted-locale.ts'
import { proveIdentity, proveKey } from './caller.ts'
import { clientAddress, rateBucket } from './client-address.ts'
import { refuseDirectAccess } from './direct-access.ts'
import type { RateLimiter, RateState } from './rate-limit.ts'

/** What the pipeline knows of its surroundings. */
export interface Gate {
  readonly services: Services
  readonly limiter: RateLimiter
  readonly publicUrl: URL | null
  readonly trustedProxies: BlockList
}

/** One call on its way through the refusals. */
export interface Call {
  readonly request: IncomingMessage
  readonly requestId: string
  /** Null when nothing answers the method and path. */
  readonly operation: PartnerOperation | null
  rate: RateState | null
  key: KeyWithWorkspace | null
}

/** A call that every refusal before its body let through. */
export interface AdmittedCall {
  readonly operation: PartnerOperation
  readonly caller: Caller
}

type Step = (gate: Gate, call: Call) => void | Promise<void>

/**
 * The one order of refusals on every partner route (decisions.md 2). Parameters and body (422, 400, 413) and then the work
 * follow, once all of these let the call through.
 */
const steps: readonly (readonly [refusal: string, step: Step])[] = [
  ['403 direct_access_refused', directAccess],
  ['404 not_found', unknownRoute],
  ['429 rate_limit_exceeded', rateLimit],
  ['401 key', key],
  ['401 bound identity', boundIdentity],
  ['403 scope', scope],
  ['403 workspace or plan', plan],
]

/** Walks the call through every step, waiting only for those that wait; throws the first refusal. */
export async function admit(gate: Gate, call: Call): Promise<AdmittedCall> {
  for (const [, step] of steps) {
    const waiting = step(gate, call)
    if (waiting !== undefined) await waiting
  }
  if (call.operation === null || call.key === null) throw new Error('a step let a call pass that it must refuse')
  const { tenantId, keyId, workspace, workspaceKey } = call.key
  const locale = acceptedLocale(call.request.headers['accept-language'])
  const caller = { tenantId, keyId, workspace, workspaceKey, requestId: call.requestId, locale }
  return { operation: call.operation, caller }
}

/** A known operation is a call on `/v1` however its path is spelled: escaped, or as an absolute address. */
function directAccess(gate: Gate, { operation, request }: Call): void {
  const onApi = operation !== null || pathOf(request).startsWith('/v1')
  if (onApi) refuseDirectAccess(request, gate.publicUrl, gate.trustedProxies)
}

function unknownRoute(_gate: Gate, { operation, request }: Call): void {
  if (operation === null) throw errors.routeUnknown(request.method ?? '', pathOf(request))
}

function rateLimit(gate: Gate, call: Call): void | Promise<void> {
  const forwarded = call.request.headers['x-forwarded-for']
  const header = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  const address = clientAddress(call.request.socket.remoteAddress ?? '', header, gate.trustedProxies)
  const rate = gate.limiter.spend(rateBucket(address), gate.services.clock.now())
  return rate instanceof Promise ? rate.then((leased) => passRate(call, leased)) : passRate(call, rate)
}

function passRate(call: Call, rate: RateState): void {
  call.rate = rate
  if (!rate.allowed) throw errors.rateLimit({ ...rateHeaders(rate), 'Retry-After': String(rate.retryAfterSeconds) })
}

async function key(gate: Gate, call: Call): Promise<void> {
  call.key = await proveKey(gate.services, call.request.headers.authorization)
}

function boundIdentity(gate: Gate, call: Call): void | Promise<void> {
  if (call.key === null || call.key.serviceAccounts.length === 0) return
  return proveIdentity(gate.services, call.key, call.request.headers['x-partner-identity'])
}

function scope(_gate: Gate, call: Call): void {
  const wanted = call.operation?.scope ?? ''
  if (!call.key?.scopes.includes(wanted)) throw errors.scopeLacking(wanted)
}

function plan(_gate: Gate, call: Call): void {
  const bank = call.operation?.scope.startsWith('bank:') ?? false
  if (bank && !call.key?.workspace.growth) throw errors.bankNotAllowed()
  if (!bank && !call.key?.workspace.kyc) throw errors.kycNotAllowed()
}

/** Headers of every successful answer and of the 429. Contract 1. */
export function rateHeaders(rate: RateState): Record<string, string> {
  return { 'X-RateLimit-Limit': String(rate.limit), 'X-RateLimit-Remaining': String(rate.remaining) }
}

/** The path without its query, as it may stand in a message. */
export function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[0]?.slice(0, 256) ?? ''
}
