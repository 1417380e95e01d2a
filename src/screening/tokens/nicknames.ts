import { readRecord } from '../../domain/values/data-record.ts'
import data from './nicknames.json' with { type: 'json' }
import { slavicKey } from './slavic-names.ts'

const group = /^[a-z]+(?: [a-z]+)+$/
const groups: readonly (readonly string[])[] = readRecord('nicknames.json', data, (record) =>
  ['russian', 'spanish', 'arabic_and_south_asian'].flatMap((key) => record.texts(key, group)),
).map((names) => names.split(' '))

/** Groups of each name; all forms of a Slavic name have one key. */
const groupsOf = new Map<string, number[]>()
groups.forEach((names, place) => {
  for (const name of names) groupsOf.set(keyOf(name), [...(groupsOf.get(keyOf(name)) ?? []), place])
})

/**
 * The other names by which a person of a given name is called, in lower case: short forms and spellings in Spanish, Russian, Arabic and
 * Urdu, beside those in English and French (`domain/names/name-variants.ts`). A short form may stand for several names. Empty for other
 * words.
 */
export function nicknamesOf(word: string): readonly string[] {
  const names = (groupsOf.get(keyOf(word)) ?? []).flatMap((place) => groups[place] ?? [])
  return [...new Set(names)].filter((name) => name !== word)
}

function keyOf(name: string): string {
  return slavicKey(name) || name
}
