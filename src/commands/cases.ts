import { dueReviewsMax } from '../operations/operator/due-reviews.ts'
import { UsageError, type Command, type CommandContext, type Given } from './command.ts'
import { hitLines } from './hit-lines.ts'
import { table } from './table.ts'

/** Options that identify one hit of a case. */
const oneHit: Command['options'] = {
  party: { type: 'text', required: true, about: 'the party, as named in the check' },
  list: { type: 'text', required: true, about: 'id of the list' },
  record: { type: 'text', required: true, about: 'id of the entry in the list' },
}

/** Close, hold, erase and list cases and their hits. No other content of a case is shown. */
export const caseCommands: readonly Command[] = [
  {
    words: 'cases list',
    about: 'show the most recently changed cases, or those of one reference',
    positionals: [],
    options: {
      workspace: { type: 'workspace', about: 'only the cases of this workspace' },
      reference: { type: 'text', about: 'only the cases with this reference' },
    },
    run: (context, given) =>
      context.operate('cases.list', {
        ...(given['workspace'] === undefined ? {} : { workspace_id: given['workspace'] }),
        ...(given['reference'] === undefined ? {} : { reference: given['reference'] }),
      }),
    lines: table,
  },
  {
    words: 'cases show',
    about: 'show a case and the receipts of its erasures',
    positionals: ['ID'],
    options: {},
    run: (context, given) => context.operate('cases.show', { id: given['ID'] }),
    lines: table,
  },
  {
    words: 'cases close',
    about: 'close a case; its retention period starts now',
    positionals: ['ID'],
    options: {},
    run: (context, given) => context.operate('cases.close', { id: given['ID'] }),
    lines: table,
  },
  {
    words: 'cases hold',
    about: 'put a case under legal hold or release it; a held case cannot be erased',
    positionals: ['ID', 'on|off'],
    options: {},
    run: (context, given) => {
      const wanted = given['on|off']
      if (wanted !== 'on' && wanted !== 'off') throw new UsageError('cases hold takes an ID and on or off')
      return context.operate('cases.hold', { id: given['ID'], held: wanted === 'on' })
    },
    lines: table,
  },
  {
    words: 'cases erase',
    about: 'destroy the keys and documents of a case; a receipt remains',
    positionals: ['ID'],
    options: {
      reason: { type: 'text', about: 'request, mistake, contract_end or retention (default request)' },
      yes: { type: 'flag', about: 'do not ask' },
    },
    async run(context, given) {
      if (given['yes'] !== true) await confirmErasure(context, String(given['ID']))
      return context.operate('cases.erase', {
        id: given['ID'],
        ...(given['reason'] === undefined ? {} : { reason: given['reason'] }),
      })
    },
    lines: table,
  },
  {
    words: 'cases purge',
    about: 'erase the closed cases whose retention is over',
    positionals: [],
    options: { 'dry-run': { type: 'flag', about: 'only show them' } },
    run: (context, given) => context.operate('cases.purge', { dry_run: given['dry-run'] === true }),
    lines: table,
  },
  {
    words: 'cases hits',
    about: 'show the screening hits of the last verdict of a case, each explained',
    positionals: ['ID'],
    options: { language: { type: 'text', about: 'en or fr (default en)' } },
    run: (context, given) =>
      context.operate('cases.hits', {
        id: given['ID'],
        ...(given['language'] === undefined ? {} : { language: given['language'] }),
      }),
    lines: hitLines,
  },
  {
    words: 'cases clear-hit',
    about: 'record that a hit of the last verdict is another person, until a date',
    positionals: ['ID'],
    options: {
      ...oneHit,
      reason: { type: 'text', required: true, about: 'why it is another person' },
      expires: { type: 'text', required: true, about: 'last day of the decision, YYYY-MM-DD' },
      reviewer: { type: 'text', about: 'who decides; required in a workspace of two reviewers' },
      'applies-to': { type: 'text', about: 'case (default), or client: in all of the cases of the client' },
    },
    run: (context, given) =>
      context.operate('cases.clear_hit', {
        ...{ ...hitOf(given), reason: given['reason'], expires: given['expires'] },
        ...(given['reviewer'] === undefined ? {} : { reviewer: given['reviewer'] }),
        ...(given['applies-to'] === undefined ? {} : { applies_to: given['applies-to'] }),
      }),
    lines: table,
  },
  {
    words: 'cases reopen-hit',
    about: 'revoke such a decision',
    positionals: ['ID'],
    options: oneHit,
    run: (context, given) => context.operate('cases.reopen_hit', hitOf(given)),
    lines: table,
  },
  {
    words: 'cases alerts',
    about: 'show the cases whose hits changed since their last verdict because the lists changed',
    positionals: [],
    options: { workspace: { type: 'workspace', about: 'only the cases of this workspace' } },
    run: (context, given) =>
      context.operate('cases.alerts', given['workspace'] === undefined ? {} : { workspace_id: given['workspace'] }),
    lines: table,
  },
  {
    words: 'cases due',
    about: 'show the open cases whose next review is due, the longest overdue first',
    positionals: [],
    options: { workspace: { type: 'workspace', about: 'only the cases of this workspace' } },
    run: (context, given) => showDue(context, given['workspace']),
    lines: table,
  },
]

/** Says so when the list is full: there may be more. docs/rules/verdict.md#next-review. */
async function showDue(context: CommandContext, workspace: unknown): Promise<unknown> {
  const due = await context.operate('cases.due', workspace === undefined ? {} : { workspace_id: workspace })
  if (Array.isArray(due) && due.length >= dueReviewsMax)
    context.progress(`The ${dueReviewsMax} longest overdue cases are listed; there may be more.`)
  return due
}

/** Throws UsageError unless the person at the terminal agrees. */
async function confirmErasure(context: CommandContext, id: string): Promise<void> {
  const shown = await context.operate('cases.show', { id })
  for (const line of erasureNotice(id, retentionOf(shown))) context.progress(line)
  const answer = await context.confirm('Erase it?')
  if (answer === 'not_asked') throw new UsageError('there is no terminal to ask at: add --yes to erase')
  if (answer === 'no') throw new UsageError('nothing was erased')
}

/** What an erasure destroys and leaves, and how long the law asks to keep the case. docs/rules/privacy.md#erasure. */
function erasureNotice(id: string, { years, until }: { readonly years: number; readonly until: string | null }) {
  const time = `${years} ${years === 1 ? 'year' : 'years'}`
  return [
    `Case ${id}: its documents, fields, verdicts, eID results and bank data are destroyed for good.`,
    'Its reference, its events, whether its verdicts passed, a receipt and the audit trail stay.',
    until === null
      ? `Its policies require ${time} of records after the relationship ends, and the case is still open.`
      : `Its policies require ${time} of records after the relationship ends: until ${until.slice(0, 10)}.`,
  ]
}

function retentionOf(shown: unknown): { readonly years: number; readonly until: string | null } {
  if (typeof shown !== 'object' || shown === null || !('retention_years' in shown) || !('kept_until' in shown))
    throw new Error('cases.show answers the retention of a case')
  const { retention_years: years, kept_until: until } = shown
  return { years: Number(years), until: typeof until === 'string' ? until : null }
}

function hitOf(given: Given) {
  return { id: given['ID'], party: given['party'], list: given['list'], record: given['record'] }
}
