import path from 'node:path'
import { openKeyring } from '../adapters/secret-key/keyring.ts'
import { publicKeysOf } from '../operations/audit/signing.ts'
import { verifyExport } from '../operations/audit/verify-file.ts'
import { CommandFailed, UsageError, type Command, type CommandContext, type Given } from './command.ts'
import { table } from './table.ts'

/** The audit trail: proven, taken elsewhere, and the key that others check it with. */
export const auditCommands: readonly Command[] = [
  {
    words: 'audit verify',
    about: 'prove the audit trail; exits 1 and names what was changed',
    positionals: [],
    options: {
      workspace: { type: 'text', about: 'only this workspace; with --file: only its lines of --checkpoints' },
      file: { type: 'text', about: 'an exported file instead of this installation' },
      checkpoints: { type: 'text', about: 'checkpoints kept elsewhere, as a copy of the file or as log lines' },
      'public-key': {
        type: 'list',
        about: 'keys that sign too, of retired secrets; with --file: the only ones (default: those in the file)',
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
    words: 'audit export',
    about:
      'write entries, seals and checkpoints to a new file for audit verify --file; or, filtered or as CSV, entries to read',
    positionals: ['FILE'],
    options: {
      workspace: { type: 'text', about: 'only this workspace' },
      format: { type: 'text', about: 'jsonl or csv (default jsonl)' },
      from: { type: 'text', about: 'only entries from this date or moment on, UTC' },
      to: { type: 'text', about: 'only entries before this date or moment, UTC' },
      actor: { type: 'text', about: 'only what this key, job or command_line did' },
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
    words: 'audit public-key',
    about: 'print the key that checkpoints are signed with, to keep elsewhere',
    positionals: [],
    options: {},
    async run({ config }) {
      return { public_keys: publicKeysOf(await openKeyring(config.secretKeys, config.dataDir)) }
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
  const verdict = isOk(report) ? 'The audit trail is whole.' : 'The audit trail has been changed:'
  return [...lines, `signed by  ${keys.join(', ')}`, verdict, ...(faults.length === 0 ? [] : ['', ...faults])]
}
