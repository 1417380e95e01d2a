import { UsageError, type Command, type Given } from './command.ts'
import { hitLines } from './hit-lines.ts'
import { table } from './table.ts'

/** How one hit of a case is named. */
const oneHit: Command['options'] = {
  party: { type: 'text', required: true, about: 'the party as the check names it' },
  list: { type: 'text', required: true, about: 'id of the list' },
  record: { type: 'text', required: true, about: 'id of the entry in the list' },
}

/** Cases as the operator keeps, holds and erases them, with their hits; nothing else that is filed on them is shown. */
export const caseCommands: readonly Command[] = [
  {
    words: 'cases list',
    about: 'show the cases that changed last, or those of one reference',
    positionals: [],
    options: {
      workspace: { type: 'text', about: 'only the cases of this workspace' },
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
    about: 'end a case: its retention clock runs from here',
    positionals: ['ID'],
    options: {},
    run: (context, given) => context.operate('cases.close', { id: given['ID'] }),
    lines: table,
  },
  {
    words: 'cases hold',
    about: 'put a case under legal hold, or take it out: nothing of it is erased meanwhile',
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
    about: 'destroy the keys and documents of a case; a receipt stays',
    positionals: ['ID'],
    options: { reason: { type: 'text', about: 'request, mistake, contract_end or retention (default request)' } },
    run: (context, given) =>
      context.operate('cases.erase', {
        id: given['ID'],
        ...(given['reason'] === undefined ? {} : { reason: given['reason'] }),
      }),
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
    about: 'decide that a hit of the last verdict is somebody else, until a day',
    positionals: ['ID'],
    options: {
      ...oneHit,
      reason: { type: 'text', required: true, about: 'why it is somebody else' },
      expires: { type: 'text', required: true, about: 'the last day on which that holds, YYYY-MM-DD' },
    },
    run: (context, given) =>
      context.operate('cases.clear_hit', { ...hitOf(given), reason: given['reason'], expires: given['expires'] }),
    lines: table,
  },
  {
    words: 'cases reopen-hit',
    about: 'take such a decision back',
    positionals: ['ID'],
    options: oneHit,
    run: (context, given) => context.operate('cases.reopen_hit', hitOf(given)),
    lines: table,
  },
  {
    words: 'cases alerts',
    about: 'show the cases whose hits changed with the lists since their last verdict',
    positionals: [],
    options: { workspace: { type: 'text', about: 'only the cases of this workspace' } },
    run: (context, given) =>
      context.operate('cases.alerts', given['workspace'] === undefined ? {} : { workspace_id: given['workspace'] }),
    lines: table,
  },
]

function hitOf(given: Given) {
  return { id: given['ID'], party: given['party'], list: given['list'], record: given['record'] }
}
