import { mrzAlphabet } from './ocr-b-network.ts'

/** What a place of a name follows from: a letter, one filler, two of them, and three or more, after which nothing comes. */
const [letterState, oneFiller, twoFillers, rest] = [0, 1, 2, 3] as const
const followers: readonly (readonly number[])[] = [
  [letterState, oneFiller],
  [letterState, twoFillers],
  [letterState, rest],
  [rest],
]
const filler = mrzAlphabet.indexOf('<')
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => mrzAlphabet.indexOf(letter))
/** Nothing is quite impossible. */
const shareMin = 1e-7

/**
 * Probabilities of the characters of a name field, each seen together with all others of it: a name begins with a letter, and
 * after three fillers comes no letter (ICAO 9303 part 3, 4.6). Nothing else is assumed of names, so that what was misread
 * does not look surer than it is. Letters keep their shares of one another.
 */
export function nameShares(places: readonly Float32Array[]): readonly Float32Array[] {
  const ofLetters = places.map((shares) => letters.reduce((sum, index) => sum + (shares[index] ?? 0), shareMin))
  const says = (state: number, place: number) =>
    state === letterState ? (ofLetters[place] ?? 0) : (places[place]?.[filler] ?? 0) + shareMin
  const ahead: (readonly number[])[] = []
  for (const place of places.keys()) {
    const before = ahead.at(-1)
    const reach = [0, 0, 0, 0]
    if (before === undefined) reach[letterState] = 1
    for (const [from, weight] of before?.entries() ?? []) {
      for (const to of followers[from] ?? []) reach[to] = (reach[to] ?? 0) + weight
    }
    ahead.push(scaled(reach.map((weight, state) => weight * says(state, place))))
  }
  let behind: readonly number[] = [1, 1, 1, 1]
  const out: Float32Array[] = []
  for (let place = places.length - 1; place >= 0; place--) {
    const weights = (ahead[place] ?? []).map((weight, state) => weight * (behind[state] ?? 0))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    out.unshift(withLetterShare(places[place], (weights[letterState] ?? 0) / all, ofLetters[place] ?? 1))
    const next = behind
    behind = scaled(followers.map((follow) => follow.reduce((sum, to) => sum + says(to, place) * (next[to] ?? 0), 0)))
  }
  return out
}

function scaled(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

function withLetterShare(shares: Float32Array | undefined, share: number, ofLetters: number): Float32Array {
  const out = new Float32Array(mrzAlphabet.length)
  // What the characters of names have together stays: where it is next to nothing, something else stands there.
  const whole = ofLetters + (shares?.[filler] ?? 0)
  for (const index of letters) out[index] = ((shares?.[index] ?? 0) / ofLetters) * share * whole
  out[filler] = (1 - share) * whole
  return out
}
