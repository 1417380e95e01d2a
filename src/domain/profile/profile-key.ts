import type { DateReadings, ProfileFault, ProfileValues } from './profile.ts'
import { shownValue, type ReadingContext } from './reading.ts'
import type { ShapedReader, ValueShape } from './value-shape.ts'

/** A profile during parsing. */
export interface ProfileDraft {
  readonly values: Partial<ProfileValues>
  readonly faults: ProfileFault[]
  readonly given: Set<string>
  readonly refused: Set<string>
  readonly readings: Map<string, DateReadings>
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
      const { value, why, readings, partial } = reading
      if (value !== undefined) draft.values[name] = value
      if (reading.unanswered !== true) draft.given.add(name)
      if (why !== undefined) draft.faults.push({ key: name, value: reading.unread ?? shownValue(raw), why })
      if (readings !== undefined) draft.readings.set(name, readings)
      else if (partial === true || (why !== undefined && value === undefined)) draft.refused.add(name)
      for (const { place, value, why } of reading.inner ?? []) draft.faults.push({ key: `${name}${place}`, value, why })
    },
  }
}
