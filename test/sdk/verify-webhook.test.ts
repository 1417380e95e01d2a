import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  eventNames,
  type EidCompletedPayload,
  type EventPayload,
  type ReviewDuePayload,
  type CaseDecidedPayload,
  type ScreeningChangedPayload,
} from '../../src/contract/events.ts'
import { secretFromRandom, secretRandomBytes } from '../../src/domain/webhooks/secret.ts'
import { signedHeaders } from '../../src/domain/webhooks/signature.ts'
import { verifyWebhook, type ArrivedWebhook } from '../../sdk/verify-webhook.ts'
import type { WebhookEvent } from '../../sdk/webhook-event.ts'
import { refusals, WebhookRefused, type RefusalCode } from '../../sdk/webhook-refused.ts'

const secret = secretFromRandom(Buffer.alloc(secretRandomBytes, 3))
const oldSecret = 'the secret before the rotation'
const now = new Date('2026-11-21T10:00:00Z')
const common = {
  event_id: '6e0f8b5e-0000-4000-8000-000000000001',
  occurred_at: '2026-11-21T10:00:00.000+00:00',
  tenant_id: '6e0f8b5e-0000-4000-8000-000000000002',
  reference: 'client-1001 é',
  environment: 'sandbox',
} as const
const caseId = '6e0f8b5e-0000-4000-8000-000000000003'
const verdict = { status: 'failed', failed_checks: ['screening:pep'] } as const
const events: readonly WebhookEvent[] = [
  {
    event: 'kyc.documents_read',
    ...common,
    case_id: caseId,
    document_ids: [],
    reader_unavailable: false,
    failed_checks: [],
  },
  { event: 'kyc.case_verified', ...common, case_id: caseId, verdict },
  {
    event: 'kyc.case_assessed',
    ...common,
    case_id: caseId,
    verdict: { ...verdict, risk_level: 'Low', suitability: 'Suitable.' },
  },
  { event: 'kyc.eid_completed', ...common, key: 7, complete: true, passed: true, failed_checks: [] },
  { event: 'kyc.review_due', ...common, case_id: caseId, next_review_due: '2026-11-21' },
  {
    event: 'kyc.screening_changed',
    ...common,
    case_id: caseId,
    verdict_id: caseId,
    bundle: 'a1b2',
    hits: { appeared: 1, changed: 0, gone: 0 },
    severity: 'critical',
  },
  {
    event: 'kyc.case_decided',
    ...common,
    case_id: caseId,
    decision_id: caseId,
    decision: 'approved',
    verdict_id: null,
  },
  {
    event_type: 'test.ping',
    timestamp: '2026-11-21T10:00:00.000+00:00',
    data: { message: 'A test of this webhook endpoint.', webhook_id: caseId, tenant_id: common.tenant_id },
  },
]
const event = events[1]!
const body = Buffer.from(JSON.stringify(event))

/** A webhook as the service's own signer makes it. */
function sent(
  options: { body?: Buffer; at?: Date; secrets?: readonly [string, ...string[]]; keep?: RegExp } = {},
): Omit<ArrivedWebhook, 'body' | 'headers'> & { readonly body: Buffer; readonly headers: Record<string, string> } {
  const { body: bytes = body, at = now, secrets = [secret], keep = /./ } = options
  const all = signedHeaders({
    event: 'kyc.case_verified',
    deliveryId: caseId,
    messageId: common.event_id,
    at,
    body: bytes,
    secrets,
  })
  const headers = Object.fromEntries(Object.entries(all).filter(([name]) => keep.test(name)))
  return { body: bytes, headers, secrets: [secret], now }
}

const ours = /^(?!webhook-)/
const standard = /^webhook-/

function refused(arrived: ArrivedWebhook, code: RefusalCode): WebhookRefused {
  try {
    verifyWebhook(arrived)
  } catch (error) {
    assert.ok(error instanceof WebhookRefused, String(error))
    assert.equal(error.code, code)
    return error
  }
  return assert.fail(`not refused: ${code}`)
}

