import { setTimeout as pause } from 'node:timers/promises'
import { openEgress } from '../adapters/egress/egress.ts'
import { Refusal } from '../contract/errors.ts'
import type { ListenedDelivery } from '../operations/operator/webhook-listening.ts'
import { deliveryDeadlineMs, postToReceiver } from '../operations/webhooks/post.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'
import { askServer } from './control/client.ts'
import { table } from './table.ts'

const betweenPollsMs = 1_000
/** Looked at again: a delivery that was made a moment earlier may be committed a moment later. */
const overlapMs = 10_000
/** Deliveries told apart, and lines of history kept for the answer. */
const memoisedMax = 10_000
/** Deliveries of one poll; the next goes on where it ended. */
const pagesMax = 50
/** This machine; what `GATEHOUSE_EGRESS_ALLOW` names is called too. */
const loopback = ['127.0.0.0/8', '::1/128'] as const

/** One delivery that was handed on. */
interface Forwarded {
  readonly event: string
  readonly delivery: string
  readonly http_status: number | null
  readonly outcome: string
  readonly duration_ms: number
}

/**
 * Hands every delivery of an endpoint to a developer's machine too, signed with the endpoint's secret.
 * docs/webhooks.md#for-the-operator.
 */
export const webhooksListenCommand: Command = {
  words: 'webhooks listen',
  about: 'hand the deliveries of an endpoint to this machine too, signed with its secret, until stopped',
  positionals: [],
  options: {
    endpoint: { type: 'text', required: true, about: 'id of the endpoint' },
    'forward-to': { type: 'text', required: true, about: 'address on this machine: http://127.0.0.1:3000/webhooks' },
    since: { type: 'text', about: 'begin with those made from this date or moment on, UTC (default: now)' },
  },
  async run(context, given) {
    const url = localUrl(String(given['forward-to']))
    const egress = openEgress({ allow: [...loopback, ...context.config.egressAllow] })
    await egress.check({ url, deadlineMs: deliveryDeadlineMs })
    const stopping = new AbortController()
    const stopped = context.untilAskedToStop().then(() => stopping.abort())
    const history: Forwarded[] = []
    const poll = pollOf(context, String(given['endpoint']), String(given['since'] ?? new Date().toISOString()))
    context.progress(`Handing deliveries to ${url.href} until you press Ctrl+C`)
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
  lines: (value) => (Array.isArray(value) ? [`${value.length} handed on`] : table(value)),
}

/** Each call answers the deliveries that it has not answered before, the eldest first; none while no server runs. */
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
      if (listed === null && !told) context.progress('No server runs on this data folder: waiting for it')
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

/** Null while no server runs: opening the embedded store here would keep one from starting. */
async function ask(
  context: CommandContext,
  operation: 'webhooks.listen' | 'webhooks.listened',
  input: object,
): Promise<{ readonly value: unknown } | null> {
  const { databaseUrl, dataDir } = context.config
  if (databaseUrl !== null) return { value: await context.operate(operation, input) }
  const answer = await askServer(dataDir, operation, input)
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
  if (url === null) throw new UsageError('--forward-to takes an address: http://127.0.0.1:3000/webhooks')
  return url
}

function listenedOf(value: unknown): readonly ListenedDelivery[] {
  if (Array.isArray(value) && value.every(isListened)) return value
  throw new Error('the server answered something else')
}

function isListened(value: unknown): value is ListenedDelivery {
  if (typeof value !== 'object' || value === null || !('headers' in value) || typeof value.headers !== 'object') {
    return false
  }
  return 'id' in value && 'event' in value && 'created_at' in value && 'body' in value && typeof value.body === 'string'
}
