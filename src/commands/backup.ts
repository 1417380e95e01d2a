import path from 'node:path'
import type { Command } from './command.ts'
import { table } from './table.ts'

const secretNotice =
  'The secret (secret.key or GATEHOUSE_SECRET_KEY) is not in the file. Keep it elsewhere: without it API keys and ' +
  'encrypted data in the backup cannot be used.'

const unprovenNotice =
  'The file was restored without its MACs: whoever could write to it could have changed keys, rights, cases and audit entries ' +
  'unseen. Compare audit verify --checkpoints with checkpoints that were kept elsewhere.'

function restoredNotice(value: unknown): readonly string[] {
  const proven = typeof value === 'object' && value !== null && 'authenticated' in value && value.authenticated === true
  const restored = 'Restored. Start the server with the secret of the original installation.'
  return proven ? [restored] : [restored, unprovenNotice]
}

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
    options: {
      unauthenticated: {
        type: 'flag',
        about: 'without proof that the file is unchanged: for backups of format 1, or without the secret at hand',
      },
      'api-keys-may-be-lost': {
        type: 'flag',
        about: 'although the version of the secret that made some API keys is lost: revoke these keys next',
      },
    },
    run: (context, given) =>
      context.restore(path.resolve(String(given['FILE'])), {
        unauthenticated: given['unauthenticated'] === true,
        apiKeysMayBeLost: given['api-keys-may-be-lost'] === true,
      }),
    lines: (value) => [...table(value), '', ...restoredNotice(value)],
  },
]
