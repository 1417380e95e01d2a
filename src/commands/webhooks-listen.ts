import { setTimeout as pause } from 'node:timers/promises'
import { openEgress } from '../adapters/egress/egress.ts'
import { Refusal } from '../contract/errors.ts'
import type { ListenedDelivery } from '../operations/operator/webhook-listening.ts'
import { deliveryDeadlineMs, postToReceiver } from '../operations/webhooks/post.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'
import { askServer } from './control/client.ts'
import { table } from './table.ts'

const betweenPollsMs = 1_000
/** Overlap of two polls: a delivery created earlier may be committed later. */
const overlapMs = 10_000
/** Most delivery ids memoised to skip repeats, and most history lines in the result. */
const memoisedMax = 10_000
/** Most pages of one poll; the next poll continues there. */
const pagesMax = 50
/** Addresses of this machine; those in `GATEHOUSE_EGRESS_ALLOW` are also allowed. */
const loopback = ['127.0.0.0/8', '::1/128'] as const

/** One forwarded delivery. */
interface Forwarded {
  readonly event: string
  readonly delivery: string
  readonly http_status: number | null
  readonly outcome: string
  readonly duration_ms: number
}

/**
 * Also forwards every delivery of an endpoint to a developer's machine, signed with the endpoint's secret.
 * docs/webhooks.md#for-the-operator.
 */
export const webhooksListenCommand: Command = {
  words: 'webhooks listen',
  about: 'also forward the deliveries of an endpoint to this machine, signed with its secret, until stopped',
  positionals: [],
  options: {
    endpoint: { type: 'text', required: true, about: 'id of the endpoint' },
    'forward-to': { type: 'text', required: true, about: 'address on this machine: http://127.0.0.1:3000/webhooks' },
    since: { type: 'text', about: 'start with deliveries created at this date or time, UTC (default: now)' },
  },
  async run(context, given) {
    const url = localUrl(String(given['forward-to']))
    const egress = openEgress({ allow: [...loopback, ...context.config.egressAllow] })
    await egress.check({ url, deadlineMs: deliveryDeadlineMs })
    const stopping = new AbortController()
    const stopped = context.untilAskedToStop().then(() => stopping.abort())
    const history: Forwarded[] = []
    const poll = pollOf(context, String(given['endpoint']), String(given['since'] ?? new Date().toISOString()))
    context.progress(`Forwarding deliveries to ${url.href}. Press Ctrl+C to stop.`)
    while (!stopping.signal.aborted) {
      for (const delivery of await poll()) {
        if (stopping.signal.aborted) break
        const forwarded = await forward(delivery, url, egress)
        history.push(forwarded)
        if (history.length > memoisedMax) history.shift()
        context.say(lineOf(forwarded))
      }
      await Promise.race([pause(betweenPollsMs, undefined, { ref: true }), stopped])
    }
    return history
  },
  lines: (value) => (Array.isArray(value) ? [`${value.length} forwarded`] : table(value)),
}

/** Each call returns the deliveries that no earlier call returned, oldest first; none while no server runs. */
function pollOf(context: CommandContext, id: string, since: string): () => Promise<readonly ListenedDelivery[]> {
  const seen = new Set<string>()
  let from = since
  let told = false
  let begun = false
  return async () => {
    const found: ListenedDelivery[] = []
    let next: { since: string; after_id?: string } = { since: from }
    for (let page = 0; page < pagesMax; page++) {
      begun ||= (await ask(context, 'webhooks.listen', { id })) !== null
      const answer = begun ? await ask(context, 'webhooks.listened', { id, ...next }) : null
      const listed = answer === null ? null : listenedOf(answer.value)
      if (listed === null && !told)
        context.progress('No server is running on this data folder. Waiting for one; start it with gatehouse serve.')
      told = listed === null
      const last = listed?.at(-1)
      if (listed === null || last === undefined) break
      for (const delivery of listed) {
        if (seen.has(delivery.id)) continue
        seen.add(delivery.id)
        found.push(delivery)
      }
      next = { since: last.created_at, after_id: last.id }
      const overlapped = new Date(Date.parse(last.created_at) - overlapMs).toISOString()
      if (Date.parse(overlapped) > Date.parse(from)) from = overlapped
    }
    for (const oldest of seen) {
      if (seen.size <= memoisedMax) break
      seen.delete(oldest)
    }
    return found
  }
}

/** Null while no server runs: opening the embedded store here would prevent a server from starting. */
async function ask(
  context: CommandContext,
  operation: 'webhooks.listen' | 'webhooks.listened',
  input: object,
): Promise<{ readonly value: unknown } | null> {
  const { databaseUrl, dataDir, systemUser: user } = context.config
  if (databaseUrl !== null) return { value: await context.operate(operation, input) }
  const answer = await askServer(dataDir, { operation, input, user })
  if (answer === null) return null
  if (!answer.ok) throw new Refusal(answer.status, answer.body)
  return answer
}

async function forward(
  delivery: ListenedDelivery,
  url: URL,
  egress: ReturnType<typeof openEgress>,
): Promise<Forwarded> {
  const { httpStatus, outcome, durationMs } = await postToReceiver(
    { egress, clock: { now: () => new Date() } },
    {
      url: url.href,
      headers: delivery.headers,
      body: Buffer.from(delivery.body, 'base64'),
      deadlineMs: deliveryDeadlineMs,
      succeeds: (status) => status >= 200 && status <= 299,
    },
  )
  const { event, id } = delivery
  return { event, delivery: id, http_status: httpStatus, outcome, duration_ms: durationMs }
}

function lineOf({ event, delivery, http_status: status, outcome, duration_ms: ms }: Forwarded): string {
  return `${event.padEnd(20)}  ${delivery}  ${status ?? outcome}  ${ms} ms`
}

function localUrl(text: string): URL {
  const url = URL.parse(text)
  if (url === null) throw new UsageError('--forward-to must be a URL such as http://127.0.0.1:3000/webhooks')
  return url
}

function listenedOf(value: unknown): readonly ListenedDelivery[] {
  if (Array.isArray(value) && value.every(isListened)) return value
  throw new Error('unexpected answer of the server; run the command from the same version as the server')
}

function isListened(value: unknown): value is ListenedDelivery {
  if (typeof value !== 'object' || value === null || !('headers' in value) || typeof value.headers !== 'object') {
    return false
  }
  return 'id' in value && 'event' in value && 'created_at' in value && 'body' in value && typeof value.body === 'string'
}
