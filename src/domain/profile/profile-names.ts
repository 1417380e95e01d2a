import type { Profile } from './profile.ts'

/** Every name of the client without repeats, the usual one first. docs/rules/checks.md#person-names step 6. */
export function profileNames(profile: Profile): string[] {
  const {
    first_name: first,
    middle_names: middle,
    last_name: last,
    birth_last_name: born,
    names,
    other_names: others,
  } = profile.values
  const all: string[] = []
  if (first !== undefined && last !== undefined) {
    all.push(`${first} ${last}`)
    if (middle !== undefined) all.push(`${first} ${middle} ${last}`)
  }
  if (first !== undefined && born !== undefined) all.push(`${first} ${born}`)
  for (const name of names ?? []) if (!all.includes(name)) all.push(name)
  for (const name of others ?? []) if (!all.includes(name)) all.push(name)
  if (all.length === 0 && (last ?? first) !== undefined) all.push(last ?? first ?? '')
  return all
}
