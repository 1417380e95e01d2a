import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { startReceiver, type Received } from '../../support/receiver.ts'

/** Shares of answers of an unruly receiver. docs/reliability.md#kills. */
const shares = { error: 0.12, redirect: 0.03, hang: 0.02, cut: 0.03 } as const
const hangMs = 31_000

/** A delivery as the receiver saw it: the truth about what was sent. */
export interface SeenDelivery {
  requests: number
  /** Requests that it answered with a status, or began to. */
  answered: number
  /** The bytes of the first; `changed` when a later one had others. */
  readonly body: string
  changed: boolean
}

/** A receiver that fails as receivers do and keeps a log of what it got, signatures checked. */
export async function startLoggingReceiver(secret: string, random: () => number) {
  const seen = new Map<string, SeenDelivery>()
  const faults: string[] = []
  let unruly = true
  const timers = new Set<NodeJS.Timeout>()

  function note({ headers, body }: Received): SeenDelivery {
    const id = String(headers['x-service-delivery'])
    const text = body.toString()
    const signature = createHmac('sha256', secret).update(`${headers['x-service-timestamp']}.${text}`).digest('hex')
    if (headers['x-service-signature-v2'] !== `sha256=${signature}`) faults.push(`delivery ${id}: wrong signature`)
    const one = seen.get(id) ?? { requests: 0, answered: 0, body: text, changed: false }
    one.requests++
    one.changed ||= one.body !== text
    seen.set(id, one)
    return one
  }

  const answer = (response: ServerResponse, received: Received) => {
    const one = note(received)
    let turn = unruly ? random() : 1
    const falls = (share: number) => (turn -= share) < 0
    if (falls(shares.error)) {
      one.answered++
      response.writeHead(500).end('not now')
    } else if (falls(shares.redirect)) {
      one.answered++
      response.writeHead(302, { location: '/elsewhere' }).end()
    } else if (falls(shares.hang)) timers.add(setTimeout(() => response.destroy(), hangMs))
    else if (falls(shares.cut)) response.destroy()
    else {
      one.answered++
      response.writeHead(204).end()
    }
  }
  const receiver = await startReceiver({ answer })
  return {
    url: receiver.url,
    seen,
    faults,
    /** From now on every request is taken. */
    behave(): void {
      unruly = false
    },
    async stop(): Promise<void> {
      for (const timer of timers) clearTimeout(timer)
      await receiver.stop()
    },
  }
}
