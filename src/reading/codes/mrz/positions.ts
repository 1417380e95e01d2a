import { allowedCharacters } from '../../../domain/formats/mrz-characters.ts'
import { mrzCheckDigit } from '../../../domain/formats/mrz-check-digit.ts'
import type { MrzLayout } from '../../../domain/formats/mrz-layouts.ts'
import type { LineReading } from './line-reading.ts'
import { nameProbabilities } from './name-probabilities.ts'
import { mrzAlphabet } from './ocr-b-network.ts'
import { stateProbabilities } from './state-probabilities.ts'

/** Below this total the network is certain of a character that the layout does not allow; the total is not scaled to 1. */
const allowedProbabilityMin = 0.001

/** What each character of `mrzAlphabet` adds to a check digit, modulo 10. */
const digits = [...mrzAlphabet].map(mrzCheckDigit)
const [zero, letterO] = [mrzAlphabet.indexOf('0'), mrzAlphabet.indexOf('O')]

/** One character position of an MRZ line. Probabilities are those among the characters that the layout allows there. */
export interface Position {
  readonly character: string
  readonly probability: number
  /** The second most probable character. */
  readonly runnerUp: string
  readonly runnerUpProbability: number
  /** Of all other characters that weigh the same to a check digit: 6, G and Q, or 1, L and V. */
  readonly sameValueProbability: number
}

/** The positions of one line (`row`, from 0) of a layout. ICAO 9303-3 §4.3. */
export function positionsOfLine(layout: MrzLayout, row: number, { characters }: LineReading): readonly Position[] {
  const alphabets = allowedCharacters(layout)[row] ?? []
  return probabilitiesOfLine(layout, row, characters).map((probabilities, at) => {
    const allowed = alphabets[at] ?? ''
    let [first, second] = [-1, -1]
    let total = 0
    for (const character of allowed) {
      const index = mrzAlphabet.indexOf(character)
      total += probabilities[index] ?? 0
      if (first === -1 || (probabilities[index] ?? 0) > (probabilities[first] ?? 0)) [first, second] = [index, first]
      else if (second === -1 || (probabilities[index] ?? 0) > (probabilities[second] ?? 0)) second = index
    }
    const sameValue = [...allowed].reduce((sum, character) => {
      const index = mrzAlphabet.indexOf(character)
      return index !== first && digits[index] === digits[first] ? sum + (probabilities[index] ?? 0) : sum
    }, 0)
    const whole = total >= allowedProbabilityMin ? total : 1
    return {
      character: mrzAlphabet[first] ?? '<',
      probability: (probabilities[first] ?? 0) / whole,
      runnerUp: mrzAlphabet[second] ?? '<',
      runnerUpProbability: (probabilities[second] ?? 0) / whole,
      sameValueProbability: sameValue / whole,
    }
  })
}

/** Whether the two most probable characters are the digit zero and the letter O, the second one above a probability. */
export function isZeroOrO({ character, runnerUp, runnerUpProbability }: Position, above: number): boolean {
  return runnerUpProbability > above && [character, runnerUp].sort().join('') === '0O'
}

/** Probabilities of each position; those of a name field and of a state code are weighed as one. */
function probabilitiesOfLine(
  layout: MrzLayout,
  row: number,
  characters: LineReading['characters'],
): readonly Float32Array[] {
  const names = [layout.names, ...(layout.givenNames ? [layout.givenNames] : [])]
  const states = [layout.issuer, ...(layout.nationality ? [layout.nationality] : [])]
  const alphabets = allowedCharacters(layout)[row] ?? []
  const line = characters.map(({ probabilities }, at) => withOneZero(probabilities, alphabets[at] ?? ''))
  for (const [spanRow, start, end] of states) {
    if (spanRow === row) line.splice(start, end - start, ...stateProbabilities(line.slice(start, end)))
  }
  for (const [spanRow, start, end] of names) {
    if (spanRow === row) line.splice(start, end - start, ...nameProbabilities(line.slice(start, end)))
  }
  return line
}

/** Many typefaces draw zero and O alike: where only one of them is allowed, it gets the probability of both. */
function withOneZero(probabilities: Float32Array, allowed: string): Float32Array {
  const hasZero = allowed.includes('0')
  if (hasZero === allowed.includes('O')) return probabilities
  const one = Float32Array.from(probabilities)
  one[hasZero ? zero : letterO] = (probabilities[zero] ?? 0) + (probabilities[letterO] ?? 0)
  one[hasZero ? letterO : zero] = 0
  return one
}
