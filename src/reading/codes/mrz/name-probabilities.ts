import { mrzAlphabet } from './ocr-b-network.ts'

/** States of a name field: after a letter, after one filler, after two, and after three or more, where no letter follows. */
const [letterState, oneFiller, twoFillers, rest] = [0, 1, 2, 3] as const
const followers: readonly (readonly number[])[] = [
  [letterState, oneFiller],
  [letterState, twoFillers],
  [letterState, rest],
  [rest],
]
const filler = mrzAlphabet.indexOf('<')
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => mrzAlphabet.indexOf(letter))
/** Keeps every path possible, so that no sum is zero. */
const probabilityMin = 1e-7

/**
 * Probabilities of the characters of a name field by the forward-backward algorithm: a name begins with a letter, and no letter
 * follows three fillers (ICAO 9303-3 §4.6). Nothing else is assumed of names, so that a misread letter gains no confidence.
 * The ratios between letters stay.
 */
export function nameProbabilities(places: readonly Float32Array[]): readonly Float32Array[] {
  const ofLetters = places.map((probabilities) =>
    letters.reduce((sum, index) => sum + (probabilities[index] ?? 0), probabilityMin),
  )
  const emission = (state: number, place: number) =>
    state === letterState ? (ofLetters[place] ?? 0) : (places[place]?.[filler] ?? 0) + probabilityMin
  const forward: (readonly number[])[] = []
  for (const place of places.keys()) {
    const before = forward.at(-1)
    const reach = [0, 0, 0, 0]
    if (before === undefined) reach[letterState] = 1
    for (const [from, weight] of before?.entries() ?? []) {
      for (const to of followers[from] ?? []) reach[to] = (reach[to] ?? 0) + weight
    }
    forward.push(scaled(reach.map((weight, state) => weight * emission(state, place))))
  }
  let backward: readonly number[] = [1, 1, 1, 1]
  const out: Float32Array[] = []
  for (let place = places.length - 1; place >= 0; place--) {
    const weights = (forward[place] ?? []).map((weight, state) => weight * (backward[state] ?? 0))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    out.unshift(withLetterProbability(places[place], (weights[letterState] ?? 0) / all, ofLetters[place] ?? 1))
    const next = backward
    backward = scaled(
      followers.map((follow) => follow.reduce((sum, to) => sum + emission(to, place) * (next[to] ?? 0), 0)),
    )
  }
  return out
}

function scaled(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

function withLetterProbability(
  probabilities: Float32Array | undefined,
  probability: number,
  ofLetters: number,
): Float32Array {
  const out = new Float32Array(mrzAlphabet.length)
  // The total stays, so that a character no name can have is still detected.
  const whole = ofLetters + (probabilities?.[filler] ?? 0)
  for (const index of letters) out[index] = ((probabilities?.[index] ?? 0) / ofLetters) * probability * whole
  out[filler] = (1 - probability) * whole
  return out
}
