import { docTypeOfHint } from '../document-types/hints.ts'
import type { DateReadings, Profile, ProfileValues } from './profile.ts'

/** A key of which the value is a date. */
export type DateKey = {
  [Key in keyof ProfileValues]: ProfileValues[Key] extends string ? Key : never
}[keyof ProfileValues]

/** What a document says that can tell which reading of a date is meant. */
interface ReadEntry {
  readonly doc_type: string
  readonly fields?: Readonly<Record<string, unknown>> | null
}

/**
 * The days that a date of the profile can be: one, two when day and month could be swapped, none when it is not known. Every rule
 * that judges a date judges each of them. docs/rules/profile.md#dates.
 */
export function datesOf({ values, readings }: Profile, key: DateKey): readonly string[] {
  const day = values[key]
  return day === undefined ? (readings?.get(key) ?? []) : [day]
}

/** The days that the birth date of a client or a party can be. docs/rules/profile.md#dates. */
export function birthDatesOf(of: {
  readonly date_of_birth?: string
  readonly birth_readings?: DateReadings
}): readonly string[] {
  return of.date_of_birth === undefined ? (of.birth_readings ?? []) : [of.date_of_birth]
}

/**
 * A birth date as the name engine may have it: of two readings the first of January of their year, which stands for a year without
 * a day; '' when it is not known. A day that is wrong could hide a hit. docs/rules/profile.md#dates.
 */
export function screenedBirth(days: readonly string[]): string {
  const [day = '', other] = days
  return other === undefined ? day : `${day.slice(0, 4)}-01-01`
}

/**
 * The profile with the reading that the documents show: of the birth date any document that shows one, of the expiry date those
 * of the recorded type. Documents that show both readings tell nothing. docs/rules/profile.md#dates.
 */
export function settledByDocuments(profile: Profile, documents: readonly ReadEntry[]): Profile {
  const { readings } = profile
  if (readings === undefined || readings.size === 0) return profile
  const born = shownOf(readings.get('date_of_birth'), 'date_of_birth', documents)
  const ofType = documents.filter(({ doc_type: type }) => docTypeOfHint(type) === profile.values.id_type)
  const expires = shownOf(readings.get('id_expiry'), 'id_expiry', ofType)
  return settled(settled(profile, 'date_of_birth', born), 'id_expiry', expires)
}

/** The profile in which keys whose readings a rule judges differently answer no data point. */
export function refusing(profile: Profile, keys: readonly DateKey[]): Profile {
  return keys.length === 0 ? profile : { ...profile, refused: new Set([...(profile.refused ?? []), ...keys]) }
}

function shownOf(readings: DateReadings | undefined, field: DateKey, documents: readonly ReadEntry[]): string | null {
  const shown = readings?.filter((day) => documents.some(({ fields }) => fields?.[field] === day)) ?? []
  return shown.length === 1 ? (shown[0] ?? null) : null
}

function settled(profile: Profile, key: 'date_of_birth' | 'id_expiry', day: string | null): Profile {
  if (day === null) return profile
  return {
    ...profile,
    values: { ...profile.values, [key]: day },
    faults: profile.faults.filter((fault) => fault.key !== key),
    readings: new Map([...(profile.readings ?? [])].filter(([name]) => name !== key)),
  }
}
