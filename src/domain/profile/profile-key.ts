import type { DateReadings, ProfileFault, ProfileValues } from './profile.ts'
import { shownValue, type Reading, type ReadingContext } from './reading.ts'
import type { ShapedReader, ValueShape } from './value-shape.ts'

/** A profile during parsing. */
export interface ProfileDraft {
  readonly values: Partial<ProfileValues>
  readonly faults: ProfileFault[]
  readonly given: Set<string>
  readonly refused: Set<string>
  readonly readings: Map<string, DateReadings>
}

/**
 * A profile without values. They come in any order, for which the engine would keep a hidden class each: an object of which a
 * property was deleted is a hash table instead.
 */
export function emptyDraft(): ProfileDraft {
  const values: ProfileDraft['values'] = { first_name: '', last_name: '' }
  delete values.first_name
  delete values.last_name
  return { values, faults: [], given: new Set(), refused: new Set(), readings: new Map() }
}

/** One canonical key, its aliases, and how its value enters a profile. */
export interface ProfileKey {
  readonly name: keyof ProfileValues
  readonly aliases: readonly string[]
  readonly shape: ValueShape
  read(raw: unknown, context: ReadingContext, draft: ProfileDraft): void
}

/** A key of the table: its name, the reader of its value, and its aliases. */
export function key<K extends keyof ProfileValues>(
  name: K,
  reader: ShapedReader<ProfileValues[K]>,
  ...aliases: readonly string[]
): ProfileKey {
  return {
    name,
    aliases,
    shape: reader.shape,
    read(raw, context, draft) {
      const reading = reader(raw, context)
      const { value, inner } = reading
      if (value !== undefined) draft.values[name] = value
      if (reading.unanswered !== true) draft.given.add(name)
      if (reading.why !== undefined) addFault(name, raw, reading, draft)
      if (inner === undefined) return
      for (const { place, value, why } of inner) draft.faults.push({ key: `${name}${place}`, value, why })
    },
  }
}

/** A date with two readings, and a value or a part of it that cannot be used, have a reason. */
function addFault(
  name: string,
  raw: unknown,
  reading: Reading<unknown>,
  { faults, refused, readings }: ProfileDraft,
): void {
  const { value, why, readings: days, partial, unread } = reading
  if (why === undefined) return
  faults.push({ key: name, value: unread ?? shownValue(raw), why })
  if (days !== undefined) readings.set(name, days)
  else if (partial === true || value === undefined) refused.add(name)
}
