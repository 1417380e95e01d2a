import { readRecord } from '../values/data-record.ts'
import data from './name-variants.json' with { type: 'json' }

/** Capitals without accents, a space between names. */
const group = /^[A-Z]+(?: [A-Z]+)+$/

/**
 * Words that are one name: Latin spellings of an Arabic name, short and long forms, English and French forms. A short
 * form may be in several groups. Names that siblings often carry are in separate groups (`ANDRE`, `ANDREA`; `MOHAMED`,
 * `MHAMED`). The groups come from practice. docs/rules/checks.md#person-names step 5.
 */
export const nameVariantGroups: readonly (readonly string[])[] = readRecord('name-variants.json', data, (record) =>
  ['saints', 'arabic_and_berber', 'men', 'women'].flatMap((key) => record.texts(key, group)),
).map((names) => names.split(' '))

/** Groups of each word; a short form may stand for several names (`ALEX`), so groups do not merge. */
const groupsOf = new Map<string, number[]>()
nameVariantGroups.forEach((names, index) => {
  for (const name of names) groupsOf.set(name, [...(groupsOf.get(name) ?? []), index])
})

/** True when two different words are spellings or short forms of one name. docs/rules/checks.md#person-names step 5. */
export function areVariants(a: string, b: string): boolean {
  const aGroups = groupsOf.get(a)
  if (aGroups === undefined) return false
  const bGroups = groupsOf.get(b)
  return bGroups !== undefined && aGroups.some((index) => bGroups.includes(index))
}

/** True for a word of a group. */
export function hasVariants(word: string): boolean {
  return groupsOf.has(word)
}

/**
 * The other words of the groups of a word, capitals; empty for a word of no group. docs/rules/checks.md#person-names
 * step 5.
 */
export function variantsOf(word: string): readonly string[] {
  const names = (groupsOf.get(word) ?? []).flatMap((index) => nameVariantGroups[index] ?? [])
  return [...new Set(names)].filter((name) => name !== word)
}
