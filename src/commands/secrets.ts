import type { Command } from './command.ts'
import { table } from './table.ts'

/** The deployment's secret, under which every workspace's key is wrapped. */
export const secretCommands: readonly Command[] = [
  {
    words: 'secrets rotate',
    about: 'make a new version of the secret and wrap every workspace key under it',
    positionals: [],
    options: {},
    run: (context) => context.operate('secrets.rotate', {}),
    lines: table,
  },
  {
    words: 'secrets status',
    about: 'show the versions of the secret and what depends on each',
    positionals: [],
    options: {},
    run: (context) => context.operate('secrets.status', {}),
    lines: table,
  },
]
