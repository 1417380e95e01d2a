import { createHmac, randomUUID } from 'node:crypto'

/** A webhook on the wire and the answer that every sample owes it. */
export interface Vector {
  readonly name: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly status: 204 | 401
  /** The event that the sample must hand to its work; null for none. */
  readonly handled: string | null
}

export const secret = 'whsec_0123456789abcdefghijABCDEFGHIJ0123456789abcdefgh'
export const oldSecret = 'the secret before, é'

/**
 * The webhooks that samples in every language are held to. Receivers read the machine's clock, so signatures are made for the
 * moment given, with node:crypto and not with the service's signer.
 */
export function vectors(now: Date): readonly Vector[] {
  const seconds = Math.floor(now.getTime() / 1000)
  const ids = Array.from({ length: 6 }, () => randomUUID())
  const [first = '', second = '', third = '', fourth = '', ...rest] = ids
  const body = (id: string) =>
    Buffer.from(`{"event":"kyc.case_verified","event_id":"${id}","reference":"client é 漢","environment":"sandbox"}`)
  const signed = (id: string, options: { key?: string; timestamp?: string; text?: Buffer } = {}) => {
    const { key = secret, timestamp = `${seconds}`, text = body(id) } = options
    const mac = createHmac('sha256', key).update(`${timestamp}.`).update(text).digest('hex')
    return {
      'Content-Type': 'application/json',
      'X-Service-Event': 'kyc.case_verified',
      'X-Service-Delivery': randomUUID(),
      'X-Service-Timestamp': timestamp,
      'X-Service-Signature-V2': `sha256=${mac}`,
    }
  }
  const without = (name: string) =>
    Object.fromEntries(Object.entries(signed(fourth)).filter(([header]) => header !== name))
  const taken = (name: string, id: string, headers = signed(id)): Vector => ({
    ...{ name, headers, body: body(id), status: 204, handled: id },
  })
  const refused = (name: string, headers: Readonly<Record<string, string>>, text = body(fourth)): Vector => ({
    ...{ name, headers, body: text, status: 401, handled: null },
  })
  const ping = Buffer.from('{"event_type":"test.ping","timestamp":"2026-11-21T10:00:00.000+00:00","data":{}}')
  const oldSignature = createHmac('sha256', secret).update(body(fourth)).digest('hex')

  return [
    taken('a signed event', first),
    { ...taken('the same event in another delivery', first), handled: null },
    taken('an event signed with the old secret', second, signed(second, { key: oldSecret })),
    taken('an event of four minutes ago', third, signed(third, { timestamp: `${seconds - 240}` })),
    { ...taken('a test ping', '', signed('', { text: ping })), body: ping, handled: null },
    refused('a changed body', signed(fourth), body(rest[0] ?? '')),
    refused('an empty body', signed(fourth), Buffer.alloc(0)),
    refused('another secret', signed(fourth, { key: 'another secret of ours' })),
    refused('an empty secret', signed(fourth, { key: '' })),
    refused('an event of six minutes ago', signed(fourth, { timestamp: `${seconds - 360}` })),
    refused('an event in six minutes', signed(fourth, { timestamp: `${seconds + 360}` })),
    refused('another timestamp', { ...signed(fourth), 'X-Service-Timestamp': `${seconds - 1}` }),
    refused('a timestamp that is signed and no number', signed(fourth, { timestamp: 'now' })),
    refused('a timestamp that is signed and negative', signed(fourth, { timestamp: `-${seconds}` })),
    refused('no timestamp', without('X-Service-Timestamp')),
    refused('no V2 signature', without('X-Service-Signature-V2')),
    refused('the old signature alone', {
      ...without('X-Service-Signature-V2'),
      'X-Service-Signature': `sha256=${oldSignature}`,
    }),
    refused('the old signature as V2', { ...signed(fourth), 'X-Service-Signature-V2': `sha256=${oldSignature}` }),
    refused('an empty signature', { ...signed(fourth), 'X-Service-Signature-V2': '' }),
    refused('half a signature', {
      ...signed(fourth),
      'X-Service-Signature-V2': signed(fourth)['X-Service-Signature-V2'].slice(0, 39),
    }),
    // The event of the refused ones is still new.
    taken('the event that was refused until now', fourth),
  ]
}
