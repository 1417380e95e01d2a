import { Anchor, Code, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CaseSummary } from '../../api/operations.ts'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Page } from '../../parts/page.tsx'
import { usePlace } from '../../parts/person.tsx'
import { StateBadge } from '../../parts/state-badge.tsx'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { DecisionBadge, ResultBadge, RiskBadge } from './case-badges.tsx'
import { caseTexts } from './texts.ts'

/** The page of a case: its reference, how it stands, and below what the person may see. Undefined: it is on its way. */
export function CaseHeading({
  shown,
  title,
  actions,
  children,
}: {
  readonly shown: CaseSummary | undefined
  readonly title: string
  readonly actions: ReactNode
  readonly children: ReactNode
}) {
  const t = useTexts(caseTexts)
  const format = useFormat()
  const { workspaceId, environment } = usePlace()
  return (
    <Page
      title={title}
      about={
        <Anchor component={Link} to={`/${workspaceId}/${environment}/cases`} size="sm">
          {t('back')}
        </Anchor>
      }
      actions={actions}
    >
      {shown !== undefined && (
        <>
          <Group gap="xs">
            <ResultBadge passed={shown.passed} />
            <RiskBadge level={shown.risk_level} />
            {shown.decision !== 'none' && <DecisionBadge decision={shown.decision} />}
            {shown.state === 'closed' && <StateBadge tone="neutral">{t('closed')}</StateBadge>}
            {shown.legal_hold && <StateBadge tone="warning">{t('held')}</StateBadge>}
            <Text size="sm" c="dimmed">
              {t('reference')} {shown.reference} · {t('created')} {format.moment(shown.created_at)} · {t('assignee')}{' '}
              {shown.assignee ?? t('nobody')}
            </Text>
          </Group>
          <Group gap={4}>
            <Text size="sm" c="dimmed">
              {t('caseId')}
            </Text>
            <Code>{shown.case_id}</Code>
            <CopyButton value={shown.case_id} what={t('caseId')} />
          </Group>
        </>
      )}
      {children}
    </Page>
  )
}
