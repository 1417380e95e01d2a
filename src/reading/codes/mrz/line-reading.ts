import { classCount, mrzAlphabet, type Frames } from './ocr-b-network.ts'

/** Distance between neighbouring characters, in pitches; the cost of a deviation is `stepCost` times its square. */
const stepMin = 0.6
const stepMax = 1.42
const stepCost = 16
/** The same character nearer than this, in pitches, without an empty frame between, is read once. */
const repeatMin = 0.8
/** Evidence a further character must add. */
const toll = 1.5
/** Limits of the evidence of one frame, in natural logarithms. */
const evidenceMin = -9
const evidenceMax = 9
/** Frames between characters: capitals are 16 rows high, cells about as wide, a frame 4 columns. */
const pitchMin = 2.4
const pitchMax = 7.5

/** One character of a line as read. */
export interface ReadCharacter {
  /** Frame of its centre. */
  readonly frame: number
  /** Probability of each character of `mrzAlphabet`, given that there is one. */
  readonly probabilities: Float32Array
}

/** A line as read. A higher score is better, also between readings of different lengths. */
export interface LineReading {
  readonly characters: readonly ReadCharacter[]
  readonly score: number
}

/** The most likely character at each place. */
export function textOf({ characters }: LineReading): string {
  return characters.map(({ probabilities }) => mrzAlphabet[indexOfMost(probabilities)] ?? '').join('')
}

/** Mean natural logarithm of the highest probability of each character, 0 at best. */
export function confidence({ characters }: LineReading): number {
  if (characters.length === 0) return -Infinity
  return (
    characters.reduce((sum, { probabilities }) => sum + Math.log(Math.max(...probabilities)), 0) / characters.length
  )
}

/**
 * The most probable characters of a line, each about one pitch after the last. `free` has any number of characters, `counted`
 * one reading for each of `counts`, null when the line cannot have that many.
 */
export function readLine(
  frames: Frames,
  counts: readonly number[],
): { readonly free: LineReading | null; readonly counted: readonly (LineReading | null)[] } {
  const evidence = characterEvidence(frames)
  const pitch = pitchOf(frames)
  if (pitch === null) return { free: null, counted: counts.map(() => null) }
  const most = Math.max(0, ...counts)
  const first = chain(evidence, () => pitch)
  const fitted = first === null ? () => pitch : pitchAlong(first.places, pitch)
  const free = chain(evidence, fitted)
  const table = most === 0 ? null : countedChains(evidence, fitted, most)
  const reading = (found: Chain | null): LineReading | null =>
    found === null
      ? null
      : { score: found.score, characters: found.places.map((frame) => characterAt(evidence, frame)) }
  return { free: reading(free), counted: counts.map((count) => reading(table?.(count) ?? null)) }
}

/** Evidence of each frame: for each character, with half of the better neighbour's, and for any character at all. */
interface Evidence {
  readonly count: number
  readonly each: Float32Array
  readonly most: Float32Array
  /** The most probable character of each frame. */
  readonly likeliest: Uint8Array
  /** Empty frames up to and including each. */
  readonly empties: Uint16Array
}

const characterCount = mrzAlphabet.length

function characterEvidence({ count, logs }: Frames): Evidence {
  const each = new Float32Array(count * characterCount)
  const most = new Float32Array(count)
  const likeliest = new Uint8Array(count)
  const empties = new Uint16Array(count)
  const logOf = (frame: number, index: number) =>
    frame < 0 || frame >= count ? evidenceMin * 2 : (logs[frame * classCount + index] ?? 0)
  const gain = (frame: number, index: number) => within(logOf(frame, index) - logOf(frame, characterCount))
  for (let frame = 0; frame < count; frame++) {
    let best = -Infinity
    for (let index = 0; index < characterCount; index++) {
      if (logOf(frame, index) > logOf(frame, likeliest[frame] ?? 0)) likeliest[frame] = index
      const beside = Math.max(logOf(frame - 1, index), logOf(frame + 1, index))
      each[frame * characterCount + index] = logOf(frame, index) + 0.5 * beside
      best = Math.max(best, gain(frame, index) + 0.5 * Math.max(gain(frame - 1, index), gain(frame + 1, index)))
    }
    most[frame] = best
    const empty = logOf(frame, characterCount) > Math.log(0.5) ? 1 : 0
    empties[frame] = (frame > 0 ? (empties[frame - 1] ?? 0) : 0) + empty
  }
  return { count, each, most, likeliest, empties }
}

function within(evidence: number): number {
  return Math.max(evidenceMin, Math.min(evidenceMax, evidence))
}

/** Median number of frames between characters; null with too few of them. */
function pitchOf({ count, logs }: Frames): number | null {
  const filled = Float32Array.from({ length: count }, (_, frame) => {
    return 1 - Math.exp(logs[frame * classCount + characterCount] ?? 0)
  })
  const middles: number[] = []
  let start = -1
  let weight = 0
  let moment = 0
  for (let frame = 0; frame <= count; frame++) {
    const share = filled[frame] ?? 0
    if (frame < count && share > 0.5) {
      if (start === -1) start = frame
      weight += share
      moment += share * frame
      continue
    }
    if (start !== -1) middles.push(moment / weight)
    start = -1
    weight = 0
    moment = 0
  }
  const steps = middles
    .slice(1)
    .map((middle, index) => middle - (middles[index] ?? 0))
    .filter((step) => step >= pitchMin * 0.9 && step <= pitchMax)
    .sort((a, b) => a - b)
  const middle = steps[Math.floor(steps.length / 2)]
  return steps.length < 4 || middle === undefined ? null : middle
}

