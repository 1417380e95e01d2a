import { UsageError, type Command, type CommandContext, type Given } from './command.ts'
import { firstRows } from './first-rows.ts'
import { table } from './table.ts'

const on = {
  workspace: { type: 'workspace', required: true, about: 'the workspace’s id' },
  environment: { type: 'text', required: true, about: 'sandbox or production' },
} as const

/** The scores from which hits count, for each workspace, environment and topic, in two steps. docs/screening.md#thresholds. */
export const screeningThresholdCommands: readonly Command[] = [
  {
    words: 'screening thresholds propose',
    about: 'propose scores from which hits warn and block, and compare the stored cases',
    positionals: [],
    options: {
      ...on,
      set: {
        type: 'list',
        about: 'such as pep.warning=78,wanted.critical=90,pep.critical=none; the rest stays as it runs',
      },
      'from-defaults': { type: 'flag', about: 'the rest is as in the product’s default' },
      loosen: { type: 'flag', about: 'confirms scores above the default, where the policy does not hold them' },
      reason: { type: 'text', required: true, about: 'why, without the name of a client' },
    },
    run: async (context, given) =>
      finished(
        context,
        given,
        await context.operate('thresholds.propose', {
          ...named(given),
          topics: topicsOf(given['set']),
          reason: given['reason'],
          ...(given['from-defaults'] === true ? { from_defaults: true } : {}),
          ...(given['loosen'] === true ? { loosen: true } : {}),
        }),
      ),
    lines: proposalLines,
  },
  {
    words: 'screening thresholds compare',
    about: 'go on comparing the stored cases with what is proposed',
    positionals: [],
    options: on,
    run: async (context, given) => finished(context, given, await context.operate('thresholds.compare', named(given))),
    lines: proposalLines,
  },
  {
    words: 'screening thresholds show',
    about: 'show the scores that run and what is proposed, with the cases that it would change',
    positionals: [],
    options: { ...on, after: { type: 'text', about: 'the next part of the cases, after this one' } },
    run: (context, given) =>
      context.operate('thresholds.show', {
        ...named(given),
        ...(given['after'] === undefined ? {} : { after_case: given['after'] }),
      }),
    lines: shownLines,
  },
  {
    words: 'screening thresholds history',
    about: 'show every version, newest first',
    positionals: [],
    options: on,
    run: (context, given) => context.operate('thresholds.history', named(given)),
    lines: historyLines,
  },
  {
    words: 'screening thresholds activate',
    about: 'judge by what is proposed from the next call on',
    positionals: [],
    options: on,
    run: (context, given) => context.operate('thresholds.activate', named(given)),
    lines: versionLines,
  },
  {
    words: 'screening thresholds discard',
    about: 'take away what is proposed',
    positionals: [],
    options: on,
    run: (context, given) => context.operate('thresholds.discard', named(given)),
    lines: table,
  },
]

function named(given: Given): object {
  return { workspace_id: given['workspace'], environment: given['environment'] }
}

/** Compares part by part until every stored case was compared; an interrupted command is continued by `compare`. */
async function finished(context: CommandContext, given: Given, first: unknown): Promise<unknown> {
  let proposal = recordOf(first)
  while (proposal['finished_at'] === null) {
    context.onProgress({ done: Number(proposal['compared']), total: null, unit: 'cases' })
    proposal = recordOf(await context.operate('thresholds.compare', named(given)))
  }
  return proposal
}

/** `pep.warning=78` as the input of the operation. Throws UsageError for another form. */
function topicsOf(given: Given[string]): object {
  const topics: Record<string, Record<string, number | null>> = {}
  for (const word of Array.isArray(given) ? given : []) {
    const [, topic = '', level = '', score = ''] = /^([a-z]+)\.(critical|warning)=(\d{1,3}|none)$/.exec(word) ?? []
    if (topic === '') throw new UsageError(`--set takes TOPIC.critical=SCORE or TOPIC.warning=SCORE, not ${word}`)
    topics[topic] = { ...topics[topic], [level]: score === 'none' ? null : Number(score) }
  }
  return topics
}

function shownLines(value: unknown, columns: number): readonly string[] {
  const { topics, defaults: _, proposal, ...about } = recordOf(value)
  const lines = [...table(about), '', 'Scores that run', ...topicLines(topics)]
  return proposal === null || proposal === undefined
    ? lines
    : [...lines, '', 'Proposed', ...proposalLines(proposal, columns)]
}

function proposalLines(value: unknown, columns: number): readonly string[] {
  const { scores, topics, checks, cases, ...figures } = recordOf(value)
  return [
    ...table(figures),
    ...['', 'Proposed scores', ...topicLines(scores)],
    ...firstRows('Hits that would come to something else', topics, columns),
    ...firstRows('Checks that would come out otherwise', checks, columns),
    ...firstRows('Cases that would change', cases, columns),
  ]
}

function historyLines(value: unknown): readonly string[] {
  const versions: readonly unknown[] = Array.isArray(value) ? value : []
  if (versions.length === 0) return ['none: the product’s default runs']
  return versions.flatMap((version, at) => [...(at === 0 ? [] : ['']), ...versionLines(version)])
}

function versionLines(value: unknown): readonly string[] {
  const { topics, ...version } = recordOf(value)
  return [...table(version), '', ...topicLines(topics)]
}

function topicLines(value: unknown): readonly string[] {
  return table(Object.entries(recordOf(value)).map(([topic, scores]) => ({ topic, ...recordOf(scores) })))
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
