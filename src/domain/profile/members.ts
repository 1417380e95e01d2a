import { normaliseKey } from './key-name.ts'

type Members = readonly (readonly [key: string, value: unknown])[]

/** Objects of a request are not changed, and a profile can be parsed for two days. */
const readBefore = new WeakMap<object, Members>()

/** The members of an object of a request with their keys in our spelling, in the order sent. docs/rules/profile.md#spellings. */
export function membersOf(item: object): Members {
  const known = readBefore.get(item)
  if (known !== undefined) return known
  const members = Object.entries(item).map(([key, value]) => [normaliseKey(key), value] as const)
  readBefore.set(item, members)
  return members
}
