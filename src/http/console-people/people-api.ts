import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { peopleActions } from '../../operations/people/index.ts'
import type { PeopleAction, PeopleServices } from '../../operations/people/people-action.ts'
import { jsonText } from '../../operations/written-json.ts'
import type { Log } from '../../ports/log.ts'
import type { CallMeter } from '../call-meter.ts'
import { addressOf, rateBucket } from '../client-address.ts'
import { deviceTokenOf } from '../../operations/people/session-cookie.ts'
import type { InFlightRequests } from '../drain.ts'
import { ClientGone, readBody } from '../json-body.ts'
import { rateHeaders, type Gate } from '../pipeline.ts'
import { refusalOf } from '../refusal.ts'
import { admitPerson, type AdmittedPerson } from './admit-person.ts'
import { agentName } from './agent-name.ts'
import { peopleInput } from './people-input.ts'
import { sessionHeaders } from './session-header.ts'

/** Where people sign in and look after themselves. */
export const peoplePrefix = '/console/people'

/** On every answer: no cache keeps it, no browser takes it for a page and nothing runs in it. */
const personal = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const

export interface PeopleApiOptions {
  readonly gate: Gate
  readonly services: PeopleServices
  /** True: the 500 body includes the error. */
  readonly debug: boolean
  readonly log: Log
  readonly calls: CallMeter
}

/** One call on its way. */
interface PersonCall {
  /** As metrics and the log name the action. */
  readonly id: string
  readonly startedAt: number
  admitted: AdmittedPerson | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on requests that are not of people. */
    personCall: PersonCall | null
  }
}

/** Adds a route for each action of people. docs/console.md#routes. */
export function addPeopleApi(app: FastifyInstance, options: PeopleApiOptions, inFlight: InFlightRequests): void {
  void app.register(async (api) => {
    api.decorateRequest('personCall', null)
    api.addContentTypeParser('application/json', ({ body }, _payload, done) => done(null, body))
    api.setReplySerializer(jsonText)
    api.setErrorHandler((error, request, reply) => refuse(options, inFlight, { error, request, reply }))
    api.addHook('onSend', (request, reply, _payload, done) => {
      end(options, inFlight, request, reply)
      done()
    })
    for (const action of peopleActions) addRoute(api, action, options, inFlight)
  })
}

function addRoute(
  api: FastifyInstance,
  action: PeopleAction,
  { gate, services, calls }: PeopleApiOptions,
  inFlight: InFlightRequests,
): void {
  const input = peopleInput(action.input)
  api.route<{ Body: Buffer }>({
    method: 'POST',
    url: `${peoplePrefix}/${action.name}`,
    async onRequest(request, reply) {
      const call: PersonCall = { id: `people.${action.name}`, startedAt: performance.now(), admitted: null }
      request.personCall = call
      inFlight.begin()
      calls.began()
      void reply.headers({ 'X-Request-ID': request.id, ...personal })
      call.admitted = await admitPerson(gate, request.raw, action)
    },
    async preParsing(request) {
      request.body = await readBody(request.raw)
      // The body is JSON whatever Content-Type says. docs/api.md#json-bodies.
      request.headers['content-type'] = 'application/json'
    },
    async handler(request, reply) {
      const admitted = request.personCall?.admitted ?? null
      if (admitted === null) throw new Error('a call went past its refusals')
      const { person, rate } = admitted
      const { headers } = request.raw
      const origin = { agent: agentName(headers['user-agent']), address: addressOf(request.raw, gate.trustedProxies) }
      const block = rateBucket(origin.address)
      const call = { requestId: request.id, person, origin, block, device: deviceTokenOf(headers.cookie) }
      const { answer, session } = await action.run(services, input(request.body), call)
      void reply.headers(rateHeaders(rate))
      if (session !== undefined) void reply.header('Set-Cookie', sessionHeaders(session))
      return answer
    },
  })
}

/** Answers a thrown value with its refusal. A caller who disconnected gets no answer. */
function refuse(
  { log, debug, calls }: PeopleApiOptions,
  inFlight: InFlightRequests,
  {
    error,
    request,
    reply,
  }: { readonly error: unknown; readonly request: FastifyRequest; readonly reply: FastifyReply },
): void {
  const { personCall: call, id } = request
  if (error instanceof ClientGone) {
    void reply.hijack()
    calls.abandoned(call)
    inFlight.end()
    request.raw.destroy()
    return
  }
  const refusal = refusalOf(error, { log, debug, requestId: id })
  calls.refused(call, refusal)
  request.raw.resume()
  void reply.code(refusal.status).headers(refusal.headers).send(refusal.body)
}

/** Counts and logs an answered call. */
function end(
  { log, calls }: PeopleApiOptions,
  inFlight: InFlightRequests,
  { id, personCall: call }: FastifyRequest,
  { statusCode: status }: FastifyReply,
): void {
  if (call === null) return
  inFlight.end()
  calls.answered(call, status, call.startedAt)
  log.info('call', {
    request_id: id,
    operation: call.id,
    status,
    duration_ms: Math.round((performance.now() - call.startedAt) * 10) / 10,
  })
}
