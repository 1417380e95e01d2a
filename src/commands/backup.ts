import path from 'node:path'
import type { Command } from './command.ts'
import { table } from './table.ts'

const secretNotice =
  'The secret (secret.key or GATEHOUSE_SECRET_KEY) is not in the file. Keep it elsewhere: without it API keys and ' +
  'encrypted data in the backup cannot be used.'

/** Backup of the whole installation to one file, and restore. */
export const backupCommands: readonly Command[] = [
  {
    words: 'backup',
    about: 'write rows and documents to a new file, while a server runs or not',
    positionals: ['FILE'],
    options: {},
    run: (context, given) => context.operate('backup.create', { path: path.resolve(String(given['FILE'])) }),
    lines: (value) => [...table(value), '', secretNotice],
  },
  {
    words: 'restore',
    about: 'load a backup into an empty installation',
    positionals: ['FILE'],
    options: {},
    run: (context, given) => context.restore(path.resolve(String(given['FILE']))),
    lines: (value) => [...table(value), '', 'Restored. Start the server with the secret of the original installation.'],
  },
]
