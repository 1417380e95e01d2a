import { issuerCodes } from '../../../domain/formats/mrz-issuers.ts'
import { mrzAlphabet } from './ocr-b-network.ts'

/** A code less likely than the plain reading by more than this factor is not what stands there. */
const plausibleMin = 0.02
const codes = issuerCodes.map((code) => [...code].map((character) => mrzAlphabet.indexOf(character)))

/**
 * Probabilities of the three characters of a state, seen together: only codes of ISO and ICAO stand there (ICAO 9303 part 3,
 * section 5). Where none of them is anywhere near what was read, as on specimens of no state, the reading stays as it is.
 */
export function stateShares(places: readonly Float32Array[]): readonly Float32Array[] {
  const weights = codes.map((code) => code.reduce((weight, at, place) => weight * (places[place]?.[at] ?? 0), 1))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const plain = places.reduce((weight, shares) => weight * Math.max(...shares), 1)
  if (all < plain * plausibleMin) return places
  return places.map((_, place) => {
    const shares = new Float32Array(mrzAlphabet.length)
    for (const [index, code] of codes.entries()) {
      const at = code[place] ?? 0
      shares[at] = (shares[at] ?? 0) + (weights[index] ?? 0) / all
    }
    return shares
  })
}