interface Chain {
  readonly places: readonly number[]
  readonly score: number
}

/** The best chain of any length. */
function chain(evidence: Evidence, pitchAt: (frame: number) => number): Chain | null {
  const { count, most } = evidence
  const best = new Float64Array(count)
  const before = new Int32Array(count).fill(-1)
  let end = -1
  for (let frame = 0; frame < count; frame++) {
    const pitch = pitchAt(frame)
    let reached = 0
    const nearest = frame - Math.ceil(pitch * stepMin)
    for (let from = Math.max(0, Math.ceil(frame - pitch * stepMax)); from <= nearest; from++) {
      const value = (best[from] ?? 0) - costOf(evidence, from, frame, pitch)
      if (value > reached) {
        reached = value
        before[frame] = from
      }
    }
    best[frame] = reached + (most[frame] ?? 0) - toll
    if (end === -1 || (best[frame] ?? 0) > (best[end] ?? 0)) end = frame
  }
  if (end === -1 || (best[end] ?? 0) <= 0) return null
  const places: number[] = []
  for (let frame = end; frame !== -1; frame = before[frame] ?? -1) places.unshift(frame)
  return { places, score: best[end] ?? 0 }
}

/** The best chain of each exact length up to `most`. */
function countedChains(
  evidence: Evidence,
  pitchAt: (frame: number) => number,
  most: number,
): (length: number) => Chain | null {
  const { count, most: gains } = evidence
  const best = new Float64Array((most + 1) * count).fill(-Infinity)
  const before = new Int32Array((most + 1) * count).fill(-1)
  for (let frame = 0; frame < count; frame++) best[count + frame] = gains[frame] ?? 0
  for (let length = 2; length <= most; length++) {
    for (let frame = 0; frame < count; frame++) {
      const pitch = pitchAt(frame)
      const nearest = frame - Math.ceil(pitch * stepMin)
      let reached = -Infinity
      let from = -1
      for (let place = Math.max(0, Math.ceil(frame - pitch * stepMax)); place <= nearest; place++) {
        const value = (best[(length - 1) * count + place] ?? 0) - costOf(evidence, place, frame, pitch)
        if (value > reached) {
          reached = value
          from = place
        }
      }
      best[length * count + frame] = reached + (gains[frame] ?? 0)
      before[length * count + frame] = from
    }
  }
  return (length) => {
    let end = 0
    for (let frame = 1; frame < count; frame++) {
      if ((best[length * count + frame] ?? 0) > (best[length * count + end] ?? 0)) end = frame
    }
    const score = best[length * count + end] ?? -Infinity
    if (score === -Infinity) return null
    const places: number[] = []
    for (let rest = length, frame = end; rest > 0; frame = before[rest * count + frame] ?? -1, rest--)
      places.unshift(frame)
    return { places, score }
  }
}

/** Cost of a step from one character to the next. */
function costOf({ likeliest, empties }: Evidence, from: number, to: number, pitch: number): number {
  const pitches = (to - from) / pitch
  const isRepeat = pitches < repeatMin && likeliest[from] === likeliest[to] && empties[to] === empties[from]
  return isRepeat ? Infinity : stepCost * (pitches - 1) ** 2
}

/** The pitch as a linear function of the frame, fitted to the steps of a first chain. */
function pitchAlong(places: readonly number[], usual: number): (frame: number) => number {
  const steps = places.slice(1).map((place, index) => ({ at: place, step: place - (places[index] ?? 0) }))
  const kept = steps.filter(({ step }) => Math.abs(step / usual - 1) < 0.3)
  if (kept.length < 8) return () => usual
  const meanAt = kept.reduce((sum, { at }) => sum + at, 0) / kept.length
  const meanStep = kept.reduce((sum, { step }) => sum + step, 0) / kept.length
  const spread = kept.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0)
  const lean =
    spread === 0 ? 0 : kept.reduce((sum, { at, step }) => sum + (at - meanAt) * (step - meanStep), 0) / spread
  return (frame) => Math.max(meanStep * 0.75, Math.min(meanStep * 1.3, meanStep + lean * (frame - meanAt)))
}

function characterAt({ each }: Evidence, frame: number): ReadCharacter {
  const probabilities = new Float32Array(characterCount)
  const evidence = each.subarray(frame * characterCount, (frame + 1) * characterCount)
  const most = Math.max(...evidence)
  let sum = 0
  for (let index = 0; index < characterCount; index++) {
    // Two frames count as one and a half: neighbours are not independent.
    const probability = Math.exp(((evidence[index] ?? 0) - most) / 1.5)
    probabilities[index] = probability
    sum += probability
  }
  for (let index = 0; index < characterCount; index++) probabilities[index] = (probabilities[index] ?? 0) / sum
  return { frame, probabilities }
}

function indexOfMost(probabilities: Float32Array): number {
  let most = 0
  for (let index = 1; index < probabilities.length; index++)
    if ((probabilities[index] ?? 0) > (probabilities[most] ?? 0)) most = index
  return most
}