describe('a webhook that the service signed', () => {
  for (const one of events) {
    it(`is answered as its event: ${one.event ?? one.event_type}`, () => {
      assert.deepEqual(verifyWebhook(sent({ body: Buffer.from(JSON.stringify(one)) })), one)
    })
  }

  it('has the events of the contract, key by key', () => {
    // What the type check holds: each side's events are the other's.
    type Payload = EventPayload | EidCompletedPayload | ReviewDuePayload | ScreeningChangedPayload | CaseDecidedPayload
    const toPartner = (payload: Payload): WebhookEvent => payload
    const toContract = (payload: Extract<WebhookEvent, { event: string }>): Payload => payload
    const named = events.filter((one) => one.event !== undefined)
    assert.deepEqual(
      named.map((one) => toPartner(toContract(one)).event),
      eventNames,
    )
  })

  it('is taken as text, as bytes, with a Headers object, and with header names in any case', () => {
    const { headers, ...arrived } = sent({ keep: ours })
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
    for (const given of [headers, lower, new Headers(headers)]) {
      assert.deepEqual(verifyWebhook({ ...arrived, headers: given }), event)
      assert.deepEqual(verifyWebhook({ ...arrived, headers: given, body: body.toString() }), event)
    }
  })

  it('is taken with the headers of Standard Webhooks alone', () => {
    assert.deepEqual(verifyWebhook(sent({ keep: standard })), event)
  })

  it('is taken by a receiver that knows the old secret only, the new one only or both, while a rotation overlaps', () => {
    const arrived = sent({ secrets: [secret, oldSecret] })
    for (const secrets of [[secret], [oldSecret], [oldSecret, secret]]) {
      assert.deepEqual(verifyWebhook({ ...arrived, secrets }), event)
    }
    refused({ ...arrived, secrets: ['another secret of sixteen'] }, 'signature_wrong')
  })

  it('may carry keys that this version does not know', () => {
    const more = { ...event, later: { added: true } }
    assert.deepEqual(verifyWebhook(sent({ body: Buffer.from(JSON.stringify(more)) })), more)
  })

  it('is taken up to 300 s old or ahead, and not a second more', () => {
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    verifyWebhook(sent({ at: at(-300) }))
    verifyWebhook(sent({ at: at(300) }))
    assert.match(refused(sent({ at: at(-301) }), 'timestamp_old').message, /301 s old/)
    assert.match(refused(sent({ at: at(301) }), 'timestamp_ahead').message, /301 s ahead/)
    refused({ ...sent({ at: at(-11) }), toleranceSeconds: 10 }, 'timestamp_old')
    refused({ ...sent(), now: new Date(Number.NaN) }, 'timestamp_old')
  })
})

describe('a webhook that anything happened to', () => {
  it('is refused whichever byte of its body is another', () => {
    const arrived = sent()
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 }), (index, flip) => {
        const changed = Buffer.from(body)
        changed[index] = changed[index]! ^ flip
        assert.throws(() => verifyWebhook({ ...arrived, body: changed }), WebhookRefused)
      }),
      { numRuns: 500 },
    )
  })

  it('is refused whichever bit of its signature is another', () => {
    for (const [keep, name] of [
      [ours, 'X-Service-Signature-V2'],
      [standard, 'webhook-signature'],
    ] as const) {
      const arrived = sent({ keep })
      for (let index = 0; index < arrived.headers[name]!.length; index++) {
        const letters = [...arrived.headers[name]!]
        letters[index] = letters[index] === 'a' ? 'b' : 'a'
        const headers = { ...arrived.headers, [name]: letters.join('') }
        assert.throws(() => verifyWebhook({ ...arrived, headers }), WebhookRefused)
      }
    }
  })

  it('is refused with any other body, secret or timestamp', () => {
    const arrived = sent()
    fc.assert(
      fc.property(fc.uint8Array(), fc.string({ minLength: 16 }), fc.nat(), (bytes, other, timestamp) => {
        assert.throws(() => verifyWebhook({ ...arrived, body: bytes }), WebhookRefused)
        assert.throws(() => verifyWebhook({ ...arrived, secrets: [other] }), WebhookRefused)
        const headers = {
          ...arrived.headers,
          'X-Service-Timestamp': `${timestamp}`,
          'webhook-timestamp': `${timestamp}`,
        }
        assert.throws(() => verifyWebhook({ ...arrived, headers }), WebhookRefused)
      }),
      { numRuns: 300 },
    )
  })

  it('is refused when the signature of one scheme is given as that of another under one key', () => {
    const arrived = sent({ secrets: [oldSecret] })
    const { headers } = arrived
    const hex = Buffer.from(headers['webhook-signature']!.slice(3), 'base64').toString('hex')
    const moved = {
      'X-Service-Timestamp': `${headers['webhook-id']}.${headers['webhook-timestamp']}`,
      'X-Service-Signature-V2': `sha256=${hex}`,
    }
    refused({ ...arrived, secrets: [oldSecret], headers: moved }, 'timestamp_malformed')
  })
})

