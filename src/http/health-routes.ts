import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../contract/errors.ts'
import { errorFacts, type Log } from '../ports/log.ts'
import { newCall } from './call.ts'
import { proveAnyKey, type Gate } from './pipeline.ts'

export interface HealthRouteOptions {
  readonly gate: Gate
  readonly log: Log
  /** Which installation this is; without a secret. */
  readonly instance: string
  /** Throws when calls cannot be answered. */
  readonly ready: () => Promise<void>
  /** Readiness by component, with the HTTP status. */
  readonly report: () => Promise<{ readonly status: number; readonly body: object }>
}

/** Adds `/livez` and `/readyz`. docs/operations.md#health. */
export function addHealthRoutes(
  app: FastifyInstance,
  { gate, log, instance, ready, report }: HealthRouteOptions,
): void {
  app.get('/livez', async () => ({ status: 'ok', instance }))
  app.get('/readyz', async (request, reply) => {
    try {
      if (isVerbose(request)) {
        await proveAnyKey(gate, newCall({ ...callFacts(request), operation: null }))
        const { status, body } = await report()
        return reply.code(status).send(body)
      }
      await ready()
      return { status: 'ready' }
    } catch (error) {
      if (error instanceof Refusal) return reply.code(error.status).headers(error.headers).send(error.body)
      log.warn('not ready', errorFacts(error))
      return reply.code(503).send({ status: 'not_ready' })
    }
  })
}

function isVerbose({ raw }: FastifyRequest): boolean {
  return /[?&]verbose\b/.test(raw.url ?? '')
}

function callFacts({ raw, id }: FastifyRequest) {
  return { request: raw, requestId: id, startedAt: performance.now() }
}
