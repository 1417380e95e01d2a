/** The versions in a secret file, one per line, newest first; blank lines are ignored. */
export function secretLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
