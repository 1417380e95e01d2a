/**
 * Damerau-Levenshtein distance with adjacent swaps; `limit + 1` as soon as the distance exceeds `limit`.
 * docs/rules/checks.md#person-names step 5.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let start = 0
  while (start < a.length && a.charCodeAt(start) === b.charCodeAt(start)) start++
  let aEnd = a.length
  let bEnd = b.length
  while (aEnd > start && bEnd > start && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd--
    bEnd--
  }
  // Most comparisons allow one typo: one letter differs, is missing or too many, or two letters are swapped.
  if (limit === 1) return isOneEdit(a, b, start, aEnd, bEnd) ? 1 : 2
  return Math.min(differingDistance(a.slice(start, aEnd), b.slice(start, bEnd), limit), limit + 1)
}

/** True when what differs, from `start` on, is one letter or two that are swapped. */
function isOneEdit(a: string, b: string, start: number, aEnd: number, bEnd: number): boolean {
  const aCount = aEnd - start
  const bCount = bEnd - start
  if (aCount <= 1 && bCount <= 1) return true
  if (aCount !== 2 || bCount !== 2) return false
  return a.charCodeAt(start) === b.charCodeAt(start + 1) && a.charCodeAt(start + 1) === b.charCodeAt(start)
}

/** The distance itself, of two texts that share neither their first nor their last letter; above `limit` any larger number. */
function differingDistance(a: string, b: string, limit: number): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length
  if (a.length === 1 || b.length === 1) return oneLetterDistance(a, b)
  let beforePrevious: number[] = []
  let previous: number[] = []
  for (let column = 0; column <= b.length; column++) previous.push(column)
  let previousLeast = 0
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (swapped) best = Math.min(best, (beforePrevious[column - 2] ?? 0) + 1)
      current.push(best)
      if (best < least) least = best
    }
    // A swap goes two rows back, and costs one edit.
    if (least > limit && previousLeast >= limit) return limit + 1
    previousLeast = least
    beforePrevious = previous
    previous = current
  }
  return previous[b.length] ?? 0
}

function oneLetterDistance(a: string, b: string): number {
  const [letter, word] = a.length === 1 ? [a, b] : [b, a]
  return word.includes(letter) ? word.length - 1 : word.length
}
