/** Answers that are remembered: names share most of their words, records most of their syntax. */
const answersMax = 65_536

/** The same function of a text, with its answers remembered; forgotten all at once when they are too many. */
export function memoised<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const now = answer(text)
    if (known.size >= answersMax) known.clear()
    known.set(text, now)
    return now
  }
}
