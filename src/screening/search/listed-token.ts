import type { NameIndex } from '../index/name-index.ts'
import { kindOfShape, maskOfShape } from '../index/token-shape.ts'
import type { WeighedToken } from '../score/alignment.ts'
import type { NameSort } from '../tokens/name-tokens.ts'

/** A token that is read again for each name, where a search looks at thousands. */
export type ReadToken = { -readonly [Key in keyof WeighedToken]: WeighedToken[Key] }

const noLetters = new Uint8Array(0)

/** A token to be read into. */
export function noToken(): ReadToken {
  return { bytes: noLetters, start: 0, length: 0, sound: 0, mask: 0, kind: 'word', weight: 0, role: 0 }
}

/** A token of the vocabulary with its weight, and what it is in its name (`nameRoles`). */
export function listedToken(index: NameIndex, token: number, sort: NameSort, role = 0): WeighedToken {
  return readListedToken(index, token, sort, noToken(), role)
}

/** The same, read into a token that is used again. */
export function readListedToken(
  index: NameIndex,
  token: number,
  sort: NameSort,
  into: ReadToken,
  role = 0,
): WeighedToken {
  const start = index.vocabularyStarts[token] ?? 0
  const shape = index.scratch.shapes[token] ?? 0
  into.bytes = index.vocabularyLetters
  into.start = start
  into.length = (index.vocabularyStarts[token + 1] ?? 0) - start
  into.sound = index.vocabularySounds[token] ?? 0
  into.mask = maskOfShape(shape)
  into.kind = kindOfShape(shape)
  into.weight = index.weights[sort][token] ?? 0
  into.role = role
  return into
}
