import Fastify, { type FastifyInstance } from 'fastify'
import { errors } from '../contract/errors.ts'
import type { PartnerOperation } from '../operations/operation.ts'
import { jsonText } from '../operations/written-json.ts'
import type { Log } from '../ports/log.ts'
import { callHooks, type CallHooks } from './call-hooks.ts'
import type { CallMeter } from './call-meter.ts'
import { InFlightRequests, drainOnStop } from './drain.ts'
import { addHealthRoutes } from './health-routes.ts'
import { addOperationRoutes } from './operation-routes.ts'
import { pathOf, type Gate } from './pipeline.ts'
import { addPublishedRoutes } from './published.ts'
import { refuseConnect, refuseUnparsed } from './raw-socket.ts'
import { requestId } from './request-id.ts'

const headersTimeoutMs = 10_000
/** An extract call may upload for this long; a JSON body has its own, shorter limit (json-body.ts). */
const requestTimeoutMs = 300_000
const keepAliveTimeoutMs = 72_000
const headerBytesMax = 16 * 1024
const connectionsCheckMs = 1_000

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
  /** Adds the operator's API; absent or null: it is not served. */
  readonly consoleApi?: ((app: FastifyInstance, inFlight: InFlightRequests) => void) | null
  /** Adds where people sign in; absent or null: nobody does. */
  readonly people?: ((app: FastifyInstance, inFlight: InFlightRequests) => void) | null
  /** Adds the app of the console; absent or null: it is not served. */
  readonly consoleFiles?: ((app: FastifyInstance) => void) | null
  /** JSON values served without a key, by path. */
  readonly published: Readonly<Record<string, () => object>>
  /** Which installation this is; without a secret. */
  readonly instance: string
  /** Throws when calls cannot be answered. */
  readonly ready: () => Promise<void>
  /** Readiness by component, with the HTTP status. */
  readonly report: () => Promise<{ readonly status: number; readonly body: object }>
}

/** The HTTP server of the listed operations. */
export function createServer(options: ServerOptions): FastifyInstance {
  const inFlight = new InFlightRequests()
  const hooks = callHooks({ ...options, inFlight })
  const app = Fastify({
    logger: false,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
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
    frameworkErrors: (_error, request, reply) => void hooks.refuseUnroutable(request, reply),
  })
  const drain = drainOnStop(app.server)
  app.addHook('preClose', async () => drain())
  app.addHook('onClose', () => inFlight.settled())
  app.server.on('connect', refuseConnect)
  // Node's own 417 has no X-Request-ID; unknown expectations are ignored.
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response))

  void app.register(async (api) => addApi(api, hooks, options))
  void app.register(async (open) => addOpenRoutes(open, options))
  options.clientPages?.(app, inFlight)
  options.consoleApi?.(app, inFlight)
  options.people?.(app, inFlight)
  options.consoleFiles?.(app)
  return app
}

/** The routes that take a key, and every request that no route matches. */
function addApi(api: FastifyInstance, hooks: CallHooks, { operations, gate, uploadDir }: ServerOptions): void {
  api.decorateRequest('call', null)
  api.addHook('onRequest', (request, reply, done) => {
    hooks.begin(request, reply)
    done()
  })
  api.addHook('onRequest', hooks.admit)
  addOperationRoutes(api, operations, { services: gate.services, uploadDir })
  // Not reached: the pipeline refuses an unknown route at its place in the order of refusals.
  api.setNotFoundHandler(({ raw }) => {
    throw errors.routeUnknown(raw.method ?? '', pathOf(raw))
  })
  api.setErrorHandler(hooks.refuse)
  api.setReplySerializer(jsonText)
  api.addHook('onSend', (request, reply, _payload, done) => {
    hooks.end(request, reply)
    done()
  })
}

/** The routes without a key. */
function addOpenRoutes(open: FastifyInstance, options: ServerOptions): void {
  open.addHook('onRequest', async (request, reply) => void reply.header('X-Request-ID', request.id))
  addPublishedRoutes(open, options)
  addHealthRoutes(open, options)
}
