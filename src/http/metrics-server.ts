import { once } from 'node:events'
import { createServer } from 'node:http'
import { PortUnusable } from './port-unusable.ts'

const headersTimeoutMs = 5_000
const requestTimeoutMs = 10_000
const connectionsMax = 20

/** A page of metrics, produced on request. */
export interface MetricsPage {
  readonly contentType: string
  render(): Promise<string>
}

/**
 * Serves `GET /metrics` on its own port, without a key: anyone who reaches the port can read it, so it belongs on loopback
 * or a private network. Returns the URL and how to stop. Throws when the port is taken or not permitted.
 */
export async function serveMetrics(
  page: MetricsPage,
  place: { readonly host: string; readonly port: number },
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer(
    { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs },
    (request, answer) => {
      const known = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
      if (!known)
        return void answer.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at GET /metrics\n')
      page.render().then(
        (text) => answer.writeHead(200, { 'Content-Type': page.contentType }).end(text),
        () => answer.writeHead(500).end(),
      )
    },
  )
  server.maxConnections = connectionsMax
  server.listen(place.port, place.host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new PortUnusable({ setting: 'GATEHOUSE_METRICS_PORT', ...place }, error)
  }
  const bound = server.address()
  const port = bound !== null && typeof bound === 'object' ? bound.port : place.port
  const host = place.host.includes(':') ? `[${place.host}]` : place.host
  return {
    url: `http://${host}:${port}/metrics`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