describe('a refusal says the likely mistake', () => {
  const dropped = (...names: readonly string[]) => {
    const { headers, ...arrived } = sent({ keep: ours })
    return {
      ...arrived,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))),
    }
  }
  const withHeader = (name: string, value: string | readonly string[]) => {
    const arrived = sent({ keep: ours })
    return { ...arrived, headers: { ...arrived.headers, [name]: value } }
  }
  const [v2, timestamp] = ['X-Service-Signature-V2', 'X-Service-Timestamp']
  const parsed: Buffer = JSON.parse(body.toString('utf8'))
  const unprefixed = secret.slice('whsec_'.length)

  const mistakes: readonly (readonly [what: string, arrived: ArrivedWebhook, code: RefusalCode])[] = [
    ['no secret', { ...sent(), secrets: [] }, 'secret_missing'],
    ['an empty secret', { ...sent(), secrets: [secret, ''] }, 'secret_missing'],
    ['a parsed body', { ...sent(), body: parsed }, 'body_not_raw'],
    ['a body written again', { ...sent(), body: JSON.stringify(event, null, 2) }, 'body_reserialised'],
    ['a body with a line end', { ...sent(), body: `${body.toString()}\n` }, 'body_reserialised'],
    ['no header', { ...sent(), headers: {} }, 'headers_missing'],
    ['no V2 signature', dropped(v2), 'signature_missing'],
    ['no timestamp', dropped(timestamp), 'timestamp_missing'],
    ['the old signature alone', dropped(v2, timestamp), 'old_signature_only'],
    ['a signature without its prefix', withHeader(v2, 'ab'.repeat(32)), 'signature_malformed'],
    ['a signature that came twice', withHeader(v2, [`sha256=${'a'.repeat(64)}`, 'b']), 'signature_malformed'],
    ['a timestamp as a date', withHeader(timestamp, now.toISOString()), 'timestamp_malformed'],
    ['another timestamp', withHeader(timestamp, '1795255201'), 'timestamp_changed'],
    ['a secret with a line end', { ...sent(), secrets: [`${secret}\n`] }, 'secret_untrimmed'],
    ['a secret without whsec_', { ...sent(), secrets: [unprefixed] }, 'secret_prefix_missing'],
    ['another secret', { ...sent(), secrets: [oldSecret] }, 'signature_wrong'],
    ['a changed body', { ...sent(), body: body.toString().replace('pep', 'pop') }, 'signature_wrong'],
    ['a changed body, Standard Webhooks', { ...sent({ keep: standard }), body: '{}' }, 'signature_wrong'],
    ['another service', sent({ body: Buffer.from('{"event":"charge.success"}') }), 'event_unknown'],
    ['no JSON', sent({ body: Buffer.from([0xff, 0x22]) }), 'event_unknown'],
  ]
  for (const [what, arrived, code] of mistakes) it(`${what}: ${code}`, () => void refused(arrived, code))

  it('and repeats nothing of the request or the secret', () => {
    const { message } = refused({ ...sent(), secrets: [oldSecret] }, 'signature_wrong')
    for (const part of [secret, oldSecret, common.reference, common.event_id])
      assert.equal(message.includes(part), false)
  })

  it('and the documentation has a row for each', () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../docs/webhooks-receivers.md'), 'utf8')
    const rows = page.split('\n').filter((line) => line.startsWith('| `'))
    const named = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code))
    assert.deepEqual(named.toSorted(), Object.keys(refusals).toSorted())
  })
})
