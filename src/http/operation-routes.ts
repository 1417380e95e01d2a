import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyValidator, parameterValidator } from '../operations/body-validator.ts'
import { runOnce } from '../operations/idempotency/run-once.ts'
import { FileAnswer } from '../operations/file-answer.ts'
import type {
  Caller,
  JsonOperation,
  ParameterOperation,
  PartnerOperation,
  Upload,
  UploadOperation,
} from '../operations/operation.ts'
import type { Services } from '../operations/services.ts'
import { timeSlices } from '../operations/time-slice.ts'
import { callOf, callerOf } from './call.ts'
import { parseBody, readBody, type ParsedBody } from './json-body.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { receiveUpload, removeUpload } from './multipart.ts'
import { rateHeaders } from './pipeline.ts'

export interface OperationRouteOptions {
  readonly services: Services
  /** Folder for uploads while their call lasts. */
  readonly uploadDir: string
}

/**
 * Adds the route of each operation. Bodies are read in `preParsing`: the framework closes the connection after an error of a
 * content type parser, and calls none when Content-Type is no media type. The parser here keeps what was read.
 */
export function addOperationRoutes(
  app: FastifyInstance,
  operations: readonly PartnerOperation[],
  options: OperationRouteOptions,
): void {
  app.addContentTypeParser(['application/json', 'multipart/form-data'], ({ body }, _payload, done) => done(null, body))
  for (const operation of operations) {
    switch (operation.takes) {
      case 'json':
        app.route<{ Body: ReceivedBody }>({ ...routeOf(operation), ...jsonRoute(operation, options) })
        break
      case 'parameters':
        app.route<{ Params: Record<string, string> }>({ ...routeOf(operation), ...parameterRoute(operation, options) })
        break
      case 'upload':
        app.route<{ Body: Upload }>({ ...routeOf(operation), ...uploadRoute(operation, options) })
        break
    }
  }
}

function routeOf(operation: PartnerOperation) {
  // A parameter is not empty: a trailing slash is an unknown path.
  const url = operation.path.replaceAll(/\{(\w+)\}/g, ':$1([^/]+)')
  return { method: operation.method, url, config: { operation } }
}

/** A JSON body and its bytes as they came. */
interface ReceivedBody extends ParsedBody {
  readonly bytes: Buffer
}

/** What an operation is run with. */
interface Running {
  readonly services: Services
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** What names the environment where the header does not: the body or the fields of a form. */
  readonly fields: Readonly<Record<string, unknown>>
  /** What a repeated call is compared by. */
  readonly body: () => Buffer | string
}

/** Runs an operation, once for an Idempotency-Key that the call has, and returns what is sent as its answer. */
async function answerOf(
  { services, request, reply, fields, body }: Running,
  run: (caller: Caller) => Promise<unknown>,
): Promise<unknown> {
  const caller = callerOf(request)
  const { operation } = callOf(request)
  const idempotencyKey = idempotencyKeyOf(request.raw)
  if (idempotencyKey === null || operation === null) return payloadOf(reply, await run(caller))
  const environment = fields['environment'] === 'production' ? 'production' : caller.environment
  const call = { idempotencyKey, operation, environment, where: request.url, body: body() }
  const { answer, isReplayed } = await runOnce(services, caller, call, run)
  if (isReplayed) void reply.header('Idempotency-Replayed', 'true')
  return payloadOf(reply, answer)
}

function jsonRoute(operation: JsonOperation, { services }: OperationRouteOptions) {
  const validate = bodyValidator(operation.body)
  return {
    async preParsing(request: FastifyRequest<{ Body: ReceivedBody }>): Promise<void> {
      const bytes = await readBody(request.raw)
      const slice = timeSlices()
      request.body = { ...parseBody(bytes), bytes }
      await slice()
      // The body is JSON whatever Content-Type says. docs/api.md#json-bodies.
      request.headers['content-type'] = 'application/json'
    },
    async handler(request: FastifyRequest<{ Body: ReceivedBody }>, reply: FastifyReply): Promise<unknown> {
      const { value, issues, bytes } = request.body
      const found = [...issues, ...(operation.issues?.(value) ?? [])]
      const given = validate(value, found)
      const running = { services, request, reply, fields: value, body: () => bytes }
      return answerOf(running, (caller) => operation.run(services, caller, given))
    },
  }
}

function parameterRoute(operation: ParameterOperation, { services }: OperationRouteOptions) {
  const validate = parameterValidator(operation.parameters)
  return {
    ...(operation.method === 'POST' && { preParsing: ignoreBody }),
    async handler(request: FastifyRequest<{ Params: Record<string, string> }>, reply: FastifyReply): Promise<unknown> {
      const given = validate({ path: request.params, query: queryOf(request.raw) })
      const running = { services, request, reply, fields: {}, body: () => '' }
      return answerOf(running, (caller) => operation.run(services, caller, given))
    },
  }
}

/** A body is not looked at, whatever Content-Type says. */
async function ignoreBody({ raw, headers }: FastifyRequest): Promise<void> {
  raw.resume()
  headers['content-type'] = 'application/json'
}

/** The parameters of the query; the last of a repeated one counts. */
function queryOf({ url = '' }: IncomingMessage): Readonly<Record<string, string>> {
  const start = url.indexOf('?')
  return start < 0 ? {} : Object.fromEntries(new URLSearchParams(url.slice(start)))
}

function uploadRoute(operation: UploadOperation, { services, uploadDir }: OperationRouteOptions) {
  const { maxFileMb: fileMaxMb, store } = services
  const limits = { directory: uploadDir, filesMax: operation.filesMax, fileMaxMb, diskSpace: store.diskSpace }
  return {
    async preParsing(request: FastifyRequest<{ Body: Upload }>): Promise<void> {
      request.body = await receiveUpload(request.raw, limits)
    },
    async handler(request: FastifyRequest<{ Body: Upload }>, reply: FastifyReply): Promise<unknown> {
      const upload = request.body
      try {
        const running = { services, request, reply, fields: upload.fields, body: () => partsOf(upload) }
        return await answerOf(running, (caller) => operation.run(services, caller, upload))
      } finally {
        await removeUpload(upload)
      }
    },
  }
}

/** The parts of a form: another boundary between the same parts is the same call. */
function partsOf({ fields, files, unreadFiles }: Upload): string {
  const parts = files.map(({ filename, mime, sha256 }) => [filename, mime, sha256.toString('hex')])
  return JSON.stringify([Object.entries(fields), parts, unreadFiles])
}

/** Sets status and headers of an answer; returns what is sent as its body. */
function payloadOf(reply: FastifyReply, answered: unknown): unknown {
  const { operation, rate } = callOf(reply.request)
  void reply.code(operation?.answer.status ?? 200)
  if (rate !== null) void reply.headers(rateHeaders(rate))
  if (!(answered instanceof FileAnswer)) return answered
  const { media, filename, bytes } = answered
  const disposition = `attachment; filename="${filename}"`
  void reply.headers({ 'Content-Type': media, 'Content-Disposition': disposition })
  return bytes
}
