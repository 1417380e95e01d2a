/** One file to damage, and what it was declared as. */
export interface Sample {
  readonly name: string
  readonly mime: string
  readonly bytes: Buffer
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Longest result. */
const bytesMax = 8 * 1024 * 1024
const flipsMax = 64
const repeatsMax = 60
const chunkBytesMax = 4_096
const headBytesMax = 512

type Damage = (bytes: Buffer, next: () => number, other: Buffer) => Buffer

/** Every way a file is damaged; each leaves most of it as it was. */
export const damages: Readonly<Record<string, Damage>> = {
  flip(bytes, next) {
    const damaged = Buffer.from(bytes)
    for (let left = 1 + pick(next, flipsMax); left > 0; left--) {
      const at = pick(next, damaged.length)
      damaged[at] = (damaged[at] ?? 0) ^ (1 << pick(next, 8))
    }
    return damaged
  },
  headFlip(bytes, next) {
    const damaged = Buffer.from(bytes)
    for (let left = 1 + pick(next, 6); left > 0; left--) {
      damaged[pick(next, Math.min(headBytesMax, damaged.length))] = pick(next, 256)
    }
    return damaged
  },
  truncate: (bytes, next) => bytes.subarray(0, 8 + pick(next, bytes.length)),
  splice(bytes, next, other) {
    const at = pick(next, bytes.length)
    return Buffer.concat([bytes.subarray(0, at), chunkOf(other, next), bytes.subarray(at + pick(next, chunkBytesMax))])
  },
  swapHead(bytes, next, other) {
    const size = 8 + pick(next, headBytesMax)
    return Buffer.concat([other.subarray(0, size), bytes.subarray(size)])
  },
  repeat(bytes, next) {
    const chunk = chunkOf(bytes, next)
    const at = pick(next, bytes.length)
    const repeated = Array<Buffer>(1 + pick(next, repeatsMax)).fill(chunk)
    return Buffer.concat([bytes.subarray(0, at), ...repeated, bytes.subarray(at)])
  },
  numbers(bytes, next) {
    // Sizes, counts and offsets of PDFs and their like are digits: make some of them absurd.
    const damaged = Buffer.from(bytes)
    for (let left = 1 + pick(next, 40); left > 0; left--) {
      const from = pick(next, damaged.length)
      const at = damaged.subarray(from, from + chunkBytesMax).findIndex((byte) => byte >= 0x30 && byte <= 0x39)
      if (at >= 0) damaged[from + at] = 0x30 + pick(next, 10)
    }
    return damaged
  },
}

/** A damaged sample; which one and how follows from the numbers alone. */
export function mutate(samples: readonly Sample[], next: () => number): Sample {
  const sample = samples[pick(next, samples.length)]
  const other = samples[pick(next, samples.length)]
  const [name, damage] = Object.entries(damages)[pick(next, Object.keys(damages).length)] ?? []
  if (sample === undefined || other === undefined || damage === undefined) throw new Error('there is nothing to damage')
  const bytes = damage(sample.bytes, next, other.bytes).subarray(0, bytesMax)
  return { name: `${sample.name} ${name}`, mime: sample.mime, bytes }
}

function pick(next: () => number, below: number): number {
  return Math.floor(next() * below)
}

function chunkOf(bytes: Buffer, next: () => number): Buffer {
  const at = pick(next, bytes.length)
  return bytes.subarray(at, at + 1 + pick(next, chunkBytesMax))
}
