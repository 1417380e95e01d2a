import type { Command } from './command.ts'
import { table } from './table.ts'

const text = (about: string) => ({ type: 'text', about }) as const

/** Filters of `cases search`, by the option that names each. */
const filters = {
  reference: text('only the case with this reference'),
  state: text('open or closed'),
  kind: text('kind of client'),
  'risk-level': text('Low, Medium or High'),
  'failed-check': text('a check that the newest verdict failed'),
  party: text('the whole name of the client or of a party'),
  number: text('a number of a document or of a party'),
  decision: text('approved, declined, escalated, waiting or none'),
  assignee: text('who works on it'),
  'created-from': text('first day of creation, YYYY-MM-DD'),
  'created-to': text('last day of creation'),
  'changed-from': text('first day of the last change'),
  'changed-to': text('last day of the last change'),
  cursor: text('next_cursor of the page before'),
} as const satisfies Command['options']

/** Look at cases as the console does. docs/operations.md#looking-at-cases. */
export const caseViewCommands: readonly Command[] = [
  {
    words: 'cases search',
    about: 'search the cases of a workspace and environment',
    positionals: [],
    options: {
      workspace: { type: 'workspace', required: true, about: 'whose cases' },
      environment: text('sandbox or production (default sandbox)'),
      ...filters,
      held: text('yes or no: under legal hold'),
      passed: text('yes or no: the newest verdict passed'),
      limit: { type: 'number', about: 'cases of one page (default 25)' },
    },
    run: (context, given) =>
      context.operate('cases.search', {
        workspace_id: given['workspace'],
        environment: given['environment'] ?? 'sandbox',
        ...Object.fromEntries(
          Object.keys(filters).flatMap((name) =>
            given[name] === undefined ? [] : [[name.replaceAll('-', '_'), given[name]]],
          ),
        ),
        ...(given['held'] === undefined ? {} : { legal_hold: yesOrNo(given['held']) }),
        ...(given['passed'] === undefined ? {} : { passed: yesOrNo(given['passed']) }),
        ...(given['limit'] === undefined ? {} : { limit: given['limit'] }),
      }),
    lines: pageLines,
  },
  {
    words: 'cases summary',
    about: 'show a case without what is personal of its client',
    positionals: ['ID'],
    options: {},
    run: (context, given) => context.operate('cases.summary', { id: given['ID'] }),
    lines: table,
  },
  {
    words: 'cases view',
    about: 'show everything of a case, with numbers masked',
    positionals: ['ID'],
    options: {
      verdict: text('one of its verdicts (default: the newest)'),
      language: text('en or fr (default en)'),
    },
    run: (context, given) =>
      context.operate('cases.view', {
        id: given['ID'],
        ...(given['verdict'] === undefined ? {} : { verdict_id: given['verdict'] }),
        ...(given['language'] === undefined ? {} : { language: given['language'] }),
      }),
    lines: table,
  },
  {
    words: 'cases reveal',
    about: 'show the whole value of a masked field; it is in the audit trail',
    positionals: ['ID', 'DOCUMENT', 'FIELD'],
    options: {},
    run: (context, given) =>
      context.operate('cases.reveal', { id: given['ID'], document_id: given['DOCUMENT'], field: given['FIELD'] }),
    lines: table,
  },
  {
    words: 'cases compare',
    about: 'show what differs between two verdicts of a case',
    positionals: ['ID', 'VERDICT'],
    options: { with: text('the earlier verdict (default: the one before)') },
    run: (context, given) =>
      context.operate('cases.compare', {
        ...{ id: given['ID'], to: given['VERDICT'] },
        ...(given['with'] === undefined ? {} : { from: given['with'] }),
      }),
    lines: table,
  },
  {
    words: 'cases timeline',
    about: 'show what happened on a case, the newest first',
    positionals: ['ID'],
    options: {
      limit: { type: 'number', about: 'happenings of one page (default 50)' },
      cursor: text('next_cursor of the page before'),
    },
    run: (context, given) =>
      context.operate('cases.timeline', {
        id: given['ID'],
        ...(given['limit'] === undefined ? {} : { limit: given['limit'] }),
        ...(given['cursor'] === undefined ? {} : { cursor: given['cursor'] }),
      }),
    lines: pageLines,
  },
]

/** A page as a table, and the cursor of the next one. */
function pageLines(value: unknown, columns: number): readonly string[] {
  const [items, next] =
    typeof value === 'object' && value !== null
      ? [Reflect.get(value, 'items'), Reflect.get(value, 'next_cursor')]
      : [value, null]
  return [...table(items, columns), ...(typeof next === 'string' ? ['', `next page: --cursor ${next}`] : [])]
}

/** True and false as words; another word as it is, which the operation refuses. */
function yesOrNo(word: unknown): unknown {
  return word === 'yes' ? true : word === 'no' ? false : word
}
