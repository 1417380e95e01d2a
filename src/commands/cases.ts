import { UsageError, type Command } from './command.ts'
import { table } from './table.ts'

/** Cases as the operator keeps, holds and erases them; what is filed on them is not shown. */
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
]
