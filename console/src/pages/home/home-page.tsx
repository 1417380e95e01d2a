import { Anchor, Group, Paper, SimpleGrid, Stack, Table, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ListAge, Operations } from '../../api/operations.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Page } from '../../parts/page.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { StateBadge } from '../../parts/state-badge.tsx'
import { useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { homeTexts } from './texts.ts'

const refreshMs = 30_000

type Overview = Operations['overview.show']['answer']

/** Each step of the set-up with the page where it is done; null: on the command line. */
const steps = [
  ['key_made', 'keys'],
  ['first_call', null],
  ['webhook_made', 'webhooks'],
  ['webhook_tested', 'webhooks'],
  ['policy_chosen', 'settings'],
  ['eid_set', 'settings'],
  ['lists_loaded', null],
  ['mail_configured', null],
] as const

/** What is still to set up, what waits for a person, and how the installation is. */
export default function HomePage() {
  const t = useTexts(homeTexts)
  const { workspaceId, environment } = usePlace()
  const overview = useOperation('overview.show', { workspace_id: workspaceId, environment }, { everyMs: refreshMs })
  return (
    <Page title={t('title')} about={t('about')}>
      <ProblemAlert error={overview.error} onAgain={() => void overview.refetch()} />
      {overview.data !== undefined && (
        <>
          <CaseCounts counts={overview.data.cases} />
          <SimpleGrid cols={{ base: 1, lg: 2 }}>
            <SetUp done={overview.data.set_up} />
            <Health overview={overview.data} />
          </SimpleGrid>
          <Lists lists={overview.data.lists} />
        </>
      )}
    </Page>
  )
}

function CaseCounts({ counts }: { readonly counts: Overview['cases'] }) {
  const t = useTexts(homeTexts)
  const format = useFormat()
  const { workspaceId, environment } = usePlace()
  const tiles: readonly { readonly name: string; readonly count: number; readonly search: string }[] = [
    { name: t('needsReview'), count: counts.needs_review, search: '' },
    { name: t('failed'), count: counts.failed, search: '?result=failed&state=open' },
    { name: t('due'), count: counts.due, search: '?state=open' },
  ]
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }}>
      {tiles.map(({ name, count, search }) => (
        <Paper key={name} withBorder p="md">
          <Text size="sm" c="dimmed">
            {name}
          </Text>
          <Anchor component={Link} to={`/${workspaceId}/${environment}/cases${search}`} fz={26} fw={600}>
            {format.number(count)}
          </Anchor>
        </Paper>
      ))}
    </SimpleGrid>
  )
}

function SetUp({ done }: { readonly done: Overview['set_up'] }) {
  const t = useTexts(homeTexts)
  const { workspaceId, environment } = usePlace()
  const isAllSet = steps.every(([step]) => done[step])
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Title order={2}>{t('setUp')}</Title>
        {isAllSet && <Text size="sm">{t('allSet')}</Text>}
        {steps.map(([step, page]) => (
          <Group key={step} gap="xs">
            <StateBadge tone={done[step] ? 'good' : 'info'}>{done[step] ? t('done') : t('toDo')}</StateBadge>
            {page === null || done[step] ? (
              <Text size="sm">{t(step)}</Text>
            ) : (
              <Anchor component={Link} size="sm" to={`/${workspaceId}/${environment}/${page}`}>
                {t(step)}
              </Anchor>
            )}
          </Group>
        ))}
        {!done.first_call && <CodeBlock what={t('firstCall')} text={firstCall(environment)} />}
      </Stack>
    </Paper>
  )
}

function Health({ overview }: { readonly overview: Overview }) {
  const t = useTexts(homeTexts)
  const format = useFormat()
  const { deliveries, mail, audit } = overview
  const oldest = (at: string | null) => (at === null ? '' : t('oldest')(format.fromNow(at)))
  const rows = [
    { name: t('deliveriesDue'), count: deliveries.due, more: oldest(deliveries.oldest_due_at) },
    { name: t('deliveriesFailed'), count: deliveries.failed_24h, more: '' },
    { name: t('failingEndpoints'), count: deliveries.failing_endpoints, more: '' },
    { name: t('mailWaiting'), count: mail.waiting, more: oldest(mail.oldest_at) },
    { name: t('unsealed'), count: audit.unsealed, more: oldest(audit.oldest_unsealed_at) },
  ]
  return (
    <Paper withBorder p="md">
      <Title order={2} mb="xs">
        {t('health')}
      </Title>
      <Table verticalSpacing={4}>
        <Table.Tbody>
          {rows.map(({ name, count, more }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={400}>
                {name}
              </Table.Th>
              <Table.Td ta="right">{format.number(count)}</Table.Td>
              <Table.Td>
                <Text size="sm" c="dimmed">
                  {more}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  )
}

function Lists({ lists }: { readonly lists: readonly ListAge[] }) {
  const t = useTexts(homeTexts)
  const format = useFormat()
  const columns: readonly Column<ListAge>[] = [
    { id: 'name', header: t('list'), cell: ({ name }) => <Text size="sm">{name}</Text>, value: ({ name }) => name },
    {
      id: 'entries',
      header: t('entries'),
      align: 'right',
      cell: ({ entries }) => format.number(entries),
      value: ({ entries }) => entries,
    },
    {
      id: 'age',
      header: t('age'),
      align: 'right',
      cell: ({ age_days: days }) => format.number(days),
      value: ({ age_days: days }) => days,
    },
  ]
  return (
    <>
      <Title order={2}>{t('lists')}</Title>
      <DataTable
        caption={t('lists')}
        columns={columns}
        rows={lists}
        rowKey={({ id, workspace_id: owner }) => `${owner ?? ''} ${id}`}
        empty={
          <Stack gap="xs">
            <Text size="sm">{t('noLists')}</Text>
            <CodeBlock what={t('loadLists')} text="bin/gatehouse lists import SOURCE FILE" />
          </Stack>
        }
      />
    </>
  )
}

function firstCall(environment: string): string {
  return [
    `curl ${location.origin}/v1/kyc/assess \\`,
    '  -H "Authorization: Bearer $GATEHOUSE_API_KEY" -H "Content-Type: application/json" \\',
    `  -d '{"reference":"client-1","environment":"${environment}","values":{"first_name":"Clara","last_name":"Clearwater"}}'`,
  ].join('\n')
}
