import { issuerCodes } from '../../../domain/formats/mrz-issuers.ts'
import { mrzAlphabet } from './ocr-b-network.ts'

/** All codes together are at least this probable against the most probable characters, or the reading is kept. */
const plausibleMin = 0.02
const codes = issuerCodes.map((code) => [...code].map((character) => mrzAlphabet.indexOf(character)))

/**
 * Probabilities of the three characters of a state code, given that only codes of ICAO 9303-3 §5 occur. When no code is
 * plausible, as on specimens of fictional states, the probabilities are returned unchanged.
 */
export function stateProbabilities(places: readonly Float32Array[]): readonly Float32Array[] {
  const weights = codes.map((code) => code.reduce((weight, at, place) => weight * (places[place]?.[at] ?? 0), 1))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const plain = places.reduce((weight, probabilities) => weight * Math.max(...probabilities), 1)
  if (all < plain * plausibleMin) return places
  return places.map((_, place) => {
    const probabilities = new Float32Array(mrzAlphabet.length)
    for (const [index, code] of codes.entries()) {
      const at = code[place] ?? 0
      probabilities[at] = (probabilities[at] ?? 0) + (weights[index] ?? 0) / all
    }
    return probabilities
  })
}
