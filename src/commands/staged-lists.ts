import type { Command, Given } from './command.ts'
import { firstRows } from './first-rows.ts'
import { table } from './table.ts'

const workspace = { type: 'workspace', about: 'workspace of its own list (SOURCE own, adverse_media)' } as const

/** Importing a list in two steps: a file is staged, compared and activated. */
export const stagedListCommands: readonly Command[] = [
  {
    words: 'lists diff',
    about: 'show what a staged file would change: entries, and the cases whose hits would differ',
    positionals: ['SOURCE'],
    options: { workspace, 'no-cases': { type: 'flag', about: 'compare the entries only, which is faster' } },
    run: (context, given) =>
      context.operate('lists.diff', {
        ...listOf(given),
        ...(given['no-cases'] === true ? { cases: false } : {}),
      }),
    lines: diffLines,
  },
  {
    words: 'lists activate',
    about: 'screen against a staged file from now on',
    positionals: ['SOURCE'],
    options: {
      workspace,
      'accept-shrink': {
        type: 'flag',
        about: 'even if it is empty or lost more than a fifth of its entries, names or birth dates',
      },
      'accept-older': { type: 'flag', about: 'even if the list in use is newer' },
    },
    run: (context, given) =>
      context.operate('lists.activate', {
        ...listOf(given),
        ...(given['accept-shrink'] === true ? { accept_shrink: true } : {}),
        ...(given['accept-older'] === true ? { accept_older: true } : {}),
      }),
    lines: table,
  },
  {
    words: 'lists discard',
    about: 'take a staged file away',
    positionals: ['SOURCE'],
    options: { workspace },
    run: (context, given) => context.operate('lists.discard', listOf(given)),
    lines: table,
  },
]

function listOf(given: Given) {
  const { SOURCE: source, workspace: id } = given
  return { source, ...(id === undefined ? {} : { workspace_id: id }) }
}

/** The figures, then the first entries and cases that differ. */
function diffLines(value: unknown, columns: number): readonly string[] {
  const { differences, cases, ...figures } = recordOf(value)
  if (cases === null || cases === undefined)
    return [...table(figures), ...firstRows('Entries that differ', differences, columns)]
  const { cases: changing, ...counts } = recordOf(cases)
  return [
    ...table(figures),
    ...firstRows('Entries that differ', differences, columns),
    ...['', 'Open production cases', ...table(counts)],
    ...firstRows('Cases whose hits would differ', changing, columns),
  ]
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
