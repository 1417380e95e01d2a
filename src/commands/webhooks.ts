import { endpointConcurrencyMax, sendingMax } from '../domain/webhooks/delivery.ts'
import { CommandFailed, UsageError, type Command } from './command.ts'
import { namedOptions } from './named-options.ts'
import { table } from './table.ts'

const eventsAbout =
  'kyc.documents_read,kyc.case_verified,kyc.case_assessed,kyc.eid_completed,kyc.review_due,kyc.screening_changed,kyc.case_decided'

const concurrencyAbout = `1 to ${endpointConcurrencyMax}`

/** Webhook endpoints and their deliveries. A secret is printed once, when it is created. */
export const webhookCommands: readonly Command[] = [
  {
    words: 'webhooks create',
    about: 'create a webhook endpoint; its secret is shown once',
    positionals: [],
    options: {
      workspace: { type: 'workspace', required: true, about: 'id of its workspace' },
      url: { type: 'text', required: true, about: 'https address that resolves to public addresses' },
      events: { type: 'list', required: true, about: eventsAbout },
      secret: { type: 'text', about: 'signing secret of 16 characters or more (default: generated)' },
      'max-concurrency': {
        type: 'number',
        about: `deliveries sent at once, ${concurrencyAbout} (default ${sendingMax.endpoint})`,
      },
    },
    run: (context, given) =>
      context.operate('webhooks.create', {
        workspace_id: given['workspace'],
        url: given['url'],
        events: given['events'],
        ...namedOptions(given, 'secret', 'max-concurrency'),
      }),
    lines: table,
  },
  {
    words: 'webhooks list',
    about: 'show every webhook endpoint',
    positionals: [],
    options: { workspace: { type: 'workspace', about: 'only the endpoints of this workspace' } },
    run: (context, given) =>
      context.operate('webhooks.list', given['workspace'] === undefined ? {} : { workspace_id: given['workspace'] }),
    lines: table,
  },
  {
    words: 'webhooks change',
    about: 'change the URL, events or concurrency of an endpoint',
    positionals: ['ID'],
    options: {
      url: { type: 'text', about: 'the new address' },
      events: { type: 'list', about: eventsAbout },
      'max-concurrency': { type: 'number', about: `deliveries sent at once, ${concurrencyAbout}` },
    },
    run: (context, given) =>
      context.operate('webhooks.change', {
        id: given['ID'],
        ...namedOptions(given, 'url', 'events', 'max-concurrency'),
      }),
    lines: table,
  },
  {
    words: 'webhooks on',
    about: 'enable an endpoint; its waiting deliveries are sent',
    positionals: ['ID'],
    options: {},
    run: (context, given) => context.operate('webhooks.change', { id: given['ID'], enabled: true }),
    lines: table,
  },
  {
    words: 'webhooks off',
    about: 'disable an endpoint; its deliveries wait',
    positionals: ['ID'],
    options: {},
    run: (context, given) => context.operate('webhooks.change', { id: given['ID'], enabled: false }),
    lines: table,
  },
  {
    words: 'webhooks rotate',
    about: 'give an endpoint a new secret; it is shown once',
    positionals: ['ID'],
    options: {
      secret: { type: 'text', about: 'signing secret of 16 characters or more (default: generated)' },
      'overlap-hours': {
        type: 'number',
        about: 'hours in which webhook-signature also carries the old signature, 0 to 168 (default 24)',
      },
    },
    run: (context, given) =>
      context.operate('webhooks.rotate', { id: given['ID'], ...namedOptions(given, 'secret', 'overlap-hours') }),
    lines: table,
  },
  {
    words: 'webhooks delete',
    about: 'delete an endpoint; its waiting deliveries are cancelled',
    positionals: ['ID'],
    options: {},
    run: (context, given) => context.operate('webhooks.delete', { id: given['ID'] }),
    lines: table,
  },
  {
    words: 'webhooks test',
    about: 'post a test ping; exits 1 when the receiver does not accept it',
    positionals: ['ID'],
    options: {},
    async run(context, given) {
      const result = await context.operate('webhooks.test', { id: given['ID'] })
      if (isOk(result)) return result
      for (const line of table(result)) context.say(line)
      throw new CommandFailed(result)
    },
    lines: table,
  },
  {
    words: 'webhooks deliveries',
    about: 'show the deliveries of an endpoint, newest first',
    positionals: ['ID'],
    options: {
      state: { type: 'text', about: 'only pending, sending, delivered, failed or cancelled ones' },
      event: { type: 'text', about: 'only those of this event' },
      since: { type: 'text', about: 'only those created from this date or time on, UTC' },
      limit: { type: 'number', about: '1 to 500 (default 100)' },
    },
    run: (context, given) =>
      context.operate('webhooks.deliveries', {
        id: given['ID'],
        ...namedOptions(given, 'state', 'event', 'since', 'limit'),
      }),
    lines: table,
  },
  {
    words: 'webhooks replay',
    about: 'send the event of a delivery again, or every failed delivery of an endpoint since a time',
    positionals: ['[DELIVERY]'],
    options: {
      'failed-since': {
        type: 'text',
        about: 'date or time, UTC: every delivery that failed since; with --endpoint',
      },
      endpoint: { type: 'text', about: 'the endpoint whose failed deliveries are sent again' },
    },
    run(context, given) {
      const { DELIVERY: delivery, 'failed-since': since, endpoint } = given
      if (delivery !== undefined) {
        if (since !== undefined || endpoint !== undefined)
          throw new UsageError('give either a delivery or --failed-since, not both')
        return context.operate('webhooks.replay', { id: delivery })
      }
      if (since === undefined || endpoint === undefined) {
        throw new UsageError('give a delivery, or --failed-since with --endpoint')
      }
      return context.operate('webhooks.replay_failed', { endpoint_id: endpoint, failed_since: since })
    },
    lines: table,
  },
]

function isOk(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === true
}
