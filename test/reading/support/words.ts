import type { Word } from '../../../src/reading/page/page.ts'

/** The words of a line: each character is 10 wide and 20 high, two spaces are a gap between columns. */
export function words(line: string, at: { readonly x?: number; readonly y?: number } = {}): Word[] {
  const left = at.x ?? 0
  return [...line.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    box: [left + widthOf(line.slice(0, match.index)), at.y ?? 0, match[0].length * 10, 20] as const,
    confidence: 1,
  }))
}

/** Width of spaces: a single one is narrow, each further one a gap between columns. */
function widthOf(text: string): number {
  return text.replace(/ {2,}/g, (gap) => ' '.repeat(gap.length * 4)).length * 10
}
