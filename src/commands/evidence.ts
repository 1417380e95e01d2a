import path from 'node:path'
import { verifyArchive, type ArchiveReport } from '../operations/evidence/verify-archive.ts'
import { CommandFailed, type Command } from './command.ts'
import { table } from './table.ts'

/** Make the evidence of a verdict or the export of a client, and verify such an archive anywhere. */
export const evidenceCommands: readonly Command[] = [
  {
    words: 'evidence make',
    about: 'write the signed evidence of a verdict to a new zip file',
    positionals: ['VERDICT_ID', 'FILE'],
    options: {},
    run: (context, given) =>
      context.operate('evidence.make', { id: given['VERDICT_ID'], path: path.resolve(String(given['FILE'])) }),
    lines: table,
  },
  {
    words: 'cases export',
    about: 'write everything that is stored for the cases of a client to a new zip file, for an access request',
    positionals: ['FILE'],
    options: { case: { type: 'list', required: true, about: 'id of a case; repeat it for each' } },
    run: (context, given) =>
      context.operate('cases.export', { case_ids: given['case'], path: path.resolve(String(given['FILE'])) }),
    lines: table,
  },
  {
    words: 'evidence verify',
    about: 'verify an evidence or export archive; exits 1 and names each changed file; needs no installation',
    positionals: ['FILE'],
    options: {
      'public-key': {
        type: 'list',
        about: 'the only accepted keys, from audit public-key (default: the one in the file)',
      },
    },
    async run(context, given) {
      const keys = given['public-key']
      const report = await verifyArchive(path.resolve(String(given['FILE'])), Array.isArray(keys) ? keys : null)
      for (const line of reportLines(report)) context.say(line)
      if (!report.ok) throw new CommandFailed(report)
      return report
    },
    lines: () => [],
  },
]

/** A report for a person. */
export function reportLines(report: ArchiveReport): readonly string[] {
  const { archive, signature, key, manifest, unchanged, faults, verdict } = report
  if (archive !== null) return [`The archive was changed: ${archive}.`]
  return [
    ...(manifest === null
      ? ['manifest.json cannot be read.']
      : table({ ...manifest.about, made_at: manifest.made_at })),
    '',
    signature === 'valid'
      ? `signature  valid, key ${key?.id ?? ''} ${key?.public_key ?? ''}`
      : `signature  ${signature}`,
    ...(key?.from === 'in_archive'
      ? ['           That key is the one in the archive: it says nothing of who signed. Pass --public-key.']
      : []),
    `files      ${unchanged} unchanged`,
    ...faults.map(({ file, fault }) => `           ${fault}: ${file}`),
    ...(verdict === null ? [] : verdictLines(verdict)),
    '',
    report.ok ? 'Nothing was changed.' : 'This archive is not what was signed.',
  ]
}

function verdictLines({ policy, answer, audit }: NonNullable<ArchiveReport['verdict']>): readonly string[] {
  const trail =
    audit.proven === 'not'
      ? `not proven: ${audit.why}`
      : `entry ${audit.seq} proven ${audit.proven === 'to_checkpoint' ? 'to a checkpoint' : 'to its signed place'} of ${audit.signed_at}`
  return [
    `policy     ${policy.replaceAll('_', ' ')}`,
    `answer     ${answer.replaceAll('_', ' ')}`,
    `audit      ${trail}`,
  ]
}
