import type { Command } from './command.ts'
import { namedOptions } from './named-options.ts'
import { pageLines, pageOptionNames, pageOptions } from './page-options.ts'
import { table } from './table.ts'

const filters = ['endpoint-id', 'event', 'state', 'status-class', 'reference', 'case-id']

/** Deliveries of a whole workspace. */
export const deliveryCommands: readonly Command[] = [
  {
    words: 'deliveries search',
    about: 'show the deliveries of a workspace, newest first',
    positionals: [],
    options: {
      workspace: { type: 'workspace', required: true, about: 'whose deliveries' },
      'endpoint-id': { type: 'text', about: 'only those of this endpoint' },
      event: { type: 'text', about: 'only those of this event' },
      state: { type: 'text', about: 'only pending, sending, delivered, failed or cancelled ones' },
      'status-class': { type: 'text', about: 'only those last answered 2xx, 3xx, 4xx or 5xx, or with none' },
      reference: { type: 'text', about: 'only those about this reference' },
      'case-id': { type: 'text', about: 'only those about this case' },
      ...pageOptions,
    },
    run: (context, given) =>
      context.operate('deliveries.search', {
        workspace_id: given['workspace'],
        ...namedOptions(given, ...filters, ...pageOptionNames),
      }),
    lines: (value, columns) => pageLines(value, 'deliveries', (rows) => table(rows, columns)),
  },
  {
    words: 'deliveries show',
    about: 'show a delivery with its attempts, its request and what was signed',
    positionals: ['ID'],
    options: { workspace: { type: 'workspace', required: true, about: 'whose delivery' } },
    run: (context, given) => context.operate('deliveries.show', { workspace_id: given['workspace'], id: given['ID'] }),
    lines: table,
  },
]
