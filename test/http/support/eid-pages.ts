import { BlockList } from 'node:net'
import { randomInt } from 'node:crypto'
import path from 'node:path'
import Fastify from 'fastify'
import { drawQr } from '../../../src/adapters/qr/zxing.ts'
import type { EidDocument, EidClient } from '../../../src/domain/eid/eid-client.ts'
import { InFlightRequests } from '../../../src/http/drain.ts'
import { eidPages } from '../../../src/http/eid-pages/eid-pages.ts'
import { RateLimiter } from '../../../src/http/rate-limit.ts'
import { createSession, readSession } from '../../../src/operations/eid-sandbox/sessions.ts'
import { startTestServer } from '../../support/server.ts'

export const photoId: readonly EidDocument[] = [{ kind: 'photo_id', docType: null }]

/** The pages on a server of their own beside the real one, whose store, reader and clock they use. */
export async function startEidPages(
  options: Parameters<typeof startTestServer>[0] & { readonly ratePerMinute?: number } = {},
) {
  const server = await startTestServer(options)
  const app = Fastify({ logger: false, exposeHeadRoutes: false })
  const inFlight = new InFlightRequests()
  let url = ''
  eidPages(app, {
    services: server.services,
    limiter: new RateLimiter({ limit: options.ratePerMinute ?? 100_000, take: null }),
    trustedProxies: new BlockList(),
    publicUrl: null,
    linkOrigin: () => url,
    uploadDir: path.join(server.dataDir, 'uploads'),
    drawQr,
    log: server.log,
    inFlight,
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })

  /** A new session of Clara Clearwater, the person of the English specimens. */
  const newLink = async (differing: Partial<EidClient> = {}) => {
    const client: EidClient = {
      key: randomInt(1, 1_000_000),
      workspace: 'Maple & Pine Lending',
      firstName: 'Clara',
      lastName: 'Clearwater',
      email: 'clara@example.com',
      dateOfBirth: '1985-04-12',
      address: null,
      phone: null,
      language: 'en',
      documents: photoId,
      ...differing,
    }
    const { ref, token, expiresAt } = await createSession(server.services, server.workspaceId, client)
    const session = async () => (await readSession(server.services, server.workspaceId, ref))!
    return { ref, token, expiresAt, path: `/eid/${token}`, session }
  }
  const stop = async () => {
    await app.close()
    await inFlight.settled()
    await server.stop()
  }
  return { ...server, url, newLink, stop }
}

export type EidPagesServer = Awaited<ReturnType<typeof startEidPages>>
