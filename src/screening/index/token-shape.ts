import { letterClasses, letterMask } from '../score/letter-distance.ts'
import { tokenKind, tokenKinds, type TokenKind } from '../score/token-similarity.ts'

/**
 * The shape of a token in one number: classes of letters (`letterMask`), length and kind. A search rejects most tokens
 * by reading this one array.
 */
const lengthBits = 7
/** Longer words get this length; none of them is compared letter by letter. */
export const lengthMost = (1 << lengthBits) - 1
const kindShift = letterClasses + lengthBits
const maskBits = (1 << letterClasses) - 1

/** The shapes of a vocabulary, one per token. */
export function tokenShapes(starts: Uint32Array, bytes: Uint8Array): Uint32Array {
  const shapes = new Uint32Array(starts.length - 1)
  const letters = { bytes, start: 0, length: 0 }
  for (let token = 0; token < shapes.length; token++) {
    letters.start = starts[token] ?? 0
    letters.length = (starts[token + 1] ?? 0) - letters.start
    const kind = tokenKinds.indexOf(tokenKind(bytes[letters.start] ?? 0, letters.length))
    shapes[token] = (kind << kindShift) | (Math.min(letters.length, lengthMost) << letterClasses) | letterMask(letters)
  }
  return shapes
}

export function maskOfShape(shape: number): number {
  return shape & maskBits
}

export function lengthOfShape(shape: number): number {
  return (shape >>> letterClasses) & lengthMost
}

export function kindOfShape(shape: number): TokenKind {
  return tokenKinds[shape >>> kindShift] ?? 'word'
}
