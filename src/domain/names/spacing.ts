/** Two lists of words after words that only differ in their spacing were joined. */
export interface Aligned {
  readonly a: readonly string[]
  readonly b: readonly string[]
}

interface Run {
  /** Words of each side that the run takes. */
  readonly a: number
  readonly b: number
}

/**
 * Joins the words of two names that are the same letters with other spacing: `DES ROSIERS` and `DESROSIERS`, `DE LACRUZ` and
 * `DELA CRUZ`. Null when there are none. docs/rules/checks.md#person-names step 4.
 */
export function alignSpacing(a: readonly string[], b: readonly string[]): Aligned | null {
  let [first, second] = [a, b]
  for (let index = 0; index < first.length; index++) {
    for (let other = 0; other < second.length; other++) {
      const run = startAlike(first[index], second[other]) ? sameLettersFrom(first, index, second, other) : null
      if (run === null) continue
      first = joined(first, index, run.a)
      second = joined(second, other, run.b)
      break
    }
  }
  return first === a && second === b ? null : { a: first, b: second }
}

/** True for different words of which one can be the start of the other. */
function startAlike(a = '', b = ''): boolean {
  return a.length !== b.length && a.charCodeAt(0) === b.charCodeAt(0)
}

/** The shortest runs of words from two places that are the same letters; null for equal words and when there are none. */
function sameLettersFrom(a: readonly string[], from: number, b: readonly string[], other: number): Run | null {
  let [left, right] = [a[from] ?? '', b[other] ?? '']
  const run = { a: 1, b: 1 }
  while (left !== right) {
    if (left.length < right.length) {
      const next = right.startsWith(left) ? a[from + run.a] : undefined
      if (next === undefined) return null
      left += next
      run.a += 1
    } else {
      const next = left.startsWith(right) ? b[other + run.b] : undefined
      if (next === undefined) return null
      right += next
      run.b += 1
    }
  }
  return run
}

function joined(words: readonly string[], from: number, count: number): readonly string[] {
  if (count === 1) return words
  return [...words.slice(0, from), words.slice(from, from + count).join(''), ...words.slice(from + count)]
}
