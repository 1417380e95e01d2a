import { Button, Code, Group, Paper, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { AuditEntry, Operations } from '../../api/operations.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useSearchState } from '../../parts/search-state.ts'
import { StateBadge } from '../../parts/state-badge.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useOperation } from '../../parts/use-operation.ts'
import { usePages } from '../../parts/use-pages.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { auditTexts } from './texts.ts'

const rowsPerPage = 50
const refreshMs = 30_000
const names = ['action', 'actor', 'case', 'from', 'to'] as const

/** The audit trail of the workspace, the newest entries first. */
export default function AuditPage() {
  const t = useTexts(auditTexts)
  const shared = useTexts(partTexts)
  const { workspaceId } = usePlace()
  const filters = useSearchState(names)
  const [draft, setDraft] = useState(filters.values)
  const { cursor, paging } = usePages(JSON.stringify([workspaceId, filters.values]))
  const { action, actor, case: caseId, from, to } = filters.values
  const wanted: Readonly<Record<string, string>> = {
    ...(action !== '' && { action }),
    ...(actor !== '' && { actor }),
    ...(caseId !== '' && { case_id: caseId }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  }
  const entries = useOperation('audit.search', {
    workspace_id: workspaceId,
    limit: rowsPerPage,
    ...wanted,
    ...(cursor !== undefined && { cursor }),
  })
  const status = useOperation('audit.status', { workspace_id: workspaceId }, { everyMs: refreshMs })
  const field = (name: (typeof names)[number], label: string, type: string) => (
    <TextInput
      label={label}
      type={type}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
    />
  )
  return (
    <Page title={t('title')} about={t('about')}>
      {status.data !== undefined && <Chain status={status.data} />}
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          filters.set(draft)
        }}
      >
        <Group gap="xs" align="flex-end">
          {field('action', t('actionIs'), 'search')}
          {field('actor', t('actorIs'), 'search')}
          {field('case', t('caseIs'), 'search')}
          {field('from', t('from'), 'date')}
          {field('to', t('to'), 'date')}
          <Button type="submit" variant="default">
            {t('search')}
          </Button>
        </Group>
      </form>
      <ProblemAlert error={entries.error ?? status.error} onAgain={() => void entries.refetch()} />
      <DataTable
        caption={t('list')}
        columns={useColumns()}
        rows={entries.data?.entries}
        rowKey={({ id }) => id}
        csvName="audit"
        paging={paging(entries.data?.next_cursor)}
        empty={
          <EmptyState title={shared('noneMatch')}>
            <Button variant="default" onClick={filters.clear}>
              {shared('clearFilters')}
            </Button>
          </EmptyState>
        }
      />
    </Page>
  )
}

function Chain({ status }: { readonly status: Operations['audit.status']['answer'] }) {
  const t = useTexts(auditTexts)
  const format = useFormat()
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <Text size="sm">
          {t('chained')(format.number(status.sealed), format.number(status.entries))}{' '}
          {status.signed_seq !== null && t('signedUpTo')(format.number(status.signed_seq))}
        </Text>
        <Text size="sm">{t('verify')}</Text>
        <CodeBlock what={t('verify')} text={`bin/gatehouse audit verify`} />
      </Stack>
    </Paper>
  )
}

function useColumns(): readonly Column<AuditEntry>[] {
  const t = useTexts(auditTexts)
  const format = useFormat()
  return [
    {
      id: 'at',
      header: t('when'),
      cell: ({ at }) => <Text size="sm">{format.moment(at)}</Text>,
      value: ({ at }) => at,
    },
    { id: 'action', header: t('action'), cell: ({ action }) => <Code>{action}</Code>, value: ({ action }) => action },
    {
      id: 'actor',
      header: t('actor'),
      cell: ({ actor_type: type, actor_id: id }) => (
        <Text size="sm" maw={220} style={{ overflowWrap: 'anywhere' }}>
          {type} {id}
        </Text>
      ),
      value: ({ actor_type: type, actor_id: id }) => `${type} ${id}`,
    },
    {
      id: 'object',
      header: t('object'),
      cell: ({ object_type: type, object_id: id }) => (
        <Text size="sm" maw={260} style={{ overflowWrap: 'anywhere' }}>
          {type} {id}
        </Text>
      ),
      value: ({ object_type: type, object_id: id }) => `${type} ${id}`,
    },
    {
      id: 'changed',
      header: t('changed'),
      cell: ({ changed, reason, count }) => (
        <Text size="sm">
          {[...changed, reason, count === null ? null : `× ${format.number(count)}`].filter(Boolean).join(', ')}
        </Text>
      ),
      value: ({ changed }) => changed.join(' '),
    },
    {
      id: 'outcome',
      header: t('outcome'),
      cell: ({ outcome }) => <StateBadge tone={outcome === 'done' ? 'neutral' : 'warning'}>{t(outcome)}</StateBadge>,
      value: ({ outcome }) => t(outcome),
    },
    {
      id: 'request',
      header: t('requestId'),
      cell: ({ request_id: id }) => (id === null ? '–' : <Code>{id}</Code>),
      value: ({ request_id: id }) => id,
    },
  ]
}
