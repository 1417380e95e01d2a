// A receiver of webhooks with nothing but Node (20 or later; 24 runs this file as it is).
//   WEBHOOK_SECRET=whsec_… node receiver.ts
// During a rotation set WEBHOOK_SECRET_OLD too. TLS is done by what stands in front.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const toleranceSeconds = 300
const bodyBytesMax = 1_000_000
const seenMax = 10_000

const secrets = [process.env['WEBHOOK_SECRET'] ?? '', process.env['WEBHOOK_SECRET_OLD'] ?? ''].filter(
  (secret) => secret !== '',
)
if (secrets.length === 0 || secrets.some((secret) => secret.length < 16)) throw new Error('WEBHOOK_SECRET is not set')

/** Null when the body is signed with one of the secrets, lately; otherwise why not. */
function refusal(headers: IncomingHttpHeaders, body: Buffer): string | null {
  const timestamp = headers['x-service-timestamp']
  const signature = headers['x-service-signature-v2']
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return 'header_missing'
  if (!/^\d{1,12}$/.test(timestamp)) return 'timestamp_malformed'
  const given = Buffer.from(signature)
  const signed = secrets.map((secret) => {
    const mac = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
    const expected = Buffer.from(`sha256=${mac}`)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!signed.includes(true)) return 'signature_wrong'
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds) return 'timestamp_out_of_tolerance'
  return null
}

/** Ids of events that came. Keep them in your database, under a unique key, in the transaction that does the work. */
const seen = new Set<string>()

function isNew(eventId: string): boolean {
  if (seen.has(eventId)) return false
  const [oldest] = seen
  if (seen.size >= seenMax && oldest !== undefined) seen.delete(oldest)
  seen.add(eventId)
  return true
}

/** Your work, after the answer: put it on a queue when it is long. */
function handle(event: string, eventId: string): void {
  process.stdout.write(`event ${event} ${eventId}\n`)
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > bodyBytesMax) return void response.writeHead(413, { connection: 'close' }).end()
  }
  const body = Buffer.concat(chunks)
  const why = refusal(request.headers, body)
  if (why !== null) return void response.writeHead(401).end(why)
  const { event, event_id: eventId } = JSON.parse(body.toString('utf8'))
  response.writeHead(204).end()
  // A test ping has no event_id.
  if (typeof eventId === 'string' && isNew(eventId)) handle(event, eventId)
}

const server = createServer((request, response) => {
  receive(request, response).catch(() => response.destroy())
})
server.listen(Number(process.env['PORT'] ?? 8080), '127.0.0.1', () => {
  const address: AddressInfo | string | null = server.address()
  if (address !== null && typeof address === 'object') process.stdout.write(`listening on ${address.port}\n`)
})
