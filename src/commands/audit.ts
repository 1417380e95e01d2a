import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findKeyring } from '../adapters/secret-key/keyring.ts'
import { publicKeysOf } from '../operations/audit/signing.ts'
import { verifyExport } from '../operations/audit/verify-file.ts'
import { SecretMissing } from '../ports/secrets.ts'
import { CommandFailed, UsageError, type Command, type CommandContext, type Given } from './command.ts'
import { namedOptions } from './named-options.ts'
import { pageLines, pageOptionNames, pageOptions } from './page-options.ts'
import { table } from './table.ts'

/** The audit trail: verify it, export it, and print the key that others verify it with. */
export const auditCommands: readonly Command[] = [
  {
    words: 'audit verify',
    about: 'verify the audit trail; exits 1 and names each fault',
    positionals: [],
    options: {
      workspace: { type: 'workspace', about: 'only this workspace; with --file: only its lines of --checkpoints' },
      file: { type: 'text', about: 'an exported file instead of this installation' },
      checkpoints: { type: 'text', about: 'checkpoints stored elsewhere, as a copy of the file or as log lines' },
      'public-key': {
        type: 'list',
        about:
          'further public keys, of retired secrets; with --file: the only accepted ones (default: those in the file)',
      },
    },
    async run(context, given) {
      const report = await verify(context, given)
      for (const line of reportLines(report)) context.say(line)
      if (!isOk(report)) throw new CommandFailed(report)
      return report
    },
    lines: () => [],
  },
  {
    words: 'audit find',
    about: 'show the audit entries about a stored file, such as the report of an eID check; exits 1 when there is none',
    positionals: ['FILE'],
    options: {},
    async run(context, given) {
      const sha256 = createHash('sha256')
        .update(readFileSync(String(given['FILE'])))
        .digest('hex')
      const found = await context.operate('audit.find', { sha256 })
      if (!Array.isArray(found) || found.length === 0) throw new CommandFailed({ sha256, found: [] })
      return found
    },
    lines: table,
  },
  {
    words: 'audit export',
    about:
      'write entries, seals and checkpoints to a new file for audit verify --file; filtered or as CSV: entries only',
    positionals: ['FILE'],
    options: {
      workspace: { type: 'workspace', about: 'only this workspace' },
      format: { type: 'text', about: 'jsonl or csv (default jsonl)' },
      from: { type: 'text', about: 'only entries from this date or time on, UTC' },
      to: { type: 'text', about: 'only entries before this date or time, UTC' },
      actor: { type: 'text', about: 'only entries of this key, job or command_line' },
      action: { type: 'text', about: 'only this action, such as case.read' },
    },
    run(context, given) {
      const filters = ['format', 'from', 'to', 'actor', 'action'].filter((name) => given[name] !== undefined)
      return context.operate('audit.export', {
        path: path.resolve(String(given['FILE'])),
        ...workspaceOf(given),
        ...Object.fromEntries(filters.map((name) => [name, given[name]])),
      })
    },
    lines: table,
  },
  {
    words: 'audit search',
    about: 'show entries of the audit trail, newest first',
    positionals: [],
    options: {
      workspace: { type: 'workspace', required: true, about: 'whose entries' },
      action: { type: 'text', about: 'only this action, such as case.read' },
      actor: { type: 'text', about: 'only entries of this key, job or person' },
      'object-id': { type: 'text', about: 'only entries about this object' },
      'case-id': { type: 'text', about: 'only entries about this case' },
      ...pageOptions,
    },
    run: (context, given) =>
      context.operate('audit.search', {
        ...workspaceOf(given),
        ...namedOptions(given, 'action', 'actor', 'object-id', 'case-id', ...pageOptionNames),
      }),
    lines: (value, columns) => pageLines(value, 'entries', (rows) => table(rows, columns)),
  },
  {
    words: 'audit status',
    about: 'show how far the chain of a workspace goes; proves nothing, audit verify does',
    positionals: [],
    options: { workspace: { type: 'workspace', required: true, about: 'whose chain' } },
    run: (context, given) => context.operate('audit.status', workspaceOf(given)),
    lines: table,
  },
  {
    words: 'audit public-key',
    about: 'print the public key of the checkpoints; store it elsewhere',
    positionals: [],
    options: {},
    async run({ config }) {
      const keys = await findKeyring(config.secretKeys, config.dataDir)
      if (keys === null)
        throw new SecretMissing('There is no secret yet: start the server first, or put secret.key back')
      return { public_keys: publicKeysOf(keys) }
    },
    lines: table,
  },
]

async function verify(context: CommandContext, given: Given): Promise<unknown> {
  const { file, 'public-key': publicKey } = given
  const checkpoints = given['checkpoints'] === undefined ? null : path.resolve(String(given['checkpoints']))
  if (file === undefined) {
    return context.operate('audit.verify', {
      ...workspaceOf(given),
      ...(checkpoints === null ? {} : { checkpoints }),
      ...(publicKey === undefined ? {} : { public_keys: publicKey }),
    })
  }
  const workspaceId = given['workspace'] === undefined ? null : String(given['workspace'])
  if (workspaceId !== null && checkpoints === null) throw new UsageError('--workspace with --file needs --checkpoints')
  const keys = Array.isArray(publicKey) ? publicKey : null
  const elsewhere = checkpoints === null ? null : { path: checkpoints, workspaceId }
  return verifyExport(path.resolve(String(file)), keys, elsewhere)
}

function workspaceOf(given: Given): object {
  return given['workspace'] === undefined ? {} : { workspace_id: given['workspace'] }
}

function isOk(report: unknown): boolean {
  return typeof report === 'object' && report !== null && 'ok' in report && report.ok === true
}

function reportLines(report: unknown): readonly string[] {
  if (typeof report !== 'object' || report === null) return []
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
  const lines = list('workspaces' in report ? report.workspaces : []).flatMap((item) => [...table(item), ''])
  const faults = list('faults' in report ? report.faults : []).flatMap((item) => [...table(item), ''])
  const keys = list('public_keys' in report ? report.public_keys : [])
  const verdict = isOk(report) ? 'The audit trail is intact.' : 'The audit trail was changed:'
  return [...lines, `signed by  ${keys.join(', ')}`, verdict, ...(faults.length === 0 ? [] : ['', ...faults])]
}
