import type { ScorePiece } from '../../contract/score-piece.ts'
import type { ScreeningHit } from './result.ts'

/**
 * The pieces of a hit's score, whose points add up to it exactly: the words that were paired, those without a partner, the other
 * evidence. docs/screening.md#explanation-of-a-hit.
 */
export function scorePieces({ pairs, unmatchedQuery, unmatchedListed, evidence }: ScreeningHit): ScorePiece[] {
  return [
    ...pairs.map(({ query, listed, reason, contribution }): ScorePiece => {
      return { on: 'name', finding: reason, ...compared(query, listed), points: contribution }
    }),
    ...unmatchedQuery.map(({ token, contribution }): ScorePiece => {
      return { on: 'only_asked', asked: token, points: contribution }
    }),
    ...unmatchedListed.map(({ token, contribution }): ScorePiece => {
      return { on: 'only_listed', listed: token, points: contribution }
    }),
    ...evidence.map(({ on, finding, query, listed, contribution }): ScorePiece => {
      return { on, finding, ...compared(query, listed), points: contribution }
    }),
  ]
}

/** The two values that were compared; one that is not known is absent. */
function compared(asked: string, listed: string): Pick<ScorePiece, 'asked' | 'listed'> {
  return { ...(asked === '' ? {} : { asked }), ...(listed === '' ? {} : { listed }) }
}
