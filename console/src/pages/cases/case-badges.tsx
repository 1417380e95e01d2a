import { StateBadge } from '../../parts/state-badge.tsx'
import { useTexts } from '../../text/language.tsx'
import { decisionTones, riskTones } from './case-words.ts'
import { caseTexts } from './texts.ts'
import type { CaseSummary } from '../../api/operations.ts'

/** Whether the newest verdict passed. */
export function ResultBadge({ passed }: { readonly passed: boolean | null }) {
  const t = useTexts(caseTexts)
  if (passed === null) return <StateBadge tone="neutral">{t('noVerdict')}</StateBadge>
  return <StateBadge tone={passed ? 'good' : 'bad'}>{passed ? t('passed') : t('failed')}</StateBadge>
}

/** The risk of the newest assessment; nothing where there is none. */
export function RiskBadge({ level }: { readonly level: CaseSummary['risk_level'] }) {
  const t = useTexts(caseTexts)
  return level === null ? null : <StateBadge tone={riskTones[level]}>{t(level)}</StateBadge>
}

export function DecisionBadge({ decision }: { readonly decision: CaseSummary['decision'] }) {
  const t = useTexts(caseTexts)
  return <StateBadge tone={decisionTones[decision]}>{t(decision)}</StateBadge>
}
