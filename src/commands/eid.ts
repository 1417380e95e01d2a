import type { Command, Given } from './command.ts'
import { credentialsOf } from './credentials-file.ts'
import { table } from './table.ts'

const environmentOption = { type: 'text', required: true, about: 'sandbox or production' } as const

/** eID provider accounts of workspaces, and outcomes of the built-in provider. docs/rules/eid.md#accounts. */
export const eidCommands: readonly Command[] = [
  {
    words: 'eid set',
    about: 'set the eID provider of a workspace; credentials are stored encrypted and not shown again',
    positionals: [],
    options: {
      workspace: { type: 'workspace', required: true, about: 'id of the workspace' },
      environment: environmentOption,
      provider: { type: 'text', required: true, about: 'sandbox (sandbox only), treefort or veriff' },
      credentials: { type: 'text', about: 'file of NAME=VALUE lines; - reads standard input' },
    },
    run: (context, given) =>
      context.operate('eid.set', {
        ...target(given),
        provider: given['provider'],
        ...(given['credentials'] === undefined ? {} : { credentials: credentialsOf(String(given['credentials'])) }),
      }),
    lines: table,
  },
  {
    words: 'eid show',
    about: 'show the eID providers of a workspace, without credentials',
    positionals: [],
    options: { workspace: { type: 'workspace', required: true, about: 'id of the workspace' } },
    run: (context, given) => context.operate('eid.show', { workspace_id: given['workspace'] }),
    lines: table,
  },
  {
    words: 'eid unset',
    about: 'remove the eID provider of a workspace and delete its credentials',
    positionals: [],
    options: {
      workspace: { type: 'workspace', required: true, about: 'id of the workspace' },
      environment: environmentOption,
    },
    run: (context, given) => context.operate('eid.unset', target(given)),
    lines: table,
  },
  {
    words: 'eid outcome',
    about: 'end a pending check of the built-in provider with an outcome',
    positionals: ['KEY'],
    options: {
      outcome: {
        type: 'text',
        required: true,
        about: 'pass, expired, face, liveness, name, suspect, credit, archive, never or down',
      },
    },
    run: (context, given) => context.operate('eid.outcome', { key: Number(given['KEY']), outcome: given['outcome'] }),
    lines: table,
  },
]

function target(given: Given): object {
  return { workspace_id: given['workspace'], environment: given['environment'] }
}
