import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyValidator, parameterValidator } from '../operations/body-validator.ts'
import { FileAnswer } from '../operations/file-answer.ts'
import type {
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
        app.route<{ Body: ParsedBody }>({ ...routeOf(operation), ...jsonRoute(operation, options) })
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

function jsonRoute(operation: JsonOperation, { services }: OperationRouteOptions) {
  const validate = bodyValidator(operation.body)
  return {
    async preParsing(request: FastifyRequest<{ Body: ParsedBody }>): Promise<void> {
      const bytes = await readBody(request.raw)
      const slice = timeSlices()
      request.body = parseBody(bytes)
      await slice()
      // The body is JSON whatever Content-Type says. docs/api.md#json-bodies.
      request.headers['content-type'] = 'application/json'
    },
    async handler(request: FastifyRequest<{ Body: ParsedBody }>, reply: FastifyReply): Promise<unknown> {
      const { value, issues } = request.body
      const found = [...issues, ...(operation.issues?.(value) ?? [])]
      return payloadOf(reply, await operation.run(services, callerOf(request), validate(value, found)))
    },
  }
}

function parameterRoute(operation: ParameterOperation, { services }: OperationRouteOptions) {
  const validate = parameterValidator(operation.parameters)
  return {
    ...(operation.method === 'POST' && { preParsing: ignoreBody }),
    async handler(request: FastifyRequest<{ Params: Record<string, string> }>, reply: FastifyReply): Promise<unknown> {
      const given = validate({ path: request.params, query: queryOf(request.raw) })
      return payloadOf(reply, await operation.run(services, callerOf(request), given))
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
  const run = async (request: FastifyRequest<{ Body: Upload }>): Promise<unknown> => {
    try {
      return await operation.run(services, callerOf(request), request.body)
    } finally {
      await removeUpload(request.body)
    }
  }
  return {
    async preParsing(request: FastifyRequest<{ Body: Upload }>): Promise<void> {
      request.body = await receiveUpload(request.raw, limits)
    },
    async handler(request: FastifyRequest<{ Body: Upload }>, reply: FastifyReply): Promise<unknown> {
      return payloadOf(reply, await run(request))
    },
  }
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
