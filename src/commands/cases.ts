import { UsageError, type Command, type Given } from './command.ts'
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
    about: 'record that a hit of the last verdict is another person, until a date',
    positionals: ['ID'],
    options: {
      ...oneHit,
      reason: { type: 'text', required: true, about: 'why it is another person' },
      expires: { type: 'text', required: true, about: 'last day of the decision, YYYY-MM-DD' },
    },
    run: (context, given) =>
      context.operate('cases.clear_hit', { ...hitOf(given), reason: given['reason'], expires: given['expires'] }),
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
    options: { workspace: { type: 'text', about: 'only the cases of this workspace' } },
    run: (context, given) =>
      context.operate('cases.alerts', given['workspace'] === undefined ? {} : { workspace_id: given['workspace'] }),
    lines: table,
  },
]

function hitOf(given: Given) {
  return { id: given['ID'], party: given['party'], list: given['list'], record: given['record'] }
}
