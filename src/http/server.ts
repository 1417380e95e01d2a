import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { errors, type Refusal } from '../contract/errors.ts'
import { bodyValidator, parameterValidator } from '../operations/body-validator.ts'
import { FileAnswer } from '../operations/file-answer.ts'
import type { JsonOperation, ParameterOperation, PartnerOperation, UploadOperation } from '../operations/operation.ts'
import { jsonText } from '../operations/written-json.ts'
import { errorFacts, type Log } from '../ports/log.ts'
import type { CallMeter } from './call-meter.ts'
import { InFlightRequests, drainOnStop } from './drain.ts'
import { ClientGone, parseBody, readBody } from './json-body.ts'
import { receiveUpload, removeUpload } from './multipart.ts'
import { admit, pathOf, rateHeaders, type Call, type Gate } from './pipeline.ts'
import { refusalOf } from './refusal.ts'
import { requestId } from './request-id.ts'

const headersTimeoutMs = 10_000
/** An extract call may upload for this long; a JSON body has its own, shorter limit (json-body.ts). */
const requestTimeoutMs = 300_000
const keepAliveTimeoutMs = 72_000
const headerBytesMax = 16 * 1024
const connectionsCheckMs = 1_000
const jsonType = 'application/json; charset=utf-8'

export interface ServerOptions {
  readonly gate: Gate
  readonly operations: readonly PartnerOperation[]
  /** Folder for uploads while their call lasts. */
  readonly uploadDir: string
  /** True: the 500 body includes the error. */
  readonly debug: boolean
  readonly log: Log
  readonly calls: CallMeter
  /** Adds the pages of the sandbox eID provider; null: they are not served. */
  readonly clientPages: ((app: FastifyInstance, inFlight: InFlightRequests) => void) | null
  /** JSON values served without a key, by path. */
  readonly published: Readonly<Record<string, () => object>>
  /** Body of the readiness probe; throws when calls cannot be answered. */
  readonly ready: () => Promise<object>
  /** Readiness by component, with the HTTP status. */
  readonly report: () => Promise<{ readonly status: number; readonly body: object }>
}

/** Reads body or parameters of an admitted call and runs it; returns the body to send. */
type Finish = (call: Call, request: FastifyRequest) => Promise<unknown>

/**
 * The HTTP server of the listed operations. The framework routes and closes connections. pipeline.ts runs before the body is
 * read, so every call is answered in `onRequest`.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    http: {
      headersTimeout: headersTimeoutMs,
      maxHeaderSize: headerBytesMax,
      connectionsCheckingInterval: connectionsCheckMs,
      // direct-access.ts refuses a call without Host where required; Node's own 400 has no X-Request-ID.
      requireHostHeader: false,
    },
    clientErrorHandler: refuseUnparsed,
    frameworkErrors: (_error, request, reply) => void answer(options, request, reply, null, refuse),
  })
  const drain = drainOnStop(app.server)
  app.addHook('preClose', async () => drain())
  const calls = new InFlightRequests()
  app.addHook('onClose', () => calls.settled())
  app.server.on('connect', refuseConnect)
  // Node's own 417 has no X-Request-ID; unknown expectations are ignored.
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response))

  const refuse: Finish = (call) => admit(options.gate, call)
  app.addHook('onRequest', (request, reply, next) => {
    if (request.is404) calls.count(answer(options, request, reply, null, refuse))
    else next()
  })
  for (const operation of options.operations) {
    const finish = finishOf(options, operation)
    app.route({
      method: operation.method,
      // A parameter is not empty: a trailing slash is an unknown path.
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1([^/]+)'),
      // The hook does not call `next`, so the framework does no further work.
      onRequest: (request, reply) => calls.count(answer(options, request, reply, operation, finish)),
      handler: unreachable,
    })
  }
  options.clientPages?.(app, calls)
  for (const [path, render] of Object.entries(options.published)) {
    app.get(path, { onRequest: async (request, reply) => plain(request, reply, 200, render()) }, unreachable)
  }
  app.get('/livez', { onRequest: async (request, reply) => plain(request, reply, 200, { status: 'ok' }) }, unreachable)
  app.get('/readyz', { onRequest: async (request, reply) => readiness(options, request, reply) }, unreachable)
  return app
}

/**
 * Runs one call: pipeline, body, operation, answer. Every answer carries X-Request-ID. Never rejects. The answer bypasses the
 * framework's reply, whose hooks and serialiser are not used.
 */
async function answer(
  options: ServerOptions,
  routed: FastifyRequest,
  reply: FastifyReply,
  operation: PartnerOperation | null,
  finish: Finish,
): Promise<void> {
  reply.hijack()
  const { raw: request } = routed
  const { raw: response } = reply
  const startedAt = performance.now()
  options.calls.began()
  const call: Call = {
    request,
    requestId: requestId(request.headers['x-request-id']),
    operation,
    rate: null,
    key: null,
  }
  try {
    const answered = await finish(call, routed)
    send(response, call, {
      status: operation?.answer.status ?? 200,
      ...contentOf(answered),
      headers: call.rate && rateHeaders(call.rate),
    })
  } catch (error) {
    if (error instanceof ClientGone) {
      options.calls.abandoned(operation)
      request.destroy()
      return
    }
    const refusal = refusalOf(error, { log: options.log, debug: options.debug, requestId: call.requestId })
    options.calls.refused(operation, refusal)
    request.resume()
    send(response, call, { ...refusal, body: JSON.stringify(refusal.body), content: ['Content-Type', jsonType] })
  }
  options.calls.answered(operation, response.statusCode, startedAt)
  options.log.info('call', {
    request_id: call.requestId,
    operation: operation?.id ?? null,
    status: response.statusCode,
    tenant_id: call.key?.tenantId ?? null,
    key_id: call.key?.keyId ?? null,
    duration_ms: Math.round((performance.now() - startedAt) * 10) / 10,
  })
}

