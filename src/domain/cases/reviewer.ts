/** The end of a person's id, with which people of the console sign: they change their names and addresses themselves. */
const signedId = / \(([0-9a-f]{12})\)$/
/** The address at the end of a name. */
const signedAddress = /<([^<>\s]+@[^<>\s]+)>$/

/**
 * Whether two names are of one person: case and spaces around do not make another, nor does another name before the same address, nor
 * what stands before the same id of a person. docs/api.md#hits-of-a-case.
 */
export function isSameReviewer(one: string, other: string): boolean {
  return identity(one) === identity(other)
}

function identity(name: string): string {
  const plain = plainName(name)
  return signedId.exec(plain)?.[1] ?? signedAddress.exec(plain)?.[1] ?? plain
}

/** The term by which the cases of an assignee are found; equal for names of one person. docs/api.md#deciding-on-a-case. */
export function assigneeTerm(name: string): string {
  return `assignee ${plainName(name)}`
}

function plainName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}
