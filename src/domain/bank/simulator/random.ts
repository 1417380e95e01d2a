const offsetBasis = 0x811c9dc5
const prime = 0x01000193
const goldenRatio = 0x9e3779b1
const twoTo32 = 0x1_0000_0000

/** Widest range of `whole`, so that the product with 32 bits stays an exact integer. */
const spanMax = 2 ** 21

const encoder = new TextEncoder()

/** The same numbers for the same seed on every machine. */
export interface RandomStream {
  /** A whole number from `low` to `high`, both included. Throws for a range wider than 2^21. */
  whole(low: number, high: number): number
  /** One of the items. Throws when there is none. */
  pick<T>(items: readonly T[]): T
}

/** FNV-1a, 32 bits, of the text in UTF-8; `from` continues another hash. */
export function fnv1a(text: string, from: number = offsetBasis): number {
  let hash = from
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, prime)
  return hash >>> 0
}

/** A bijection of 32 bits that spreads every bit of the input (the finaliser of MurmurHash3). */
export function mix32(value: number): number {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** The seed of one of many parts (a month) of what a seed stands for. */
export function partSeed(seed: number, part: number): number {
  return mix32(seed ^ Math.imul(part, goldenRatio))
}

/** mulberry32 from a seed of 32 bits. */
export function randomStream(seed: number): RandomStream {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const whole = (low: number, high: number): number => {
    const span = high - low + 1
    if (!(span >= 1 && span <= spanMax)) throw new RangeError(`no whole number from ${low} to ${high} can be drawn`)
    // A product below 2^53 divided by a power of two: exact, so floor gives the same integer everywhere.
    return low + Math.floor((next() * span) / twoTo32)
  }
  return {
    whole,
    pick(items) {
      const item = items[whole(0, items.length - 1)]
      if (item === undefined) throw new RangeError('the list to pick from has a hole')
      return item
    },
  }
}
