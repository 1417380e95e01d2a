import path from 'node:path'
import { daysBetween } from '../domain/values/dates.ts'
import { listAgeDaysMax } from '../domain/screening/list-bundle.ts'
import type { Command } from './command.ts'
import { table } from './table.ts'

/** The lists that names are screened against. */
export const listCommands: readonly Command[] = [
  {
    words: 'lists import',
    about: 'read the file of a list and screen against it from then on; SOURCE as in docs/screening-lists.md',
    positionals: ['SOURCE', 'FILE'],
    options: {
      workspace: { type: 'text', about: 'the workspace that a list of its own (SOURCE own) belongs to' },
      topic: {
        type: 'text',
        about: 'what entries are listed for where the file does not say: sanction, pep, rca, debarment or wanted',
      },
      'accept-shrink': {
        type: 'flag',
        about: 'import it although it is empty or lost more than a fifth of its entries',
      },
      dated: { type: 'flag', about: 'it counts on its own date, not as the newest of today' },
    },
    run: (context, given) =>
      context.operate('lists.import', {
        source: given['SOURCE'],
        path: path.resolve(String(given['FILE'])),
        ...(given['workspace'] === undefined ? {} : { workspace_id: given['workspace'] }),
        ...(given['topic'] === undefined ? {} : { topic: given['topic'] }),
        ...(given['accept-shrink'] === true ? { accept_shrink: true } : {}),
        ...(given['dated'] === true ? { dated: true } : {}),
      }),
    lines: (value) => [...table(value), ...hintOf(value)],
  },
  {
    words: 'lists remove',
    about: 'screen against a list no more; its snapshots stay until they are pruned',
    positionals: ['SOURCE'],
    options: { workspace: { type: 'text', about: 'the workspace that a list of its own (SOURCE own) belongs to' } },
    run: (context, given) =>
      context.operate('lists.remove', {
        source: given['SOURCE'],
        ...(given['workspace'] === undefined ? {} : { workspace_id: given['workspace'] }),
      }),
    lines: table,
  },
  {
    words: 'lists prune',
    about: 'show the snapshots that no verdict refers to any more; with --delete, delete them',
    positionals: [],
    options: { delete: { type: 'flag', about: 'delete what is shown' } },
    run: (context, given) => context.operate('lists.prune', given['delete'] === true ? { delete: true } : {}),
    lines: (value) =>
      Array.isArray(value) && value.length === 0 ? ['Every snapshot is referred to, or was a day ago.'] : table(value),
  },
  {
    words: 'lists status',
    about: 'show the lists that are screened against, how old each is, and the active bundle',
    positionals: [],
    options: {},
    run: (context) => context.operate('lists.status', {}),
    lines: (value) =>
      Array.isArray(value) && value.length === 0 ? ['No list was imported: checks of production fail.'] : table(value),
  },
  {
    words: 'lists refresh',
    about: 'ask the publishers for newer lists, of one source or of all',
    positionals: ['[SOURCE]'],
    options: {},
    run: (context, given) =>
      context.operate('lists.refresh', given['SOURCE'] === undefined ? {} : { source: given['SOURCE'] }),
    lines: table,
  },
]

/** What an operator may not have seen: that the file is old by its own date, yet counts as new. */
function hintOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('published_on' in value) || !('checked_on' in value)) return []
  const [publishedOn, checkedOn] = [String(value.published_on), String(value.checked_on)]
  if (publishedOn === checkedOn || daysBetween(publishedOn, checkedOn) <= listAgeDaysMax) return []
  return [
    `The file is of ${publishedOn} and counts as the newest of ${checkedOn}. If its publisher has a newer one, fetch that.`,
  ]
}
