import type { CaseSummary } from '../../api/operations.ts'
import type { Tone } from '../../parts/state-badge.tsx'

export const caseKinds = ['individual', 'corporation', 'partnership', 'charitable_org', 'trust', 'estate'] as const
export const riskLevels = ['Low', 'Medium', 'High'] as const
export const decisions = ['approved', 'declined', 'escalated', 'waiting', 'none'] as const

export const riskTones: Readonly<Record<(typeof riskLevels)[number], Tone>> = {
  Low: 'good',
  Medium: 'warning',
  High: 'bad',
}
export const decisionTones: Readonly<Record<CaseSummary['decision'], Tone>> = {
  approved: 'good',
  declined: 'bad',
  escalated: 'warning',
  waiting: 'info',
  none: 'neutral',
}
