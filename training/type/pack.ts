import { featureHash } from '../../src/reading/type/type-model.ts'
import type { Fitted } from './fit.ts'
import type { Calibration } from './outcomes.ts'

/** Largest number of weights kept, two bytes each. */
const entriesMax = 140_000
/** Weights are whole numbers up to this. */
const largest = 127

/** The file of a model: the heaviest weights, rounded. */
export function packModel(
  { types, vocabulary, weights, bias, rules }: Fitted,
  { sharpness, otherOffset }: Calibration,
): Uint8Array {
  const count = types.length
  const sizes = weights.map(Math.abs).toSorted()
  const least = sizes[Math.max(0, sizes.length - entriesMax)] ?? 0
  const most = sizes[Math.floor(sizes.length * 0.9999)] ?? 1
  const step = most / largest
  const words = new Map<number, [number, number][]>()
  for (const [word, at] of vocabulary) {
    const entries: [number, number][] = []
    for (let type = 0; type < count; type++) {
      const weight = weights[at * count + type] ?? 0
      const rounded = Math.max(-largest, Math.min(largest, Math.round(weight / step)))
      if (Math.abs(weight) >= least && rounded !== 0) entries.push([type, rounded])
    }
    // Words without weights stay, since the number of known words counts.
    words.set(featureHash(word), entries)
  }
  const head = new TextEncoder().encode(
    JSON.stringify({
      words: words.size,
      step: step * sharpness,
      types,
      bias: [...bias].map((number, type) =>
        rounded((number + (types[type] === 'other' ? otherOffset : 0)) * sharpness),
      ),
      rules: [...rules].map((number) => rounded(number * sharpness)),
    }),
  )
  const entries = [...words.values()].flat()
  const bytes = new Uint8Array(4 + head.length + 5 * words.size + 2 * entries.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, head.length, true)
  bytes.set(head, 4)
  let at = 4 + head.length
  for (const [hash, { length }] of words) {
    view.setUint32(at, hash, true)
    view.setUint8(at + 4, length)
    at += 5
  }
  for (const [index, [type, weight]] of entries.entries()) {
    view.setUint8(at + index, type)
    view.setInt8(at + entries.length + index, weight)
  }
  return bytes
}

function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000
}
