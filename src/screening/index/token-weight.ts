import { scoreRules } from '../score/score-rules.ts'
import { tokenKind } from '../score/token-similarity.ts'
import { genericWords } from '../tokens/name-words.ts'
import type { NameSort } from '../tokens/name-tokens.ts'

/** Weight of a word that no list has. */
const rarest = 100

/** What a token tells, 1 to 100: a word counts less the more names of its sort have it, small words and legal forms hardly. */
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
  if (isPerson) return isPatronymic(token) ? Math.min(floored, weights.patronymic) : floored
  return genericWords.has(token) ? Math.min(floored, weights.generic) : floored
}

/** Father's names, which lists leave out as often as not. */
function isPatronymic(token: string): boolean {
  return token.length >= 7 && /(?:[oe]vich|[oey]vna|ichna)$/.test(token)
}

/** How often one doubles to reach a number: the integer part of its binary logarithm. */
function doublings(count: number): number {
  return count < 1 ? 0 : 31 - Math.clz32(count)
}
