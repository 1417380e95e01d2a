/** Most texts that one function remembers during a verdict; further ones are read each time. */
const textsMax = 500

/** An answer, and what it was asked under. */
interface Known<Under, T> {
  readonly under: Under
  readonly answer: T
}

const memos: { readonly size: number; clear(): void }[] = []
const objects: (() => void)[] = []
let isWithinVerdict = false

/**
 * A pure function that a verdict asks many times about the same names and addresses: it remembers until the end of the verdict what
 * it answered last about a text, and nothing outside of one.
 */
export function onceAVerdict<T, Under = undefined>(
  read: (text: string, under: Under) => T,
): (text: string, under: Under) => T {
  const known = new Map<string, Known<Under, T>>()
  memos.push(known)
  return (text, under) => {
    if (!isWithinVerdict) return read(text, under)
    const before = known.get(text)
    if (before !== undefined && before.under === under) return before.answer
    const answer = read(text, under)
    if (known.size < textsMax) known.set(text, { under, answer })
    return answer
  }
}

/** The same for two texts, in this order. */
export function pairOnceAVerdict<T>(read: (a: string, b: string) => T): (a: string, b: string) => T {
  const withFirst = onceAVerdict(() => new Map<string, T>())
  return (a, b) => {
    if (!isWithinVerdict) return read(a, b)
    const known = withFirst(a, undefined)
    const before = known.get(b)
    if (before !== undefined) return before
    const answer = read(a, b)
    if (known.size < textsMax) known.set(b, answer)
    return answer
  }
}

/**
 * The same for what is read from one object, such as the profile under a pack: it remembers the last pair.
 */
export function onceAnObject<Of extends object, Under, T>(
  read: (of: Of, under: Under) => T,
): (of: Of, under: Under) => T {
  let last: { readonly of: Of; readonly under: Under; readonly answer: T } | null = null
  objects.push(() => (last = null))
  return (of, under) => {
    if (!isWithinVerdict) return read(of, under)
    if (last !== null && last.of === of && last.under === under) return last.answer
    const answer = read(of, under)
    last = { of, under, answer }
    return answer
  }
}

/**
 * The same for what is read from a context: it remembers what it answered last about the object that the context carries, which the
 * judged context and the rated one share.
 */
export function onceFor<Asked, T>(carried: (asked: Asked) => object, read: (asked: Asked) => T): (asked: Asked) => T {
  let last: { readonly of: object; readonly answer: T } | null = null
  objects.push(() => (last = null))
  return (asked) => {
    if (!isWithinVerdict) return read(asked)
    const of = carried(asked)
    if (last !== null && last.of === of) return last.answer
    const answer = read(asked)
    last = { of, answer }
    return answer
  }
}

/** Runs a verdict, and forgets its texts at the end: no name of a client stays in memory. A verdict never waits. */
export function withinVerdict<T>(reach: () => T): T {
  isWithinVerdict = true
  try {
    return reach()
  } finally {
    isWithinVerdict = false
    for (const known of memos) if (known.size > 0) known.clear()
    for (const forget of objects) forget()
  }
}
