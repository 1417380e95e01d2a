import type { LineReading } from '../../../src/reading/codes/mrz/line-reading.ts'
import { mrzAlphabet } from '../../../src/reading/codes/mrz/ocr-b-network.ts'

/** One doubtful position: the most probable character, its probability, and the runner-up. */
export interface Doubt {
  readonly line: number
  readonly place: number
  readonly first: string
  readonly share: number
  readonly second: string
}

/** Lines as the MRZ OCR returns them: every character is certain except the doubts. */
export function readings(lines: readonly string[], doubts: readonly Doubt[] = []): LineReading[] {
  return lines.map((text, line) => ({
    score: 0,
    characters: [...text].map((character, place) => {
      const probabilities = new Float32Array(mrzAlphabet.length).fill(0.00001)
      probabilities[mrzAlphabet.indexOf(character)] = 0.9995
      const doubt = doubts.find((each) => each.line === line && each.place === place)
      if (doubt !== undefined) {
        probabilities.fill(0.00001)
        probabilities[mrzAlphabet.indexOf(doubt.second)] = 1 - doubt.share
        probabilities[mrzAlphabet.indexOf(doubt.first)] = doubt.share
      }
      return { frame: place, probabilities }
    }),
  }))
}
