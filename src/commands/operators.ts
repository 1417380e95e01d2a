import type { Command } from './command.ts'
import { table } from './table.ts'

/** Keys of the operator's API. A key is printed once, when it is created. */
export const operatorCommands: readonly Command[] = [
  {
    words: 'operators create',
    about: 'create a key of the operator for /console/api; it is shown once',
    positionals: ['NAME'],
    options: {
      permission: { type: 'text', about: 'read (default) or all' },
      expires: { type: 'text', about: 'last day of the key, YYYY-MM-DD, UTC' },
    },
    run: (context, given) =>
      context.operate('operators.create', {
        name: given['NAME'],
        ...(given['permission'] === undefined ? {} : { permission: given['permission'] }),
        ...(given['expires'] === undefined ? {} : { expires: given['expires'] }),
      }),
    lines: table,
  },
  {
    words: 'operators list',
    about: 'show every key of the operator and its state',
    positionals: [],
    options: {},
    run: (context) => context.operate('operators.list', {}),
    lines: table,
  },
  {
    words: 'operators revoke',
    about: 'revoke a key of the operator; its next call is refused',
    positionals: ['ID'],
    options: {},
    run: (context, given) => context.operate('operators.revoke', { id: given['ID'] }),
    lines: table,
  },
]
