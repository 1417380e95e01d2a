import { answerCount, mrzAlphabet, type Frames } from './ocr-b-network.ts'

/** Distance between neighbouring characters, in pitches, least and most; a squared pitch off costs this much. */
const stepMin = 0.6
const stepMax = 1.42
const stepCost = 16
/** One character twice: nearer than this, in pitches, and without a frame of nothing between, it is once. */
const repeatMin = 0.8
/** What a character must bring to be one more. */
const toll = 1.5
/** What one frame can say for or against a character. */
const evidenceMin = -9
const evidenceMax = 9
/** Frames between characters, least and most: capitals are 16 columns high and cells about as wide. */
const pitchMin = 2.4
const pitchMax = 7.5

/** One character of a line as read. */
export interface ReadCharacter {
  /** Frame of its middle. */
  readonly frame: number
  /** Probability of each character of `zoneAlphabet`, that there is one given. */
  readonly shares: Float32Array
}

/** A line of print as read, with what speaks for it: higher is better, for one number of characters and another. */
export interface LineReading {
  readonly characters: readonly ReadCharacter[]
  readonly score: number
}

/** The most likely character at each place. */
export function textOf({ characters }: LineReading): string {
  return characters.map(({ shares }) => mrzAlphabet[indexOfMost(shares)] ?? '').join('')
}

/** Mean over the characters of the logarithm of the likeliest one's probability, 0 at best. */
export function confidence({ characters }: LineReading): number {
  if (characters.length === 0) return -Infinity
  return characters.reduce((sum, { shares }) => sum + Math.log(Math.max(...shares)), 0) / characters.length
}

/**
 * The likeliest characters of a line: print of one pitch, so each character stands about one pitch from the last. With
 * `counts`, one reading for each number of characters asked for (null when the line cannot have so many); the first answer
 * is for any number.
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

/** For each frame what speaks for each character there, with half of what the better neighbour says, and for any at all. */
interface Evidence {
  readonly count: number
  readonly each: Float32Array
  readonly most: Float32Array
  /** The likeliest character of each frame. */
  readonly likeliest: Uint8Array
  /** Frames up to and with each that say nothing stands there. */
  readonly empties: Uint16Array
}

const characterCount = mrzAlphabet.length

function characterEvidence({ count, logs }: Frames): Evidence {
  const each = new Float32Array(count * characterCount)
  const most = new Float32Array(count)
  const likeliest = new Uint8Array(count)
  const empties = new Uint16Array(count)
  const logOf = (frame: number, index: number) =>
    frame < 0 || frame >= count ? evidenceMin * 2 : (logs[frame * answerCount + index] ?? 0)
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

/** Frames from character to character: the distance at which the line repeats itself best. */
function pitchOf({ count, logs }: Frames): number | null {
  const filled = Float32Array.from({ length: count }, (_, frame) => {
    return 1 - Math.exp(logs[frame * answerCount + characterCount] ?? 0)
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

/** What a step from one character to the next costs. */
function costOf({ likeliest, empties }: Evidence, from: number, to: number, pitch: number): number {
  const pitches = (to - from) / pitch
  const twice = pitches < repeatMin && likeliest[from] === likeliest[to] && empties[to] === empties[from]
  return twice ? Infinity : stepCost * (pitches - 1) ** 2
}

/** Pitch as a straight line along the strip, from the steps of a first chain. */
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
  const shares = new Float32Array(characterCount)
  const evidence = each.subarray(frame * characterCount, (frame + 1) * characterCount)
  const most = Math.max(...evidence)
  let sum = 0
  for (let index = 0; index < characterCount; index++) {
    // Evidence of two frames is counted as one and a half: neighbours are not independent.
    const share = Math.exp(((evidence[index] ?? 0) - most) / 1.5)
    shares[index] = share
    sum += share
  }
  for (let index = 0; index < characterCount; index++) shares[index] = (shares[index] ?? 0) / sum
  return { frame, shares }
}

function indexOfMost(shares: Float32Array): number {
  let most = 0
  for (let index = 1; index < shares.length; index++) if ((shares[index] ?? 0) > (shares[most] ?? 0)) most = index
  return most
}
