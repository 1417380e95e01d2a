import { Alert, Button, Code, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ListedCall } from '../../api/operations.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useSearchState } from '../../parts/search-state.ts'
import { StateBadge, type Tone } from '../../parts/state-badge.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useOperation } from '../../parts/use-operation.ts'
import { usePages } from '../../parts/use-pages.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { CallDetails } from './call-details.tsx'
import { callTexts } from './texts.ts'

const rowsPerPage = 50
const classes = ['2xx', '4xx', '5xx'] as const

/** The calls of the workspace's keys, the newest first. */
export default function CallsPage() {
  const t = useTexts(callTexts)
  const shared = useTexts(partTexts)
  const format = useFormat()
  const place = usePlace()
  const filters = useSearchState(['request', 'status', 'path'])
  const [request, setRequest] = useState(filters.values.request)
  const [path, setPath] = useState(filters.values.path)
  const status = classes.find((one) => one === filters.values.status)
  const { cursor, paging } = usePages(JSON.stringify([place, filters.values]))
  const [shown, setShown] = useState<string | null>(null)
  const calls = useOperation('calls.search', {
    workspace_id: place.workspaceId,
    environment: place.environment,
    limit: rowsPerPage,
    ...(filters.values.request !== '' && { request_id: filters.values.request }),
    ...(filters.values.path !== '' && { path: filters.values.path }),
    ...(status && { status_class: status }),
    ...(cursor !== undefined && { cursor }),
  })
  return (
    <Page title={t('title')} about={t('about')}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          filters.set({ request: request.trim(), path: path.trim() })
        }}
      >
        <Group gap="xs" align="flex-end">
          <TextInput
            label={t('requestId')}
            type="search"
            value={request}
            onChange={(event) => setRequest(event.currentTarget.value)}
          />
          <TextInput
            label={t('path')}
            type="search"
            value={path}
            onChange={(event) => setPath(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            {t('search')}
          </Button>
          <NativeSelect
            label={t('status')}
            value={filters.values.status}
            onChange={(event) => filters.set({ status: event.currentTarget.value })}
            data={[{ value: '', label: t('any') }, ...classes.map((value) => ({ value, label: value }))]}
          />
        </Group>
      </form>
      <ProblemAlert error={calls.error} onAgain={() => void calls.refetch()} />
      {calls.data?.logged_days === 0 && <Text size="sm">{t('off')}</Text>}
      {(calls.data?.unlogged_24h ?? 0) > 0 && (
        <Alert variant="light" color="yellow" p="xs">
          {t('dropped')(format.number(calls.data?.unlogged_24h ?? 0))}
        </Alert>
      )}
      <DataTable
        caption={t('list')}
        columns={useColumns(setShown)}
        rows={calls.data?.calls}
        rowKey={({ id }) => id}
        csvName="calls"
        paging={paging(calls.data?.next_cursor)}
        empty={
          filters.isFiltered ? (
            <EmptyState title={shared('noneMatch')}>
              <Button variant="default" onClick={filters.clear}>
                {shared('clearFilters')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title={t('empty')}>
              <Text size="sm">{t('emptyAbout')}</Text>
              <CodeBlock
                what={t('firstCall')}
                text={`curl ${location.origin}/v1/kyc/cases -H "Authorization: Bearer $GATEHOUSE_API_KEY" -H "X-Service-Environment: ${place.environment}"`}
              />
            </EmptyState>
          )
        }
      />
      {shown !== null && <CallDetails callId={shown} onClose={() => setShown(null)} />}
    </Page>
  )
}

/** The tone of an HTTP status: answered, refused, or a fault of ours. */
export function statusTone(status: number): Tone {
  return status < 400 ? 'good' : status < 500 ? 'warning' : 'bad'
}

function useColumns(onShow: (id: string) => void): readonly Column<ListedCall>[] {
  const t = useTexts(callTexts)
  const format = useFormat()
  return [
    {
      id: 'at',
      header: t('when'),
      cell: ({ at }) => <Text size="sm">{format.moment(at)}</Text>,
      value: ({ at }) => at,
    },
    {
      id: 'call',
      header: t('call'),
      cell: ({ method, path }) => (
        <Code>
          {method} {path}
        </Code>
      ),
      value: ({ method, path }) => `${method} ${path}`,
    },
    {
      id: 'status',
      header: t('status'),
      cell: ({ status }) => <StateBadge tone={statusTone(status)}>{String(status)}</StateBadge>,
      value: ({ status }) => status,
    },
    {
      id: 'code',
      header: t('refusal'),
      cell: ({ code }) => (code === null ? '–' : <Code>{code}</Code>),
      value: ({ code }) => code,
    },
    {
      id: 'took',
      header: t('took'),
      align: 'right',
      cell: ({ duration_ms: ms }) => format.duration(ms),
      value: ({ duration_ms: ms }) => ms,
    },
    {
      id: 'client',
      header: t('client'),
      cell: ({ client }) => <Text size="sm">{client}</Text>,
      value: ({ client }) => client,
    },
    {
      id: 'details',
      header: t('details'),
      cell: ({ id, request_id: request }) => (
        <Button size="compact-sm" variant="default" aria-label={t('detailsOf')(request)} onClick={() => onShow(id)}>
          {t('details')}
        </Button>
      ),
      value: ({ request_id: request }) => request,
    },
  ]
}
