import { Tabs, Text } from '@mantine/core'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useSearchState } from '../../parts/search-state.ts'
import { useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { CaseDocuments } from './case-documents.tsx'
import { CaseHeading } from './case-heading.tsx'
import { CaseTimeline } from './case-timeline.tsx'
import { CaseVerdicts } from './case-verdicts.tsx'
import { caseTexts } from './texts.ts'

const tabs = ['verdicts', 'documents', 'timeline'] as const

/** A case without what is personal of its client. */
export function CaseSummaryView({ caseId }: { readonly caseId: string }) {
  const t = useTexts(caseTexts)
  const found = useOperation('cases.summary', { id: caseId })
  const search = useSearchState(['tab'])
  const tab = tabs.find((one) => one === search.values.tab) ?? 'verdicts'
  const shown = found.data
  return (
    <CaseHeading shown={shown} title={shown?.reference ?? t('title')} actions={undefined}>
      <ProblemAlert error={found.error} onAgain={() => void found.refetch()} />
      <Text size="sm">{t('noPersonal')}</Text>
      {shown !== undefined && (
        <Tabs value={tab} onChange={(next) => search.set({ tab: next ?? '' })} keepMounted={false}>
          <Tabs.List>
            {tabs.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t(name)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="verdicts" pt="md">
            <CaseVerdicts caseId={caseId} verdicts={shown.verdicts} />
          </Tabs.Panel>
          <Tabs.Panel value="documents" pt="md">
            <CaseDocuments documents={shown.documents} />
          </Tabs.Panel>
          <Tabs.Panel value="timeline" pt="md">
            <CaseTimeline caseId={caseId} />
          </Tabs.Panel>
        </Tabs>
      )}
    </CaseHeading>
  )
}
