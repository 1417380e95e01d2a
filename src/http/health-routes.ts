import type { FastifyInstance } from 'fastify'
import { errorFacts, type Log } from '../ports/log.ts'

export interface HealthRouteOptions {
  readonly log: Log
  /** Which installation this is; without a secret. */
  readonly instance: string
  /** Body of the readiness probe; throws when calls cannot be answered. */
  readonly ready: () => Promise<object>
  /** Readiness by component, with the HTTP status. */
  readonly report: () => Promise<{ readonly status: number; readonly body: object }>
}

/** Adds `/livez` and `/readyz`. docs/operations.md#health. */
export function addHealthRoutes(app: FastifyInstance, { log, instance, ready, report }: HealthRouteOptions): void {
  app.get('/livez', async () => ({ status: 'ok', instance }))
  app.get('/readyz', async (request, reply) => {
    if (/[?&]verbose\b/.test(request.raw.url ?? '')) {
      const { status, body } = await report()
      return reply.code(status).send(body)
    }
    try {
      return await ready()
    } catch (error) {
      log.warn('not ready', errorFacts(error))
      return reply.code(503).send({ status: 'not_ready' })
    }
  })
}
