import { scoreRules } from '../score/score-rules.ts'
import { tokenKind } from '../score/token-similarity.ts'
import { isPatronymic } from '../tokens/patronymic.ts'
import { abjadTitleNames } from '../tokens/arabic-names.ts'
import { genericWords, titleNames } from '../tokens/name-words.ts'
import type { NameSort } from '../tokens/name-tokens.ts'

/** Weight of a word that is on no list. */
const rarest = 100

/**
 * The weight of a token, 1 to 100: lower for words that are common in names of its sort, lowest for small words and
 * legal forms.
 */
export function tokenWeight(
  token: string,
  sort: NameSort,
  frequency: { readonly names: number; readonly of: number },
): number {
  const { weights, rareShare, personSlope, otherSlope } = scoreRules
  const kind = tokenKind(token.charCodeAt(0), token.length)
  if (kind === 'legal') return weights.legal
  if (kind === 'small') return weights.small
  if (kind === 'number') return weights.number
  if (kind === 'initial') return weights.initial
  const isPerson = sort === 'person'
  const common = doublings(Math.trunc((frequency.names * rareShare) / Math.max(frequency.of, rareShare)))
  const byShare = rarest - common * (isPerson ? personSlope : otherSlope)
  const floored = Math.max(byShare, isPerson ? weights.personMin : weights.otherMin)
  if (isPerson) {
    if (titleNames.has(token) || abjadTitleNames.has(token)) return Math.min(floored, weights.title)
    return isPatronymic(token) ? Math.min(floored, weights.patronymic) : floored
  }
  return genericWords.has(token) ? Math.min(floored, weights.generic) : floored
}

/** The integer part of the binary logarithm. */
function doublings(count: number): number {
  return count < 1 ? 0 : 31 - Math.clz32(count)
}
