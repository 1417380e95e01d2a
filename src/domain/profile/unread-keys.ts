import { ignoredMax, type IgnoredField } from '../../contract/ignored.ts'
import { vocabularyOf, type Vocabulary } from '../names/known-name.ts'
import { shownKey } from '../values/shown-key.ts'
import { normaliseKey } from './key-name.ts'
import { keySynonyms } from './key-synonyms.ts'
import { findProfileKey, profileKeys } from './profile-keys.ts'
import type { Members, ValueShape } from './value-shape.ts'

/** Keys looked at in one profile, lists included. */
const keysVisitedMax = 5_000
/** Items looked at in one list, and objects inside one another: as many as a list of parties is read. */
const itemsMax = 50
const depthMax = 10

const profileVocabulary = vocabularyOf(profileKeys, keySynonyms)
/** Memoised vocabularies of the objects inside a profile. */
const vocabularies = new Map<Members, Vocabulary>()

/** The key of the profile that a word probably means; null when none is near. docs/api.md#ignored-fields. */
export function nearestProfileKey(word: string): string | null {
  return profileVocabulary.suggest(normaliseKey(word))
}

/**
 * The keys of `values` that nothing reads, those of its parties, address and other objects included, each with the known key
 * that was probably meant. At most 50. docs/api.md#ignored-fields.
 */
export function unreadKeys(values: Readonly<Record<string, unknown>>): readonly IgnoredField[] {
  const walk: Walk = { found: [], left: keysVisitedMax }
  for (const key of Object.keys(values)) {
    if (isOver(walk)) break
    const value = values[key]
    walk.left -= 1
    const known = findProfileKey(key)
    if (known === null) walk.found.push({ path: `values.${shownKey(key)}`, nearest: nearestProfileKey(key) })
    else if (typeof value === 'object') visit(value, known.shape, `values.${shownKey(key, known.name)}`, walk, 0)
  }
  return walk.found
}

interface Walk {
  readonly found: IgnoredField[]
  left: number
}

function isOver({ found, left }: Walk): boolean {
  return found.length >= ignoredMax || left <= 0
}

function visit(value: unknown, shape: ValueShape, path: string, walk: Walk, depth: number): void {
  const members = shape.members?.()
  if (members === undefined || typeof value !== 'object' || value === null || depth > depthMax) return
  if (!Array.isArray(value)) return visitObject(value, members, path, walk, depth)
  if (shape.isList !== true) return
  for (const [index, item] of value.slice(0, itemsMax).entries()) {
    if (isOver(walk)) return
    if (isObject(item)) visitObject(item, members, `${path}[${index}]`, walk, depth)
  }
}

function visitObject(value: object, members: Members, path: string, walk: Walk, depth: number): void {
  for (const [key, inner] of Object.entries(value)) {
    if (isOver(walk)) return
    walk.left -= 1
    const member = members.find(key)
    if (member === null) walk.found.push({ path: `${path}.${shownKey(key)}`, nearest: nearestMember(key, members) })
    else visit(inner, member.shape, `${path}.${shownKey(key, member.name)}`, walk, depth + 1)
  }
}

function nearestMember(key: string, members: Members): string | null {
  let vocabulary = vocabularies.get(members)
  if (vocabulary === undefined) {
    const names = new Set(members.list.map(({ name }) => name))
    vocabulary = vocabularyOf(members.list, new Map([...keySynonyms].filter(([, name]) => names.has(name))))
    vocabularies.set(members, vocabulary)
  }
  return vocabulary.suggest(normaliseKey(key))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
