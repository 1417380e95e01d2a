import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bucketOf } from './client-address.ts'
import { rateHeaders, rateRefusal, type Gate } from './pipeline.ts'

/** A description as it is sent. */
interface Published {
  readonly bytes: Buffer
  readonly etag: string
}

/**
 * Adds the published descriptions, by path. Each is made with its first call and kept, for what it says changes with the
 * process only. They need no key and count as calls without one. docs/api.md#published-descriptions.
 */
export function addPublishedRoutes(
  app: FastifyInstance,
  {
    published,
    gate,
  }: {
    readonly published: Readonly<Record<string, () => object>>
    readonly gate: Pick<Gate, 'services' | 'limits' | 'trustedProxies'>
  },
): void {
  for (const [path, describe] of Object.entries(published)) {
    let kept: Published | null = null
    app.get(path, async (request, reply) => {
      const rate = await gate.limits.spendKeyless(bucketOf(request.raw, gate.trustedProxies), gate.services.clock.now())
      if (!rate.allowed) {
        const { status, headers, body } = rateRefusal(rate)
        return reply.code(status).headers(headers).send(body)
      }
      kept ??= publish(describe())
      return reply.headers(rateHeaders(rate)).send(answer(kept, request, reply))
    })
  }
}

function publish(description: object): Published {
  const text = JSON.stringify(description)
  return { bytes: Buffer.from(text), etag: `"${hash('sha256', text, 'base64url')}"` }
}

/** Nothing and 304 when the caller has it already (RFC 9110 section 13.1.2). */
function answer({ bytes, etag }: Published, { headers }: FastifyRequest, reply: FastifyReply): Buffer | undefined {
  void reply.headers({ ETag: etag, 'Cache-Control': 'no-cache' })
  const held = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (held.includes(etag) || held.includes('*')) {
    void reply.code(304)
    return undefined
  }
  void reply.type('application/json; charset=utf-8')
  return bytes
}
