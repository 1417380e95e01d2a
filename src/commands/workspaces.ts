import type { Command, Given } from './command.ts'
import { table } from './table.ts'

const settings = {
  kyc: { type: 'switch', about: 'on or off: the partner KYC API (default on)' },
  growth: { type: 'switch', about: 'on or off: the Growth plan with bank connections (default off)' },
  eid: { type: 'text', about: 'sandbox or none: the eID provider of the sandbox (default sandbox)' },
  'read-cap': { type: 'number', about: 'document reads per calendar month (default 2000)' },
  regime: { type: 'text', about: 'policy pack; none: by the country of the client' },
  extends: { type: 'text', about: 'pack that the regime stands over: ca_securities (default) or ca_aml for qc_amf' },
  'four-eyes': { type: 'switch', about: 'on or off: a hit is cleared by two reviewers (default off)' },
} as const

/** Workspaces and their enabled products. */
export const workspaceCommands: readonly Command[] = [
  {
    words: 'workspaces create',
    about: 'create a workspace',
    positionals: [],
    options: { name: { type: 'text', required: true, about: 'display name' }, ...settings },
    run: (context, given) => context.operate('workspaces.create', { name: given['name'], ...chosen(given) }),
    lines: table,
  },
  {
    words: 'workspaces list',
    about: 'show every workspace',
    positionals: [],
    options: {},
    run: (context) => context.operate('workspaces.list', {}),
    lines: table,
  },
  {
    words: 'workspaces update',
    about: 'change the name and settings of a workspace',
    positionals: ['ID'],
    options: { name: { type: 'text', about: 'display name' }, ...settings },
    run: (context, given) =>
      context.operate('workspaces.update', {
        id: given['ID'],
        ...(given['name'] === undefined ? {} : { name: given['name'] }),
        ...chosen(given),
      }),
    lines: table,
  },
]

function chosen(given: Given): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const name of Object.keys(settings)) {
    if (given[name] !== undefined) input[name.replace('-', '_')] = given[name]
  }
  return input
}
