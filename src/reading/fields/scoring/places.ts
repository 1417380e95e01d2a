import type { DocumentType } from '../../../domain/document-types/definition/document-type.ts'
import type { SoughtField } from './candidate.ts'

/** What a feature tells of. Training leaves whole groups out, so that no group is all that a decision rests on. */
export const groups = { words: 0, phrase: 1, label: 2, given: 3, value: 4, place: 5, like: 6 } as const
type Group = (typeof groups)[keyof typeof groups]

/** Features of one candidate, or of no value at all: places in the table of weights, and the group of each. */
export interface Features {
  readonly places: Int32Array
  readonly groups: Uint8Array
}

/** Bits of a place in the table of weights. */
export const placeBits = 21
const placeMask = (1 << placeBits) - 1
/** Features are gathered here before they are copied; it grows. */
let roomOfPlaces = new Int32Array(1024)
let roomOfGroups = new Uint8Array(1024)

/** Texts that are features together. Their places are kept for each field, since they stand around many candidates. */
export interface Phrase {
  readonly texts: readonly { readonly text: string; readonly group: Group; readonly scope: 'field' | 'type' }[]
  readonly byField: Map<string, Features>
}

/** Features in the making. Only one may be open at a time. */
export interface Open {
  /** For the field in all types, and for its kind. */
  add(text: string, group: Group): void
  addAll(phrase: Phrase): void
  /** Features that were made before, but for words and phrases. */
  addKnown(features: Features | undefined): void
  addOfKind(text: string, group: Group): void
  /** For all fields alike. */
  addOfAny(text: string, group: Group): void
  /** For the field in the type alone. */
  addOfType(text: string, group: Group): void
  done(): Features
}

/** Opens the features of a candidate of a field. */
export function openFeatures(field: SoughtField, type: DocumentType): Open {
  let count = 0
  const seeds = { field: startOf(hash(field.name, 7)), kind: startOf(hash(field.kind, 13)) }
  const ofType = startOf(hash(`${type.id} ${field.name}`, 17))
  const put = (text: string, group: Group, start: number) => {
    if (count === roomOfPlaces.length) grow()
    roomOfPlaces[count] = hashFrom(text, start) & placeMask
    roomOfGroups[count++] = group
  }
  const add: Open['add'] = (text, group) => {
    put(text, group, seeds.field)
    put(text, group, seeds.kind)
  }
  return {
    add,
    addAll: ({ texts, byField }) => {
      const kept = byField.get(field.name)
      const from = count
      if (kept === undefined) {
        for (const { text, group, scope } of texts) {
          if (scope === 'type') put(text, group, ofType)
          else add(text, group)
        }
        byField.set(field.name, copied(from, count))
        return
      }
      while (count + kept.places.length > roomOfPlaces.length) grow()
      roomOfPlaces.set(kept.places, count)
      roomOfGroups.set(kept.groups, count)
      count += kept.places.length
    },
    addKnown: (known) => {
      for (const [index, place] of known?.places.entries() ?? []) {
        const group = known?.groups[index]
        if (group === undefined || group === groups.words || group === groups.phrase) continue
        if (count === roomOfPlaces.length) grow()
        roomOfPlaces[count] = place
        roomOfGroups[count++] = group
      }
    },
    addOfKind: (text, group) => put(text, group, seeds.kind),
    addOfAny: (text, group) => put(text, group, ofAny),
    addOfType: (text, group) => put(text, group, ofType),
    done: () => copied(0, count),
  }
}

function copied(from: number, to: number): Features {
  return { places: roomOfPlaces.slice(from, to), groups: roomOfGroups.slice(from, to) }
}

function grow(): void {
  const [places, kinds] = [roomOfPlaces, roomOfGroups]
  roomOfPlaces = new Int32Array(places.length * 2)
  roomOfGroups = new Uint8Array(kinds.length * 2)
  roomOfPlaces.set(places)
  roomOfGroups.set(kinds)
}

/** FNV-1a with another start for each seed. */
function hash(text: string, seed: number): number {
  return hashFrom(text, startOf(seed))
}

function startOf(seed: number): number {
  return 2166136261 ^ Math.imul(seed, 0x9e3779b1)
}

const ofAny = startOf(23)

function hashFrom(text: string, start: number): number {
  let value = start
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  value ^= value >>> 15
  return Math.imul(value, 0x85ebca6b) >>> 0
}
