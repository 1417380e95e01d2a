import { Code, Text } from '@mantine/core'
import type { TimelineHappening } from '../../api/operations.ts'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useOperation } from '../../parts/use-operation.ts'
import { usePages } from '../../parts/use-pages.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { caseTexts } from './texts.ts'

const rowsPerPage = 50

/** What happened on a case, the newest first. */
export function CaseTimeline({ caseId }: { readonly caseId: string }) {
  const t = useTexts(caseTexts)
  const { cursor, paging } = usePages(caseId)
  const timeline = useOperation('cases.timeline', {
    id: caseId,
    limit: rowsPerPage,
    ...(cursor !== undefined && { cursor }),
  })
  return (
    <>
      <ProblemAlert error={timeline.error} onAgain={() => void timeline.refetch()} />
      <DataTable
        caption={t('timeline')}
        columns={useColumns()}
        rows={timeline.data?.items}
        rowKey={({ at, action, object }) => `${at} ${action} ${object.id}`}
        csvName="timeline"
        paging={paging(timeline.data?.next_cursor)}
        empty={null}
      />
    </>
  )
}

function useColumns(): readonly Column<TimelineHappening>[] {
  const t = useTexts(caseTexts)
  const format = useFormat()
  return [
    {
      id: 'at',
      header: t('when'),
      cell: ({ at }) => <Text size="sm">{format.moment(at)}</Text>,
      value: ({ at }) => at,
    },
    {
      id: 'action',
      header: t('happened'),
      cell: ({ action, outcome, delivery }) => (
        <>
          <Code>{action}</Code> {outcome !== null && outcome !== 'done' && <Code>{outcome}</Code>}{' '}
          {delivery !== null && <Code>{delivery.event}</Code>}
        </>
      ),
      value: ({ action }) => action,
    },
    {
      id: 'actor',
      header: t('who'),
      cell: ({ actor }) => (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {actor === null ? t('system') : actor.id}
        </Text>
      ),
      value: ({ actor }) => actor?.id ?? null,
    },
    {
      id: 'request',
      header: t('requestId'),
      cell: ({ request_id: id }) => (id === null ? '–' : <Code>{id}</Code>),
      value: ({ request_id: id }) => id,
    },
  ]
}
