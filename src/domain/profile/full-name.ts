/**
 * First and last name of a full name: the last word is the last name, or the part before the comma of `NOM, Prénom`. ''
 * for a missing part. docs/rules/profile.md#names.
 */
export function splitFullName(name: string): { first: string; last: string } {
  const comma = name.indexOf(',')
  if (comma >= 0) return { first: name.slice(comma + 1).trim(), last: name.slice(0, comma).trim() }
  const words = name.trim().split(/\s+/)
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' }
}
