import type { Command, Given } from './command.ts'
import { table } from './table.ts'

/** What removes a limit. */
const none = 'none'
const limitOptions = {
  'calls-per-minute': { type: 'text', about: 'calls that the key may make in a minute; none: no limit of its own' },
  addresses: { type: 'text', about: 'addresses and subnets it works from, comma-separated; none: any' },
  expires: { type: 'text', about: 'last day of the key, YYYY-MM-DD, UTC; none: it does not expire' },
} as const

/** API keys. The key is printed once, when it is created. */
export const keyCommands: readonly Command[] = [
  {
    words: 'keys create',
    about: 'create an API key; it is shown once',
    positionals: [],
    options: {
      workspace: { type: 'workspace', required: true, about: 'id of its workspace' },
      name: { type: 'text', required: true, about: 'the system that will use it' },
      scopes: {
        type: 'list',
        required: true,
        about:
          'kyc:extract,kyc:verify,kyc:eid,bank:read,bank:write,screening:search,kyc:cases:read,kyc:cases:documents,kyc:cases:write',
      },
      'service-accounts': { type: 'text', about: 'accounts that the key is bound to, comma-separated' },
      audience: { type: 'text', about: 'required audience of their identity tokens' },
      ...limitOptions,
    },
    run: (context, given) =>
      context.operate('keys.create', {
        workspace_id: given['workspace'],
        name: given['name'],
        scopes: given['scopes'],
        ...(given['service-accounts'] === undefined ? {} : { service_accounts: given['service-accounts'] }),
        ...(given['audience'] === undefined ? {} : { audience: given['audience'] }),
        ...limitsOf(given),
      }),
    lines: table,
  },
  {
    words: 'keys list',
    about: 'show every API key and its state',
    positionals: [],
    options: { workspace: { type: 'workspace', about: 'only the keys of this workspace' } },
    run: (context, given) =>
      context.operate('keys.list', given['workspace'] === undefined ? {} : { workspace_id: given['workspace'] }),
    lines: table,
  },
  {
    words: 'keys rotate',
    about: 'replace an API key; the old one works for the grace period',
    positionals: ['ID'],
    options: { 'grace-hours': { type: 'number', about: '0 to 168 (default 24); 0 stops the old key at once' } },
    run: (context, given) =>
      context.operate('keys.rotate', {
        id: given['ID'],
        ...(given['grace-hours'] === undefined ? {} : { grace_hours: given['grace-hours'] }),
      }),
    lines: table,
  },
  {
    words: 'keys limit',
    about: 'change the limits of an API key; what is not given stays',
    positionals: ['ID'],
    options: limitOptions,
    run: (context, given) => context.operate('keys.limit', { id: given['ID'], ...limitsOf(given) }),
    lines: table,
  },
  {
    words: 'keys revoke',
    about: 'revoke an API key; its next call is refused',
    positionals: ['ID'],
    options: {},
    run: (context, given) => context.operate('keys.revoke', { id: given['ID'] }),
    lines: table,
  },
]

/** The limits that were given. What is no number is refused as the operation refuses it. */
function limitsOf(given: Given): Record<string, unknown> {
  const { 'calls-per-minute': calls, addresses, expires } = given
  const list =
    typeof addresses === 'string' && addresses !== none ? addresses.split(',').map((part) => part.trim()) : []
  return {
    ...(calls === undefined ? {} : { calls_per_minute: calls === none ? null : numberOr(calls) }),
    ...(addresses === undefined ? {} : { addresses: list }),
    ...(expires === undefined ? {} : { expires: expires === none ? null : expires }),
  }
}

function numberOr(text: Given[string]): unknown {
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text
}
