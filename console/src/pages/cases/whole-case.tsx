import { Alert, Tabs, Text } from '@mantine/core'
import { ActionButton } from '../../parts/action-button.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { useSearchState } from '../../parts/search-state.ts'
import { useChange, useOperation } from '../../parts/use-operation.ts'
import { useLanguage, useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { CaseActs } from './case-acts.tsx'
import { CaseHeading } from './case-heading.tsx'
import { CaseTimeline } from './case-timeline.tsx'
import { CaseHistory } from './case-history.tsx'
import { CaseOverview } from './case-overview.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { ScreeningHits } from './screening-hits.tsx'
import { caseTexts, viewTexts } from './texts.ts'

const tabs = ['overview', 'documents', 'screening', 'verdicts', 'timeline'] as const

/** A case with all that is known of its client; numbers are masked until they are revealed. */
export function WholeCase({ caseId }: { readonly caseId: string }) {
  const t = useTexts(caseTexts)
  const view = useTexts(viewTexts)
  const format = useFormat()
  const { language } = useLanguage()
  const search = useSearchState(['tab', 'document'])
  const found = useOperation('cases.view', { id: caseId, language })
  const report = useChange('cases.report', [])
  const tab = tabs.find((one) => one === search.values.tab) ?? 'overview'
  const shown = found.data
  const hits = shown?.content?.screening.hits ?? []
  const download = () =>
    report.mutate(
      { id: caseId, locale: language },
      { onSuccess: ({ pdf }) => saveFile(`case-${shown?.reference ?? caseId}.pdf`, bytesOf(pdf)) },
    )
  return (
    <CaseHeading
      shown={shown}
      title={shown?.subject ?? shown?.reference ?? t('title')}
      actions={
        <>
          <ActionButton permission="values.read" variant="default" loading={report.isPending} onClick={download}>
            {t('report')}
          </ActionButton>
          {shown !== undefined && <CaseActs caseId={caseId} assignee={shown.assignee} />}
        </>
      }
    >
      <ProblemAlert error={found.error ?? report.error} onAgain={() => void found.refetch()} />
      {shown !== undefined && (
        <>
          {shown.verdict !== null && (
            <Alert variant="light" color={shown.verdict.passed ? 'green' : 'red'} p="sm">
              <Text size="sm" fw={600}>
                {shown.reason}
              </Text>
            </Alert>
          )}
          <Tabs value={tab} onChange={(next) => search.set({ tab: next ?? '' })} keepMounted={false}>
            <Tabs.List>
              <Tabs.Tab value="overview">{t('overview')}</Tabs.Tab>
              <Tabs.Tab value="documents">
                {t('documents')} ({format.number(shown.documents.length)})
              </Tabs.Tab>
              <Tabs.Tab value="screening">
                {view('hits')} ({format.number(hits.length)})
              </Tabs.Tab>
              <Tabs.Tab value="verdicts">
                {t('verdicts')} ({format.number(shown.verdicts.length)})
              </Tabs.Tab>
              <Tabs.Tab value="timeline">{t('timeline')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="overview" pt="md">
              <CaseOverview
                shown={shown}
                onDocument={(document) => search.set({ tab: 'documents', document })}
                onScreening={() => search.set({ tab: 'screening' })}
              />
            </Tabs.Panel>
            <Tabs.Panel value="documents" pt="md">
              <DocumentViewer
                caseId={caseId}
                documents={shown.documents}
                chosen={search.values.document}
                onChoose={(document) => search.set({ document })}
              />
            </Tabs.Panel>
            <Tabs.Panel value="screening" pt="md">
              <ScreeningHits hits={hits} parties={shown.content?.screening.parties ?? []} />
            </Tabs.Panel>
            <Tabs.Panel value="verdicts" pt="md">
              <CaseHistory caseId={caseId} />
            </Tabs.Panel>
            <Tabs.Panel value="timeline" pt="md">
              <CaseTimeline caseId={caseId} />
            </Tabs.Panel>
          </Tabs>
        </>
      )}
    </CaseHeading>
  )
}

function bytesOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'application/pdf' })
}
