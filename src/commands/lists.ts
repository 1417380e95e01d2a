import path from 'node:path'
import { daysBetween } from '../domain/values/dates.ts'
import { listAgeDaysMax } from '../domain/screening/list-bundle.ts'
import type { Command } from './command.ts'
import { table } from './table.ts'

/** The lists that names are screened against. */
export const listCommands: readonly Command[] = [
  {
    words: 'lists import',
    about: 'import a list file and screen against it; SOURCE as in docs/screening-lists.md',
    positionals: ['SOURCE', 'FILE'],
    options: {
      workspace: { type: 'workspace', about: 'workspace of its own list (SOURCE own, adverse_media)' },
      topic: {
        type: 'text',
        about: 'topic of entries without one: sanction, pep, rca, debarment or wanted',
      },
      'accept-shrink': {
        type: 'flag',
        about: 'import the list even if it is empty or lost more than a fifth of its entries, names or birth dates',
      },
      'accept-older': { type: 'flag', about: 'import the list even if the one in use is newer' },
      stage: { type: 'flag', about: 'keep the file beside the list in use until lists activate' },
      dated: { type: 'flag', about: 'age the list from its own date, not from today' },
    },
    run: (context, given) =>
      context.operate('lists.import', {
        source: given['SOURCE'],
        path: path.resolve(String(given['FILE'])),
        ...(given['workspace'] === undefined ? {} : { workspace_id: given['workspace'] }),
        ...(given['topic'] === undefined ? {} : { topic: given['topic'] }),
        ...(given['accept-shrink'] === true ? { accept_shrink: true } : {}),
        ...(given['accept-older'] === true ? { accept_older: true } : {}),
        ...(given['stage'] === true ? { stage: true } : {}),
        ...(given['dated'] === true ? { dated: true } : {}),
      }),
    lines: (value) => [...table(value), ...hintOf(value)],
  },
  {
    words: 'lists remove',
    about: 'stop screening against a list; its snapshots stay until they are pruned',
    positionals: ['SOURCE'],
    options: { workspace: { type: 'workspace', about: 'workspace of its own list (SOURCE own, adverse_media)' } },
    run: (context, given) =>
      context.operate('lists.remove', {
        source: given['SOURCE'],
        ...(given['workspace'] === undefined ? {} : { workspace_id: given['workspace'] }),
      }),
    lines: table,
  },
  {
    words: 'lists prune',
    about: 'show the snapshots that no verdict refers to; with --delete, delete them',
    positionals: [],
    options: { delete: { type: 'flag', about: 'delete these snapshots' } },
    run: (context, given) => context.operate('lists.prune', given['delete'] === true ? { delete: true } : {}),
    lines: (value) =>
      Array.isArray(value) && value.length === 0
        ? ['No snapshot can be pruned: each is in use or was within a day.']
        : table(value),
  },
  {
    words: 'lists status',
    about: 'show the screening lists, their age, and the active bundle',
    positionals: [],
    options: {},
    run: (context) => context.operate('lists.status', {}),
    lines: (value) =>
      Array.isArray(value) && value.length === 0
        ? [
            'No list is imported: production screening fails. Run gatehouse lists import or set GATEHOUSE_LISTS_REFRESH.',
          ]
        : table(value),
  },
  {
    words: 'lists refresh',
    about: 'fetch newer lists from the publishers, of one source or all',
    positionals: ['[SOURCE]'],
    options: {},
    run: (context, given) =>
      context.operate('lists.refresh', given['SOURCE'] === undefined ? {} : { source: given['SOURCE'] }),
    lines: table,
  },
]

/** A hint when the file has no date of its own, or is old by it and yet counts as new. */
function hintOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('published_on' in value) || !('checked_on' in value)) return []
  if ('staged' in value && value.staged === true) {
    return ['The file is staged and not in use. Compare it with lists diff, then lists activate or lists discard.']
  }
  if (value.published_on === null && 'file_date' in value && typeof value.file_date === 'string') {
    return [
      `The file is dated ${value.file_date}, which is in the future: its date is unknown, and it counts as current on ${String(value.checked_on)}.`,
    ]
  }
  if (value.published_on === null) {
    return [
      `The file has no date of its own and counts as current on ${String(value.checked_on)}, the day of its import.`,
    ]
  }
  const [publishedOn, checkedOn] = [String(value.published_on), String(value.checked_on)]
  if (publishedOn === checkedOn || daysBetween(publishedOn, checkedOn) <= listAgeDaysMax) return []
  return [
    `The file is dated ${publishedOn} and counts as current on ${checkedOn}. If its publisher has a newer one, import that.`,
  ]
}
