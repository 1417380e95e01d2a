/** The address at the end of a name, as people of the console sign. */
const signedAddress = /<([^<>\s]+@[^<>\s]+)>$/

/**
 * Whether two names are of one person: case and spaces around do not make another, nor does another name before the same address,
 * since people of the console change their names themselves. docs/api.md#hits-of-a-case.
 */
export function isSameReviewer(one: string, other: string): boolean {
  return identity(one) === identity(other)
}

function identity(name: string): string {
  const plain = plainName(name)
  return signedAddress.exec(plain)?.[1] ?? plain
}

/** The term by which the cases of an assignee are found; equal for names of one person. docs/api.md#deciding-on-a-case. */
export function assigneeTerm(name: string): string {
  return `assignee ${plainName(name)}`
}

function plainName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}
