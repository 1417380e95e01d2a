import { Type } from 'typebox'
import { closed, count, day, flag, id, moment, orNull, text } from './values.ts'

const List = closed(
  {
    id: text,
    name: text,
    workspace_id: orNull(id),
    entries: count,
    names: count,
    births: count,
    published_on: orNull(day),
    imported_at: moment,
    checked_on: day,
    age_days: Type.Integer(),
    parser: text,
    sha256: text,
    bundle_id: orNull(text),
    staged_at: orNull(moment),
  },
  'ScreeningList',
)
const Snapshot = closed(
  { id: text, sha256: text, published_on: orNull(day), imported_at: moment, size_bytes: count, deleted: flag },
  'UnusedSnapshot',
)

/** Answers about screening lists. */
export const listAnswers = {
  'lists.remove': closed({ id: text, workspace_id: orNull(id), bundle_id: orNull(text) }),
  'lists.prune': Type.Array(Snapshot),
  'lists.status': Type.Array(List),
  'lists.activate': closed({
    id: text,
    entries: count,
    entries_before: orNull(count),
    published_on: orNull(day),
    sha256: text,
    bundle_id: orNull(text),
  }),
  'lists.discard': closed({ id: text, discarded: Type.Literal(true) }),
} as const