/** The body of an answer with the headers that describe it. */
function contentOf(answered: unknown): { readonly body: string | Uint8Array; readonly content: readonly string[] } {
  if (!(answered instanceof FileAnswer)) return { body: jsonText(answered), content: ['Content-Type', jsonType] }
  const { media, filename, bytes } = answered
  const disposition = `attachment; filename="${filename}"`
  return {
    body: bytes,
    content: ['Content-Type', media, 'Content-Disposition', disposition, 'Cache-Control', 'no-store'],
  }
}

/** Sends headers and body in one write; Node does not copy a header list. */
function send(
  response: ServerResponse,
  { requestId }: Call,
  answer: {
    readonly status: number
    readonly body: string | Uint8Array
    readonly content: readonly string[]
    readonly headers: Readonly<Record<string, string>> | null
  },
): void {
  const headers = [...answer.content, 'Content-Length', String(Buffer.byteLength(answer.body))]
  headers.push('X-Request-ID', requestId)
  for (const name in answer.headers) headers.push(name, answer.headers[name] ?? '')
  response.writeHead(answer.status, headers).end(answer.body)
}

function finishOf(options: ServerOptions, operation: PartnerOperation): Finish {
  switch (operation.takes) {
    case 'json':
      return jsonFinish(options, operation)
    case 'parameters':
      return parameterFinish(options, operation)
    case 'upload':
      return uploadFinish(options, operation)
  }
}

function jsonFinish({ gate }: ServerOptions, operation: JsonOperation): Finish {
  const validate = bodyValidator(operation.body)
  return async (call) => {
    const { caller } = await admit(gate, call)
    const { value, issues } = parseBody(await readBody(call.request))
    const found = [...issues, ...(operation.issues?.(value) ?? [])]
    return operation.run(gate.services, caller, validate(value, found))
  }
}

function parameterFinish({ gate }: ServerOptions, operation: ParameterOperation): Finish {
  const validate = parameterValidator(operation.parameters)
  return async (call, { params }) => {
    const { caller } = await admit(gate, call)
    return operation.run(gate.services, caller, validate({ path: textsOf(params), query: queryOf(call.request) }))
  }
}

/** The parameters that the framework found in the path, decoded. */
function textsOf(params: unknown): Readonly<Record<string, string>> {
  const entries = typeof params === 'object' && params !== null ? Object.entries(params) : []
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** The parameters of the query; the last of a repeated one counts. */
function queryOf({ url = '' }: IncomingMessage): Readonly<Record<string, string>> {
  const start = url.indexOf('?')
  return start < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(start)))
}

function uploadFinish({ gate, uploadDir }: ServerOptions, operation: UploadOperation): Finish {
  const { maxFileMb: fileMaxMb, store } = gate.services
  const limits = { directory: uploadDir, filesMax: operation.filesMax, fileMaxMb, diskSpace: store.diskSpace }
  return async (call) => {
    const { caller } = await admit(gate, call)
    const upload = await receiveUpload(call.request, limits)
    try {
      return await operation.run(gate.services, caller, upload)
    } finally {
      await removeUpload(upload)
    }
  }
}

function plain(request: FastifyRequest, reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.header('X-Request-ID', requestId(request.headers['x-request-id'])).code(status).send(body)
}

async function readiness(options: ServerOptions, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (/[?&]verbose\b/.test(request.raw.url ?? '')) {
    const { status, body } = await options.report()
    return plain(request, reply, status, body)
  }
  try {
    return plain(request, reply, 200, await options.ready())
  } catch (error) {
    options.log.warn('not ready', errorFacts(error))
    return plain(request, reply, 503, { status: 'not_ready' })
  }
}

/** `onRequest` answers every route, so no handler runs. */
function unreachable(): never {
  throw new Error('a call went past its answer')
}

/**
 * Answers a request that Node's parser refuses with 404 in the contract's shape; closes a silent or broken socket.
 * docs/api.md#order-of-refusals.
 */
function refuseUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
  const silent = error.code === 'ECONNRESET' || error.code === 'ERR_HTTP_REQUEST_TIMEOUT' || !socket.writable
  if (silent) socket.destroy()
  else socket.end(rawAnswer(errors.routeUnknown('a request', 'that could not be parsed')))
}

/** Node passes the bare socket and no longer listens for its errors. */
function refuseConnect(request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  const refusal = errors.routeUnknown('CONNECT', pathOf(request))
  socket.end(rawAnswer(refusal, request.headers['x-request-id']), () => socket.destroy())
}

/** A refusal as raw HTTP, for a socket without a parsed request. */
function rawAnswer(refusal: Refusal, givenId?: string | readonly string[]): string {
  const body = JSON.stringify(refusal.body)
  return [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    `Content-Type: ${jsonType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-ID: ${requestId(givenId)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}
