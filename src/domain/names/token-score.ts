import { editDistance } from './edit-distance.ts'
import { areVariants } from './name-variants.ts'

/** Score of a pair of words, best first. docs/rules/checks.md#person-names step 5. */
export const tokenScores = { equal: 100, variant: 96, initial: 90, oneEdit: 88, twoEdits: 82, none: 0 } as const

/**
 * Shortest length, of the longer word, at which edits count as typing errors. docs/rules/checks.md#person-names step 5.
 */
const oneEditLengthMin = 4
const twoEditsLengthMin = 9

/**
 * Similarity of two words of a name, 0 to 100; words with a digit are equal or score 0.
 * docs/rules/checks.md#person-names step 5.
 */
export function scoreTokens(a: string, b: string): number {
  if (a === b) return tokenScores.equal
  if (areVariants(a, b)) return tokenScores.variant
  if (a.length === 1 || b.length === 1) {
    return a.charCodeAt(0) === b.charCodeAt(0) && !startsWithDigit(a) ? tokenScores.initial : tokenScores.none
  }
  const length = Math.max(a.length, b.length)
  if (length < oneEditLengthMin || hasDigit(a) || hasDigit(b)) return tokenScores.none
  const limit = length >= twoEditsLengthMin ? 2 : 1
  const edits = editDistance(a, b, limit)
  if (edits > limit) return tokenScores.none
  return edits === 1 ? tokenScores.oneEdit : tokenScores.twoEdits
}

function startsWithDigit(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 48 && code <= 57
}

function hasDigit(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index)
    if (code >= 48 && code <= 57) return true
  }
  return false
}
