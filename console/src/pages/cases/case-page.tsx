import { Anchor, Code, Group, Tabs, Text } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { ActionButton } from '../../parts/action-button.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Page } from '../../parts/page.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { useSearchState } from '../../parts/search-state.ts'
import { StateBadge } from '../../parts/state-badge.tsx'
import { useChange, useOperation } from '../../parts/use-operation.ts'
import { useLanguage, useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { DecisionBadge, ResultBadge, RiskBadge } from './case-badges.tsx'
import { CaseActs } from './case-acts.tsx'
import { CaseDocuments } from './case-documents.tsx'
import { CaseTimeline } from './case-timeline.tsx'
import { CaseVerdicts } from './case-verdicts.tsx'
import { caseTexts } from './texts.ts'

const tabs = ['verdicts', 'documents', 'timeline'] as const

/** One case: what was judged, on which documents, what happened and who decided. */
export default function CasePage() {
  const t = useTexts(caseTexts)
  const format = useFormat()
  const { language } = useLanguage()
  const { workspaceId, environment } = usePlace()
  const { case: id = '' } = useParams({ strict: false })
  const found = useOperation('cases.summary', { id })
  const report = useChange('cases.report', [])
  const search = useSearchState(['tab'])
  const tab = tabs.find((one) => one === search.values.tab) ?? 'verdicts'
  const shown = found.data
  const download = () =>
    report.mutate(
      { id, locale: language },
      { onSuccess: ({ pdf }) => saveFile(`case-${shown?.reference ?? id}.pdf`, bytesOf(pdf)) },
    )
  return (
    <Page
      title={shown?.reference ?? t('title')}
      about={
        <Anchor component={Link} to={`/${workspaceId}/${environment}/cases`} size="sm">
          {t('back')}
        </Anchor>
      }
      actions={
        <>
          <ActionButton permission="values.read" variant="default" loading={report.isPending} onClick={download}>
            {t('report')}
          </ActionButton>
          {shown !== undefined && <CaseActs caseId={id} assignee={shown.assignee} />}
        </>
      }
    >
      <ProblemAlert error={found.error ?? report.error} onAgain={() => void found.refetch()} />
      {shown !== undefined && (
        <>
          <Group gap="xs">
            <ResultBadge passed={shown.passed} />
            <RiskBadge level={shown.risk_level} />
            <DecisionBadge decision={shown.decision} />
            {shown.state === 'closed' && <StateBadge tone="neutral">{t('closed')}</StateBadge>}
            {shown.legal_hold && <StateBadge tone="warning">{t('held')}</StateBadge>}
            <Text size="sm" c="dimmed">
              {t('created')} {format.moment(shown.created_at)} · {t('assignee')} {shown.assignee ?? t('nobody')}
            </Text>
          </Group>
          <Group gap={4}>
            <Text size="sm" c="dimmed">
              {t('caseId')}
            </Text>
            <Code>{id}</Code>
            <CopyButton value={id} what={t('caseId')} />
          </Group>
          <Tabs value={tab} onChange={(next) => search.set({ tab: next ?? '' })} keepMounted={false}>
            <Tabs.List>
              <Tabs.Tab value="verdicts">
                {t('verdicts')} ({format.number(shown.counts.verdicts)})
              </Tabs.Tab>
              <Tabs.Tab value="documents">
                {t('documents')} ({format.number(shown.counts.documents)})
              </Tabs.Tab>
              <Tabs.Tab value="timeline">{t('timeline')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="verdicts" pt="md">
              <CaseVerdicts caseId={id} verdicts={shown.verdicts} />
            </Tabs.Panel>
            <Tabs.Panel value="documents" pt="md">
              <CaseDocuments documents={shown.documents} />
            </Tabs.Panel>
            <Tabs.Panel value="timeline" pt="md">
              <CaseTimeline caseId={id} />
            </Tabs.Panel>
          </Tabs>
        </>
      )}
    </Page>
  )
}

function bytesOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'application/pdf' })
}
