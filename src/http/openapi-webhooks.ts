import type { TSchema } from 'typebox'
import { describedEvents } from '../contract/event-schemas.ts'
import type { EventName } from '../contract/events.ts'

type Json = Record<string, unknown>

/** What each event follows. docs/webhooks.md#events. */
const sentAfter: Readonly<Record<EventName, string>> = {
  'kyc.documents_read': 'Documents of a case were read',
  'kyc.case_verified': 'A case was verified',
  'kyc.case_assessed': 'A case was assessed',
  'kyc.eid_completed': 'An eID check has ended',
  'kyc.review_due': 'The review of a client has come due',
  'kyc.screening_changed': 'Changed lists have changed the hits of a case',
  'kyc.case_decided': 'A person has decided on a case',
}

/** The events about a stored case, whatever call stored it. docs/webhooks.md#events. */
const aboutStored: ReadonlySet<EventName> = new Set<EventName>([
  'kyc.review_due',
  'kyc.screening_changed',
  'kyc.case_decided',
])

/** Headers of a delivery. docs/webhooks.md#signatures. */
const headers: readonly (readonly [name: string, description: string, schema: Json])[] = [
  ['X-Service-Event', 'Name of the event.', { type: 'string' }],
  ['X-Service-Delivery', 'The same at every attempt of a delivery; a replay has another.', { type: 'string' }],
  ['X-Service-Timestamp', 'Unix seconds of this attempt.', { type: 'string', pattern: '^\\d+$' }],
  [
    'X-Service-Signature-V2',
    '`sha256=` and hex of HMAC-SHA256, keyed by the secret of the endpoint, over `<timestamp>.<raw body>`.',
    { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
  ],
  [
    'X-Service-Signature',
    'The same over the raw body alone; it cannot stop a replay.',
    { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
  ],
  ['webhook-id', 'Id of the event (Standard Webhooks).', { type: 'string' }],
  ['webhook-timestamp', 'Unix seconds of this attempt (Standard Webhooks).', { type: 'string' }],
  ['webhook-signature', 'Signatures, separated by spaces (Standard Webhooks).', { type: 'string' }],
]

/** The `webhooks` of the description: each event with its headers and body. docs/webhooks.md#events. */
export function describeWebhooks(use: (schema: TSchema) => Json): Json {
  const parameters = headers.map(([name, description, schema]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema,
  }))
  return Object.fromEntries(
    describedEvents.map(({ name, schema }) => [
      name,
      {
        post: {
          operationId: `on${name.split(/[._]/).map(capital).join('')}`,
          tags: ['Webhooks'],
          summary: sentAfter[name],
          description: `Sent for ${aboutStored.has(name) ? 'stored cases' : 'calls with a `reference`'} to every endpoint that chose \`${name}\`.`,
          security: [],
          parameters,
          requestBody: { required: true, content: { 'application/json': { schema: use(schema) } } },
          responses: {
            '2XX': { description: 'Taken, within 30 s.' },
            '4XX': { description: 'Tried again, six attempts in all; so is every other status.' },
          },
        },
      },
    ]),
  )
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
