import { Anchor, Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CaseSummary, Operations } from '../../api/operations.ts'
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
import { DecisionBadge, ResultBadge, RiskBadge } from './case-badges.tsx'
import { CaseFilterBar, caseFilterNames, searchFields, type CaseFilters } from './case-filters.tsx'
import { caseKinds, decisions, riskLevels } from './case-words.ts'
import { caseTexts } from './texts.ts'

const rowsPerPage = 50
const checksShownMax = 3

/** The cases of the environment, the newest first. */
export default function CasesPage() {
  const t = useTexts(caseTexts)
  const shared = useTexts(partTexts)
  const place = usePlace()
  const filters = useSearchState(caseFilterNames)
  const wanted = filterOf(filters.values)
  const { cursor, paging } = usePages(JSON.stringify([place, wanted]))
  const cases = useOperation('cases.search', {
    workspace_id: place.workspaceId,
    environment: place.environment,
    limit: rowsPerPage,
    ...wanted,
    ...(cursor !== undefined && { cursor }),
  })
  return (
    <Page title={t('title')} about={t('about')}>
      <CaseFilterBar filters={filters} />
      <ProblemAlert error={cases.error} onAgain={() => void cases.refetch()} />
      <DataTable
        caption={t('list')}
        columns={useColumns()}
        rows={cases.data?.items}
        rowKey={({ case_id: id }) => id}
        csvName="cases"
        paging={paging(cases.data?.next_cursor)}
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
              <CodeBlock what={t('firstCase')} text={firstCase(place.environment)} />
            </EmptyState>
          )
        }
      />
    </Page>
  )
}

/** The filters of the address as the operation takes them; what it does not know is left out. */
function filterOf(values: CaseFilters['values']): Partial<Operations['cases.search']['input']> {
  const by = searchFields.find((field) => field === values.by) ?? 'reference'
  const state = (['open', 'closed'] as const).find((one) => one === values.state)
  const risk = riskLevels.find((one) => one === values.risk)
  const decision = decisions.find((one) => one === values.decision)
  const kind = caseKinds.find((one) => one === values.kind)
  return {
    ...(values.q !== '' && { [by]: values.q }),
    ...(state && { state }),
    ...(values.result !== '' && { passed: values.result === 'passed' }),
    ...(risk && { risk_level: risk }),
    ...(decision && { decision }),
    ...(kind && { kind }),
  }
}

function useColumns(): readonly Column<CaseSummary>[] {
  const t = useTexts(caseTexts)
  const format = useFormat()
  const { workspaceId, environment } = usePlace()
  return [
    {
      id: 'reference',
      header: t('reference'),
      cell: ({ case_id: id, reference }) => (
        <Anchor
          component={Link}
          to={`/${workspaceId}/${environment}/cases/${id}`}
          size="sm"
          style={{ overflowWrap: 'anywhere' }}
        >
          {reference}
        </Anchor>
      ),
      value: ({ reference }) => reference,
    },
    {
      id: 'kind',
      header: t('kind'),
      cell: ({ kind }) => <Text size="sm">{kind === null ? '–' : t(kind)}</Text>,
      value: ({ kind }) => (kind === null ? null : t(kind)),
    },
    {
      id: 'result',
      header: t('result'),
      cell: ({ passed, legal_hold: isHeld, erased_at: erased, state }) => (
        <Group gap={4}>
          <ResultBadge passed={passed} />
          {state === 'closed' && <StateBadge tone="neutral">{t('closed')}</StateBadge>}
          {isHeld && <StateBadge tone="warning">{t('held')}</StateBadge>}
          {erased !== null && <StateBadge tone="neutral">{t('erased')}</StateBadge>}
        </Group>
      ),
      value: ({ passed }) => (passed === null ? null : passed ? t('passed') : t('failed')),
    },
    {
      id: 'risk',
      header: t('risk'),
      cell: ({ risk_level: level }) => <RiskBadge level={level} />,
      value: ({ risk_level: level }) => (level === null ? null : t(level)),
    },
    {
      id: 'checks',
      header: t('failedChecks'),
      cell: ({ failed_checks: checks }) => (
        <Text size="sm" maw={280} style={{ overflowWrap: 'anywhere' }}>
          {checks.slice(0, checksShownMax).join(', ')}
          {checks.length > checksShownMax && ` +${checks.length - checksShownMax}`}
        </Text>
      ),
      value: ({ failed_checks: checks }) => checks.join(' '),
    },
    {
      id: 'decision',
      header: t('decision'),
      cell: ({ decision }) => <DecisionBadge decision={decision} />,
      value: ({ decision }) => t(decision),
    },
    {
      id: 'assignee',
      header: t('assignee'),
      cell: ({ assignee }) => <Text size="sm">{assignee ?? t('nobody')}</Text>,
      value: ({ assignee }) => assignee,
    },
    {
      id: 'changed',
      header: t('changed'),
      cell: ({ updated_at: at }) => (
        <Text size="sm" title={format.moment(at)}>
          {format.fromNow(at)}
        </Text>
      ),
      value: ({ updated_at: at }) => at,
    },
  ]
}

function firstCase(environment: string): string {
  return [
    `curl ${location.origin}/v1/kyc/assess \\`,
    '  -H "Authorization: Bearer $GATEHOUSE_API_KEY" -H "Content-Type: application/json" \\',
    `  -d '{"reference":"client-1","environment":"${environment}","values":{"first_name":"Clara","last_name":"Clearwater"}}'`,
  ].join('\n')
}
