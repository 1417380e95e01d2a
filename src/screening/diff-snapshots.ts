import type { EntryDiff, SnapshotDiff } from '../ports/list-engine.ts'
import type { ListedEntity } from './entity/listed-entity.ts'

/** Most entries that a diff names; the counts are of all. */
const entriesMax = 1_000
/** Fields that differ with every import and say nothing about an entry. */
const ignored: ReadonlySet<string> = new Set(['listId', 'recordId'])

/** What differs between two snapshots of a list, by record id. */
export function diffSnapshots(before: readonly ListedEntity[], after: readonly ListedEntity[]): SnapshotDiff {
  const then = new Map(before.map((entity) => [entity.recordId, entity]))
  const [appeared, changed]: [EntryDiff[], EntryDiff[]] = [[], []]
  for (const entity of after) {
    const earlier = then.get(entity.recordId)
    then.delete(entity.recordId)
    if (earlier === undefined) appeared.push(entryOf(entity, 'appeared'))
    else {
      const fields = fieldsThatDiffer(earlier, entity)
      if (fields.length > 0) changed.push(entryOf(entity, 'changed', fields))
    }
  }
  const gone = [...then.values()].map((entity) => entryOf(entity, 'gone'))
  return {
    appeared: appeared.length,
    changed: changed.length,
    gone: gone.length,
    entries: [...gone, ...changed, ...appeared].slice(0, entriesMax),
  }
}

function entryOf(
  { recordId, names }: ListedEntity,
  change: EntryDiff['change'],
  fields: readonly string[] = [],
): EntryDiff {
  return { recordId, name: names[0]?.text ?? '', change, fields }
}

function fieldsThatDiffer(before: ListedEntity, after: ListedEntity): readonly string[] {
  const then = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after)
    .filter(([field, value]) => !ignored.has(field) && JSON.stringify(value) !== JSON.stringify(then.get(field)))
    .map(([field]) => field)
}
