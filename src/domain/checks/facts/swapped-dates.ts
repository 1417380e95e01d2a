/** True for two dates (YYYY-MM-DD) that differ by day and month swapped: a likely typo. docs/reference/en/checks/match-dob.md. */
export function isSwapped(a: string, b: string): boolean {
  return a !== b && a === `${b.slice(0, 4)}-${b.slice(8, 10)}-${b.slice(5, 7)}`
}
