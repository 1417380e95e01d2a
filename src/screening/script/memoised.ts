/** Most memoised results: names share most of their words, records most of their syntax. */
const resultsMax = 65_536

/** The function with its results memoised; all are dropped when there are too many. */
export function memoised<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const now = compute(text)
    if (known.size >= resultsMax) known.clear()
    known.set(text, now)
    return now
  }
}
