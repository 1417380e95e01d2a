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

/** What is served: the page of metrics, and the readiness by component with its HTTP status. */
export interface MetricsOptions {
  readonly page: MetricsPage
  readonly report: () => Promise<{ readonly status: number; readonly body: object }>
}

/**
 * Serves `GET /metrics` and `GET /readyz` on their own port, without a key: anyone who reaches the port can read them, so it
 * belongs on loopback or a private network. Returns the URL and how to stop. Throws when the port is taken or not permitted.
 */
export async function serveMetrics(
  { page, report }: MetricsOptions,
  place: { readonly host: string; readonly port: number },
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer(
    { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs },
    (request, answer) => {
      const path = request.method === 'GET' ? request.url?.split('?')[0] : ''
      const fail = () => answer.writeHead(500).end()
      if (path === '/metrics')
        page.render().then((text) => answer.writeHead(200, { 'Content-Type': page.contentType }).end(text), fail)
      else if (path === '/readyz')
        report().then(({ status, body }) => {
          answer.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
        }, fail)
      else
        answer.writeHead(404, { 'Content-Type': 'text/plain' }).end('GET /metrics and GET /readyz are answered here\n')
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
