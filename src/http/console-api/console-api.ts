import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../../contract/errors.ts'
import { actingAsKey, actingAsPerson } from '../../operations/operator-actor.ts'
import { descriptionOf } from '../../operations/operator-descriptions.ts'
import { operatorOperations } from '../../operations/operator/index.ts'
import { runOperatorOperation } from '../../operations/operator/run.ts'
import { inputOfPerson } from '../../operations/people/confine-person.ts'
import { jsonText } from '../../operations/written-json.ts'
import type { Log } from '../../ports/log.ts'
import type { OperatorServices } from '../../operations/services.ts'
import { confined } from '../../store/confinement.ts'
import type { CallMeter } from '../call-meter.ts'
import type { InFlightRequests } from '../drain.ts'
import { ClientGone, parseBody, readBody } from '../json-body.ts'
import { rateHeaders, type Gate } from '../pipeline.ts'
import { refusalOf } from '../refusal.ts'
import { admitOperator, type Admitted, type OperatorCaller } from './admit.ts'

/** Where the operator's API is. */
export const consolePrefix = '/console/api'

/** On every answer: it can have a secret or personal data, which no cache keeps, no browser takes for a page and in which nothing runs. */
const personal = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const

export interface ConsoleApiOptions {
  readonly gate: Gate
  /** Whether keys of the operator are accepted beside sessions of people. */
  readonly keys: boolean
  /** True: the 500 body includes the error. */
  readonly debug: boolean
  readonly log: Log
  readonly calls: CallMeter
}

/** One call on its way. */
interface OperatorCall {
  /** As metrics and the log name the operation. */
  readonly id: string
  readonly startedAt: number
  admitted: Admitted | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null on requests that are not of the operator's API. */
    operatorCall: OperatorCall | null
  }
}

/** Adds a route for each operation of the operator that is answered over HTTP. docs/console-api.md. */
export function addConsoleApi(app: FastifyInstance, options: ConsoleApiOptions, inFlight: InFlightRequests): void {
  void app.register(async (api) => {
    api.decorateRequest('operatorCall', null)
    api.addContentTypeParser('application/json', ({ body }, _payload, done) => done(null, body))
    api.setReplySerializer(jsonText)
    api.setErrorHandler((error, request, reply) => refuse(options, inFlight, { error, request, reply }))
    api.addHook('onSend', (request, reply, _payload, done) => {
      end(options, inFlight, request, reply)
      done()
    })
    for (const operation of operatorOperations) {
      if (descriptionOf(operation).onlyLocal === undefined) addRoute(api, operation.name, options, inFlight)
    }
  })
}

function addRoute(api: FastifyInstance, name: string, options: ConsoleApiOptions, inFlight: InFlightRequests): void {
  const { gate, keys, log, calls } = options
  const needed = descriptionOf({ name }).permission
  api.route({
    method: 'POST',
    url: `${consolePrefix}/${name}`,
    async onRequest(request, reply) {
      const call: OperatorCall = { id: `console.${name}`, startedAt: performance.now(), admitted: null }
      request.operatorCall = call
      inFlight.begin()
      calls.began()
      void reply.headers({ 'X-Request-ID': request.id, ...personal })
      const onRefusal = (keyId: string, cause: string) =>
        log.warn('a call of an operator key was refused', { request_id: request.id, operator_key_id: keyId, cause })
      call.admitted = await admitOperator(gate, request.raw, { name, needed, keys, onRefusal })
    },
    async preParsing(request) {
      request.body = inputOf(await readBody(request.raw))
      // The body is JSON whatever Content-Type says. docs/api.md#json-bodies.
      request.headers['content-type'] = 'application/json'
    },
    async handler(request, reply) {
      const admitted = request.operatorCall?.admitted ?? null
      if (admitted === null) throw new Error('a call went past its refusals')
      const { caller, rate } = admitted
      const answer = await runAs(gate.services, caller, { name, input: request.body })
      void reply.headers(rateHeaders(rate))
      return answer
    },
  })
}

/** Runs an operation in the name of its caller; what a person does is confined to their workspace. */
function runAs(
  services: OperatorServices,
  caller: OperatorCaller,
  { name, input }: { readonly name: string; readonly input: unknown },
): Promise<unknown> {
  if (caller.kind === 'key') return actingAsKey(caller.keyId, () => runOperatorOperation(services, name, input))
  const { person, within } = caller
  const given = inputOfPerson(person, name, { input, within })
  const work = () => actingAsPerson(person.personId, () => runOperatorOperation(services, name, given))
  return within === null ? work() : confined(within, work)
}

/** The input of an operation. Throws the 422 list for what is not strict JSON. */
function inputOf(bytes: Buffer): unknown {
  const { value, issues } = parseBody(bytes)
  if (issues.length > 0) throw errors.issues(issues)
  return value
}

/** Answers a thrown value with its refusal. A caller who disconnected gets no answer. */
function refuse(
  { log, debug, calls }: ConsoleApiOptions,
  inFlight: InFlightRequests,
  {
    error,
    request,
    reply,
  }: { readonly error: unknown; readonly request: FastifyRequest; readonly reply: FastifyReply },
): void {
  const { operatorCall: call, id } = request
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
  { log, calls }: ConsoleApiOptions,
  inFlight: InFlightRequests,
  { id, operatorCall: call }: FastifyRequest,
  { statusCode: status }: FastifyReply,
): void {
  if (call === null) return
  inFlight.end()
  calls.answered(call, status, call.startedAt)
  log.info('call', {
    request_id: id,
    operation: call.id,
    status,
    ...callerFacts(call.admitted?.caller ?? null),
    duration_ms: Math.round((performance.now() - call.startedAt) * 10) / 10,
  })
}

/** Who called, as the log names it. */
function callerFacts(caller: OperatorCaller | null): Readonly<Record<string, string | null>> {
  if (caller?.kind === 'person') return { person_id: caller.person.personId }
  return { operator_key_id: caller?.keyId ?? null }
}
