import type { Command } from './command.ts'
import { namedOptions } from './named-options.ts'
import { pageLines, pageOptionNames, pageOptions } from './page-options.ts'
import { table } from './table.ts'

const filters = ['request-id', 'key-id', 'status-class', 'path', 'environment']

/** The API log, and what a workspace and its keys use. */
export const callCommands: readonly Command[] = [
  {
    words: 'calls search',
    about: 'show the calls of the API of a workspace, newest first',
    positionals: [],
    options: {
      workspace: { type: 'workspace', required: true, about: 'whose calls' },
      'request-id': { type: 'text', about: 'only the calls with this X-Request-ID' },
      'key-id': { type: 'text', about: 'only those of this key' },
      'status-class': { type: 'text', about: 'only those answered 2xx, 3xx, 4xx or 5xx' },
      path: { type: 'text', about: 'only those of this path, such as /v1/kyc/verify' },
      environment: { type: 'text', about: 'sandbox or production' },
      ...pageOptions,
    },
    run: (context, given) =>
      context.operate('calls.search', {
        workspace_id: given['workspace'],
        ...namedOptions(given, ...filters, ...pageOptionNames),
      }),
    lines: (value, columns) => pageLines(value, 'calls', (rows) => table(rows, columns)),
  },
  {
    words: 'calls show',
    about: 'show a call with the names and types of its body, never its values',
    positionals: ['ID'],
    options: { workspace: { type: 'workspace', required: true, about: 'whose call' } },
    run: (context, given) => context.operate('calls.show', { workspace_id: given['workspace'], id: given['ID'] }),
    lines: table,
  },
  {
    words: 'usage show',
    about: 'show the reads of a month against the cap, and its calls by key and operation',
    positionals: [],
    options: {
      workspace: { type: 'workspace', required: true, about: 'whose use' },
      month: { type: 'text', about: 'YYYY-MM, UTC (default this month)' },
    },
    run: (context, given) =>
      context.operate('usage.show', { workspace_id: given['workspace'], ...namedOptions(given, 'month') }),
    lines: table,
  },
  {
    words: 'overview show',
    about: 'show what a workspace still needs, what waits in it and how old its lists are',
    positionals: [],
    options: {
      workspace: { type: 'workspace', required: true, about: 'which workspace' },
      environment: { type: 'text', about: 'sandbox or production (default production)' },
    },
    run: (context, given) =>
      context.operate('overview.show', {
        workspace_id: given['workspace'],
        environment: given['environment'] ?? 'production',
      }),
    lines: table,
  },
  {
    words: 'keys usage',
    about: 'show who uses which key: last use, and calls of the last hour and day',
    positionals: [],
    options: { workspace: { type: 'workspace', required: true, about: 'whose keys' } },
    run: (context, given) => context.operate('keys.usage', { workspace_id: given['workspace'] }),
    lines: table,
  },
]
