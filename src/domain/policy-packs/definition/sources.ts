import type { FigureSource, PolicyPack } from './policy-pack.ts'

/** A figure read in the text that is named. */
export const read = (source: string): FigureSource => ({ source, verified: true })

/** A figure that nobody of us has looked up in the text that is named. */
export const unread = (source: string): FigureSource => ({ source, verified: false })

/** A figure of ours: no text asks for it. */
const ours: FigureSource = { source: 'ours', verified: true }

/** A figure that institutions use and no text gives. */
export const practice: FigureSource = { source: 'practice', verified: true }

/** Sources of what is the same in every pack that says nothing else. docs/rules/policy-packs.md#thresholds. */
export const commonSources = {
  minOcrConfidence: ours,
  expiringDays: ours,
  incomeTolerance: ours,
  maxListAgeDays: ours,
  sofAmount: ours,
  maxAgeDays: practice,
  reviewMonths: practice,
} as const satisfies Partial<PolicyPack['sources']>
