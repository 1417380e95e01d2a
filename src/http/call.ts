import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Caller, PartnerOperation } from '../operations/operation.ts'
import type { KeyWithWorkspace } from '../store/system.ts'
import type { Charge } from './call-limits.ts'
import type { RateState } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the first hook of the API, and on requests that are not of the API. */
    call: Call | null
  }
  interface FastifyContextConfig {
    /** The operation of a route of the API. */
    readonly operation?: PartnerOperation
  }
}

/** One call of the API on its way through the hooks. */
export interface Call {
  readonly request: IncomingMessage
  readonly requestId: string
  /** Null when no route matches the method and path. */
  readonly operation: PartnerOperation | null
  /** Of `performance.now()`. */
  readonly startedAt: number
  /** Null until the rate limit was looked at. */
  charge: Charge | null
  rate: RateState | null
  key: KeyWithWorkspace | null
  /** The word of its refusal. */
  refusedAs: string | null
  /** Null until the call passed every step of pipeline.ts. */
  caller: Caller | null
}

/** A call before its first step. */
export function newCall(begun: Pick<Call, 'request' | 'requestId' | 'operation' | 'startedAt'>): Call {
  return { ...begun, charge: null, rate: null, key: null, refusedAs: null, caller: null }
}

/** The call of a request of the API. Throws when no hook of the API ran. */
export function callOf({ call }: Pick<FastifyRequest, 'call'>): Call {
  if (call === null) throw new Error('a request of the API without a call')
  return call
}

/** The caller of an admitted call. Throws when the call was not admitted. */
export function callerOf(request: Pick<FastifyRequest, 'call'>): Caller {
  const { caller } = callOf(request)
  if (caller === null) throw new Error('a call went past its refusals')
  return caller
}
