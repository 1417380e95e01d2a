import type { Command, Given } from './command.ts'
import { credentialsOf } from './credentials-file.ts'
import { table } from './table.ts'

const workspaceOption = { type: 'workspace', required: true, about: 'id of the workspace' } as const
const environmentOption = { type: 'text', required: true, about: 'sandbox or production' } as const

/** Bank data provider accounts of workspaces, and connections without a case. docs/rules/bank.md#accounts. */
export const bankCommands: readonly Command[] = [
  {
    words: 'bank set',
    about: 'set the bank data provider of a workspace; credentials are stored encrypted and not shown again',
    positionals: [],
    options: {
      workspace: workspaceOption,
      environment: environmentOption,
      provider: { type: 'text', required: true, about: 'plaid' },
      credentials: { type: 'text', about: 'file of NAME=VALUE lines; - reads standard input' },
    },
    run: (context, given) =>
      context.operate('bank.set', {
        ...target(given),
        provider: given['provider'],
        ...(given['credentials'] === undefined ? {} : { credentials: credentialsOf(String(given['credentials'])) }),
      }),
    lines: table,
  },
  {
    words: 'bank show',
    about: 'show the bank data providers of a workspace, without credentials',
    positionals: [],
    options: { workspace: workspaceOption },
    run: (context, given) => context.operate('bank.show', { workspace_id: given['workspace'] }),
    lines: table,
  },
  {
    words: 'bank unset',
    about: 'remove the bank data provider of a workspace and delete its credentials',
    positionals: [],
    options: { workspace: workspaceOption, environment: environmentOption },
    run: (context, given) => context.operate('bank.unset', target(given)),
    lines: table,
  },
  {
    words: 'bank erase',
    about: 'erase a bank connection that belongs to no case, and end its access at the provider',
    positionals: ['CONNECTION'],
    options: { workspace: workspaceOption },
    run: (context, given) =>
      context.operate('bank.erase', { workspace_id: given['workspace'], id: String(given['CONNECTION']) }),
    lines: table,
  },
]

function target(given: Given): object {
  return { workspace_id: given['workspace'], environment: given['environment'] }
}
