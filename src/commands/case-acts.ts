import { UsageError, type Command } from './command.ts'
import { table } from './table.ts'

const decisions = ['approve', 'decline', 'escalate']

/** Notes on cases, who works on them, and decisions. docs/operations.md#deciding-on-cases. */
export const caseActCommands: readonly Command[] = [
  {
    words: 'cases note',
    about: 'keep a note with a case',
    positionals: ['ID'],
    options: {
      text: { type: 'text', required: true, about: 'the note' },
      author: { type: 'text', required: true, about: 'who writes it' },
    },
    run: (context, given) =>
      context.operate('cases.note', { id: given['ID'], text: given['text'], author: given['author'] }),
    lines: table,
  },
  {
    words: 'cases assign',
    about: 'assign a case to a person, or to nobody',
    positionals: ['ID'],
    options: {
      assignee: { type: 'text', about: 'who works on the case from now on; nobody without it' },
      by: { type: 'text', required: true, about: 'who assigns it' },
    },
    run: (context, given) =>
      context.operate('cases.assign', { id: given['ID'], assignee: given['assignee'] ?? null, by: given['by'] }),
    lines: table,
  },
  {
    words: 'cases decide',
    about: 'approve, decline or escalate a case on its newest verdict',
    positionals: ['ID', 'approve|decline|escalate'],
    options: {
      reason: { type: 'text', required: true, about: 'why' },
      reviewer: { type: 'text', required: true, about: 'who decides' },
      verdict: { type: 'text', about: 'id of the verdict that was looked at; refused once it is no longer the newest' },
    },
    run: (context, given) => {
      const decision = String(given['approve|decline|escalate'])
      if (!decisions.includes(decision))
        throw new UsageError('cases decide takes an ID and approve, decline or escalate')
      return context.operate('cases.decide', {
        ...{ id: given['ID'], decision, reason: given['reason'], reviewer: given['reviewer'] },
        ...(given['verdict'] === undefined ? {} : { verdict_id: given['verdict'] }),
      })
    },
    lines: table,
  },
]
