import { isSameReviewer } from './reviewer.ts'

/** What a person can decide on a case. docs/api.md#deciding-on-a-case. */
export const caseOutcomes = ['approved', 'declined', 'escalated'] as const
export type CaseOutcome = (typeof caseOutcomes)[number]

/** A decision on a case, or one that waits for a second reviewer. */
export interface MadeDecision {
  readonly outcome: CaseOutcome
  /** The newest verdict when it was made; null when the case had none. */
  readonly verdictId: string | null
  /** Who made it, the first one first; empty once erased. */
  readonly reviewers: readonly string[]
}

/** A decision that somebody wants to make, on the newest verdict. */
export interface WantedDecision {
  readonly outcome: CaseOutcome
  readonly verdictId: string | null
  readonly reviewer: string
}

/**
 * What a wanted decision comes to. `decide` and `ask` make a new one and end the one that waits; `confirm` makes the one that waits
 * hold; `keep_waiting` and `keep_standing` change nothing.
 */
export type NextStep = 'decide' | 'ask' | 'confirm' | 'keep_waiting' | 'keep_standing'

/** Reviewers of a decision in a workspace of two. */
const reviewersOfTwo = 2

/**
 * Two reviewers decide together when they want the same on the same verdict: what was asked on an earlier verdict was never looked at
 * for this one. Nobody confirms a decision of their own. A decision that stands already is not made again, so that a call that is
 * repeated, or the slower of two confirmations, decides nothing more. docs/api.md#deciding-on-a-case.
 */
export function nextStep(
  wanted: WantedDecision,
  of: { readonly waiting: MadeDecision | null; readonly standing: MadeDecision | null; readonly fourEyes: boolean },
): NextStep {
  const needsTwo = of.fourEyes && wanted.outcome !== 'escalated'
  const { waiting, standing } = of
  if (waiting !== null && needsTwo && isSame(waiting, wanted)) {
    const isOwn = waiting.reviewers.some((name) => isSameReviewer(name, wanted.reviewer))
    return isOwn ? 'keep_waiting' : 'confirm'
  }
  const enough = needsTwo ? reviewersOfTwo : 1
  if (waiting === null && standing !== null && isSame(standing, wanted) && standing.reviewers.length >= enough) {
    return 'keep_standing'
  }
  return needsTwo ? 'ask' : 'decide'
}

function isSame(made: MadeDecision, wanted: WantedDecision): boolean {
  return made.outcome === wanted.outcome && made.verdictId === wanted.verdictId
}
