import type { FigureSource, PolicyPack } from './policy-pack.ts'

/** A figure that we have read in the named text. */
export const read = (source: string): FigureSource => ({ source, verified: true })

/** A figure that we have not yet checked in the named text. */
export const unread = (source: string): FigureSource => ({ source, verified: false })

/** Our own figure, without a legal source. */
const ours: FigureSource = { source: 'ours', verified: true }

/** A common practice of institutions, without a legal source. */
export const practice: FigureSource = { source: 'practice', verified: true }

/** Sources of the default figures. docs/rules/policy-packs.md#thresholds. */
export const commonSources = {
  minOcrConfidence: ours,
  expiringDays: ours,
  incomeTolerance: ours,
  maxListAgeDays: ours,
  sofAmount: ours,
  maxAgeDays: practice,
  reviewMonths: practice,
} as const satisfies Partial<PolicyPack['sources']>
