import { nameVariantGroups } from './name-variants-data.ts'

/** Groups of each word; a short form may stand for several names (`ALEX`), so groups do not merge. */
const groupsOf = new Map<string, number[]>()
nameVariantGroups.forEach((names, group) => {
  for (const name of names.split(' ')) groupsOf.set(name, [...(groupsOf.get(name) ?? []), group])
})

/** True when two different words are spellings or short forms of one name. docs/rules/checks.md#person-names step 5. */
export function areVariants(a: string, b: string): boolean {
  const aGroups = groupsOf.get(a)
  if (aGroups === undefined) return false
  const bGroups = groupsOf.get(b)
  return bGroups !== undefined && aGroups.some((group) => bGroups.includes(group))
}

/**
 * The other words of the groups of a word, capitals; empty for a word of no group. docs/rules/checks.md#person-names
 * step 5.
 */
export function variantsOf(word: string): readonly string[] {
  const names = (groupsOf.get(word) ?? []).flatMap((group) => (nameVariantGroups[group] ?? '').split(' '))
  return [...new Set(names)].filter((name) => name !== word)
}
