/** Whether two names are of one person: case and spaces around do not make another. docs/api.md#hits-of-a-case. */
export function isSameReviewer(one: string, other: string): boolean {
  return plainName(one) === plainName(other)
}

/** The term by which the cases of an assignee are found; equal for names of one person. docs/api.md#deciding-on-a-case. */
export function assigneeTerm(name: string): string {
  return `assignee ${plainName(name)}`
}

function plainName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase()
}
