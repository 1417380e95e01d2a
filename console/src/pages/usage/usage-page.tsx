import { Alert, Button, Group, Modal, NumberInput, Paper, Progress, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { CountedCalls } from '../../api/operations.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { BarChart } from '../../parts/bar-chart.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Page } from '../../parts/page.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useSearchState } from '../../parts/search-state.ts'
import { partTexts } from '../../parts/texts.ts'
import { useChange, useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { usageTexts } from './texts.ts'

const hundred = 100

/** What the workspace used in a month. */
export default function UsagePage() {
  const t = useTexts(usageTexts)
  const format = useFormat()
  const { workspaceId } = usePlace()
  const search = useSearchState(['month'])
  const { month } = search.values
  const usage = useOperation('usage.show', { workspace_id: workspaceId, ...(/^\d{4}-\d{2}$/.test(month) && { month }) })
  const [isRaising, setRaising] = useState(false)
  const reads = usage.data?.reads
  return (
    <Page
      title={t('title')}
      about={t('about')}
      actions={
        <ActionButton permission="workspace.change" variant="default" onClick={() => setRaising(true)}>
          {t('raise')}
        </ActionButton>
      }
    >
      <ProblemAlert error={usage.error} onAgain={() => void usage.refetch()} />
      <Group>
        <TextInput
          type="month"
          label={t('month')}
          value={usage.data?.month ?? month}
          onChange={(event) => search.set({ month: event.currentTarget.value })}
        />
      </Group>
      {reads !== undefined && (
        <Paper withBorder p="md">
          <Stack gap="sm">
            <Title order={2}>{t('reads')}</Title>
            <Text size="xl" fw={600}>
              {t('readsOf')(format.number(reads.used), format.number(reads.cap))}
            </Text>
            <Progress
              value={Math.min(hundred, (hundred * reads.used) / Math.max(1, reads.cap))}
              aria-label={t('reads')}
            />
            {reads.forecast !== null && <Text size="sm">{t('forecast')(format.number(reads.forecast))}</Text>}
            {(reads.forecast ?? 0) > reads.cap && (
              <Alert variant="light" color="yellow" p="xs">
                {t('overCap')}
              </Alert>
            )}
            <BarChart
              title={t('perDay')}
              bars={daysOf(usage.data?.month ?? '').map((day) => ({
                label: format.day(day),
                value: reads.by_day.find((one) => one.day === day)?.used ?? 0,
              }))}
              labelHeader={t('day')}
              valueHeader={t('count')}
              showTable={t('asTable')}
            />
          </Stack>
        </Paper>
      )}
      <Title order={2}>{t('calls')}</Title>
      <DataTable
        caption={t('calls')}
        columns={useColumns()}
        rows={usage.data?.calls}
        rowKey={({ key_id: key, operation }) => `${key} ${operation}`}
        csvName="calls-by-key"
        empty={<Text size="sm">{t('noCalls')}</Text>}
      />
      {isRaising && reads !== undefined && <ChangeCap cap={reads.cap} onClose={() => setRaising(false)} />}
    </Page>
  )
}

/** Every day of a month such as 2026-11. */
function daysOf(month: string): readonly string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
}

function ChangeCap({ cap, onClose }: { readonly cap: number; readonly onClose: () => void }) {
  const t = useTexts(usageTexts)
  const shared = useTexts(partTexts)
  const { workspaceId } = usePlace()
  const [wanted, setWanted] = useState(cap)
  const change = useChange('workspaces.update', ['usage.show'])
  return (
    <Modal opened onClose={onClose} title={t('raise')} closeButtonProps={{ 'aria-label': shared('close') }}>
      <Stack>
        <NumberInput
          label={t('cap')}
          min={0}
          allowDecimal={false}
          value={wanted}
          onChange={(value) => setWanted(Number(value))}
        />
        <ProblemAlert error={change.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button
            loading={change.isPending}
            onClick={() => change.mutate({ id: workspaceId, read_cap: wanted }, { onSuccess: onClose })}
          >
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function useColumns(): readonly Column<CountedCalls>[] {
  const t = useTexts(usageTexts)
  const format = useFormat()
  return [
    {
      id: 'key',
      header: t('key'),
      cell: (row) => (
        <Text size="sm">
          {row.key_name ?? row.key_id} {row.key_prefix}
        </Text>
      ),
      value: (row) => row.key_name ?? row.key_id,
    },
    {
      id: 'operation',
      header: t('operation'),
      cell: ({ operation }) => <Text size="sm">{operation}</Text>,
      value: ({ operation }) => operation,
    },
    {
      id: 'calls',
      header: t('made'),
      align: 'right',
      cell: ({ calls }) => format.number(calls),
      value: ({ calls }) => calls,
    },
    {
      id: 'errors',
      header: t('errors'),
      align: 'right',
      cell: ({ errors }) => format.number(errors),
      value: ({ errors }) => errors,
    },
  ]
}
