import type { Command } from './command.ts'
import { table } from './table.ts'

/** The deployment's secret, which wraps every workspace's key. */
export const secretCommands: readonly Command[] = [
  {
    words: 'secrets rotate',
    about: 'create a new version of the secret and wrap every workspace key with it',
    positionals: [],
    options: {},
    run: (context) => context.operate('secrets.rotate', {}),
    lines: table,
  },
  {
    words: 'secrets status',
    about: 'show the versions of the secret and the number of uses of each',
    positionals: [],
    options: {},
    run: (context) => context.operate('secrets.status', {}),
    lines: table,
  },
]
