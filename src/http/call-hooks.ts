import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../ports/log.ts'
import { callOf, newCall } from './call.ts'
import { logCall } from './log-call.ts'
import type { CallMeter } from './call-meter.ts'
import type { InFlightRequests } from './drain.ts'
import { ClientGone } from './json-body.ts'
import { admit, rateHeaders, type Gate } from './pipeline.ts'
import { refusalOf } from './refusal.ts'

/**
 * On every answer of the API: it may have personal data, which no cache keeps and no browser takes for a page. A refusal can
 * quote the value that it refuses.
 */
const personal = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const

export interface CallHookOptions {
  readonly gate: Gate
  /** True: the 500 body includes the error. */
  readonly debug: boolean
  readonly log: Log
  readonly calls: CallMeter
  readonly inFlight: InFlightRequests
}

export type CallHooks = ReturnType<typeof callHooks>

/** What runs around every call of the API, in the order of a call. */
export function callHooks({ gate, debug, log, calls, inFlight }: CallHookOptions) {
  /** onRequest: gives the call its id, which every answer carries, and counts it. */
  function begin(request: FastifyRequest, reply: FastifyReply): void {
    const operation = request.routeOptions.config.operation ?? null
    const startedAt = performance.now()
    const { raw, id } = request
    request.call = newCall({ request: raw, requestId: id, operation, startedAt })
    inFlight.begin()
    calls.began()
    void reply.headers({ 'X-Request-ID': id, ...personal })
  }

  /** onRequest: throws the first refusal of pipeline.ts, before a byte of the body is read. */
  async function admitCall(request: FastifyRequest): Promise<void> {
    const call = callOf(request)
    call.caller = await admit(gate, call)
  }

  /** Error handler: answers any thrown value with its refusal. A caller who disconnected gets no answer. */
  function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const call = callOf(request)
    const { operation, requestId, rate } = call
    if (error instanceof ClientGone) {
      void reply.hijack()
      calls.abandoned(operation)
      inFlight.end()
      request.raw.destroy()
      return
    }
    const refusal = refusalOf(error, { log, debug, requestId })
    calls.refused(operation, refusal)
    call.refusedAs = refusal.code
    request.raw.resume()
    // A part of ours that refuses a call of its own knows no rate limit, and the contract has its headers on every such 429.
    const counted = refusal.code === 'rate_limit_exceeded' && rate !== null ? rateHeaders(rate) : {}
    void reply
      .code(refusal.status)
      .headers({ ...counted, ...refusal.headers })
      .send(refusal.body)
  }

  /**
   * onSend: counts and logs an answered call. onResponse would miss the callers who disconnect while their call runs: it
   * follows the last byte that was sent.
   */
  function end(request: FastifyRequest, { statusCode: status }: FastifyReply): void {
    const { operation, requestId, key, startedAt } = callOf(request)
    inFlight.end()
    calls.answered(operation, status, startedAt)
    logCall(gate.services, request, { status, trustedProxies: gate.trustedProxies })
    log.info('call', {
      request_id: requestId,
      operation: operation?.id ?? null,
      status,
      tenant_id: key?.tenantId ?? null,
      key_id: key?.keyId ?? null,
      duration_ms: Math.round((performance.now() - startedAt) * 10) / 10,
    })
  }

  /** Answers a path that the router cannot read (a wrong escape, a parameter that is too long), for which no hook runs. */
  async function refuseUnroutable(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    begin(request, reply)
    await admitCall(request).catch((error: unknown) => refuse(error, request, reply))
    end(request, reply)
  }

  return { begin, admit: admitCall, refuse, end, refuseUnroutable }
}
