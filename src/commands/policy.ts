import path from 'node:path'
import { differences } from '../domain/policies/differences.ts'
import { CommandFailed, UsageError, type Command, type CommandContext, type Given } from './command.ts'
import { compareOnCases } from './policy-cases.ts'
import { changeLines, diffLines, testLines, validationLines } from './policy-lines.ts'
import { namedPolicy, readJsonFile } from './policy-source.ts'
import { runPolicyTests } from './policy-test.ts'
import { table } from './table.ts'

const workspace = { type: 'workspace', required: true, about: 'id of the workspace' } as const
const sides = 'a pack, a file, WORKSPACE or WORKSPACE@VERSION'

/** Policies as files, and as versions that workspaces run. docs/policies.md. */
export const policyCommands: readonly Command[] = [
  {
    words: 'policy validate',
    about: 'validate a policy file and show its changes to its pack; exits 1 when it cannot be published',
    positionals: ['FILE'],
    options: {},
    async run(context, given) {
      const { regime, unedited, pack, refusals } = await namedPolicy(context, String(given['FILE']))
      const report = {
        valid: refusals.length === 0,
        regime,
        refusals,
        changes: differences(unedited, pack),
      }
      if (report.valid) return report
      for (const line of validationLines(report)) context.say(line)
      throw new CommandFailed(report)
    },
    lines: validationLines,
  },
  {
    words: 'policy diff',
    about: `show the changes from A to B (${sides}); with --cases also the stored cases whose result would change`,
    positionals: ['A', 'B'],
    options: {
      cases: { type: 'flag', about: 'compute the last verdict of each case under A and under B' },
      workspace: { type: 'workspace', about: 'with --cases: id of the workspace' },
    },
    async run(context, given) {
      const from = await namedPolicy(context, String(given['A']))
      const to = await namedPolicy(context, String(given['B']))
      const changes = differences(from.pack, to.pack)
      if (given['cases'] !== true) return { changes }
      const workspaceId = given['workspace']
      if (workspaceId === undefined) throw new UsageError('--cases requires --workspace')
      return { changes, cases: await compareOnCases(context, String(workspaceId), { from, to }) }
    },
    lines: diffLines,
  },
  {
    words: 'policy test',
    about: 'run the test cases of a policy file; exits 1 when a result is not as expected',
    positionals: ['FILE'],
    options: { cases: { type: 'text', about: 'folder of the cases (default FILE without .json, with .cases)' } },
    async run(context, given) {
      const file = path.resolve(String(given['FILE']))
      const folder = given['cases'] === undefined ? file.replace(/(\.json)?$/, '.cases') : String(given['cases'])
      const report = await runPolicyTests(await namedPolicy(context, file), path.resolve(folder))
      if (report.failed === 0) return report
      for (const line of testLines(report)) context.say(line)
      throw new CommandFailed(report)
    },
    lines: testLines,
  },
  {
    words: 'policy publish',
    about: 'publish a policy file as the next version of a workspace’s policy; it applies from the next call',
    positionals: ['FILE'],
    options: { workspace },
    async run(context, given) {
      const policy = await readJsonFile(String(given['FILE']))
      return context.operate('policies.publish', { workspace_id: given['workspace'], policy })
    },
    lines: table,
  },
  {
    words: 'policy list',
    about: 'show the policy of each workspace',
    positionals: [],
    options: {},
    run: (context) => context.operate('policies.list', {}),
    lines: table,
  },
  {
    words: 'policy show',
    about: 'show the active version of a workspace’s policy, or another, with its file',
    positionals: [],
    options: { workspace, version: { type: 'number', about: 'default: the active one' } },
    run: (context, given) => context.operate('policies.show', versionOf(given)),
    lines: (value) => changeLines(value),
  },
  {
    words: 'policy history',
    about: 'show every version of a workspace’s policy, newest first',
    positionals: [],
    options: { workspace },
    run: (context, given) => context.operate('policies.history', { workspace_id: given['workspace'] }),
    lines: table,
  },
  {
    words: 'policy revert',
    about: 'publish an earlier version again, or return to the unedited pack',
    positionals: [],
    options: {
      workspace,
      version: { type: 'number', about: 'the earlier version (default: the unedited pack)' },
    },
    run: (context, given) => context.operate('policies.revert', versionOf(given)),
    lines: table,
  },
]

/** Computes a stored verdict again. */
export const replayCommand: Command = {
  words: 'replay',
  about: 'compute a stored verdict again; exits 1 and names the differences unless it is byte for byte the same',
  positionals: ['VERDICT'],
  options: {},
  async run(context, given) {
    const replay = await context.operate('verdicts.replay', { id: given['VERDICT'] })
    if (isIdentical(replay)) return replay
    sayAll(context, replayLines(replay))
    throw new CommandFailed(replay)
  },
  lines: (value) => replayLines(value),
}

function versionOf(given: Given): object {
  return {
    workspace_id: given['workspace'],
    ...(given['version'] === undefined ? {} : { version: given['version'] }),
  }
}

function isIdentical(replay: unknown): boolean {
  return typeof replay === 'object' && replay !== null && 'outcome' in replay && replay.outcome === 'identical'
}

function sayAll(context: CommandContext, lines: readonly string[]): void {
  for (const line of lines) context.say(line)
}

function replayLines(replay: unknown): readonly string[] {
  return table(replay)
}
