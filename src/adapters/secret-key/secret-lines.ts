/** The versions in a secret file, one a line, the newest first; lines with nothing on them count for nothing. */
export function secretLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
