import { Button, Code, Group, NativeSelect, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { Delivery } from '../../api/operations.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useSearchState } from '../../parts/search-state.ts'
import { StateBadge, type Tone } from '../../parts/state-badge.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange, useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { DeliveryDetails } from './delivery-details.tsx'
import { webhookTexts } from './texts.ts'
import { deliveryStates, webhookEvents, type DeliveryState } from './webhook-events.ts'

const shownMax = 100
const refreshMs = 10_000
const dayMs = 86_400_000

export const deliveryTones: Readonly<Record<DeliveryState, Tone>> = {
  pending: 'info',
  sending: 'info',
  delivered: 'good',
  failed: 'bad',
  cancelled: 'neutral',
}

/** The deliveries of an endpoint, the newest first. */
export function Deliveries({ endpointId }: { readonly endpointId: string }) {
  const t = useTexts(webhookTexts)
  const shared = useTexts(partTexts)
  const format = useFormat()
  const filters = useSearchState(['state', 'event'])
  const state = deliveryStates.find((one) => one === filters.values.state)
  const event = webhookEvents.find((one) => one === filters.values.event)
  const wanted = { id: endpointId, limit: shownMax, ...(state && { state }), ...(event && { event }) }
  const deliveries = useOperation('webhooks.deliveries', wanted, { everyMs: refreshMs })
  const replayFailed = useChange('webhooks.replay_failed', ['webhooks.deliveries'])
  const [shown, setShown] = useState<string | null>(null)
  return (
    <div>
      <Group justify="space-between" align="flex-end" mb="xs">
        <Title order={2}>{t('deliveries')}</Title>
        <Group align="flex-end" gap="xs">
          <NativeSelect
            label={t('state')}
            value={filters.values.state}
            onChange={(chosen) => filters.set({ state: chosen.currentTarget.value })}
            data={[{ value: '', label: t('any') }, ...deliveryStates.map((value) => ({ value, label: t(value) }))]}
          />
          <NativeSelect
            label={t('event')}
            value={filters.values.event}
            onChange={(chosen) => filters.set({ event: chosen.currentTarget.value })}
            data={[{ value: '', label: t('any') }, ...webhookEvents.map((value) => ({ value, label: t(value) }))]}
          />
          <ActionButton
            permission="access.change"
            variant="default"
            loading={replayFailed.isPending}
            onClick={() =>
              replayFailed.mutate({ endpoint_id: endpointId, failed_since: new Date(Date.now() - dayMs).toISOString() })
            }
          >
            {t('replayFailed')}
          </ActionButton>
        </Group>
      </Group>
      <div role="status">
        {replayFailed.data !== undefined && (
          <Text size="sm" mb="xs">
            {t('replayedCount')(format.number(replayFailed.data.replayed))}
          </Text>
        )}
      </div>
      <ProblemAlert error={deliveries.error ?? replayFailed.error} onAgain={() => void deliveries.refetch()} />
      <DataTable
        caption={t('deliveries')}
        columns={useColumns(setShown)}
        rows={deliveries.data}
        rowKey={({ id }) => id}
        csvName="deliveries"
        empty={
          filters.isFiltered ? (
            <EmptyState title={shared('noneMatch')}>
              <Button variant="default" onClick={filters.clear}>
                {shared('clearFilters')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title={t('noDeliveries')}>{t('noDeliveriesAbout')}</EmptyState>
          )
        }
      />
      <DeliveryDetails
        delivery={deliveries.data?.find(({ id }) => id === shown) ?? null}
        onClose={() => setShown(null)}
      />
    </div>
  )
}

function useColumns(onShow: (id: string) => void): readonly Column<Delivery>[] {
  const t = useTexts(webhookTexts)
  const format = useFormat()
  return [
    {
      id: 'created',
      header: t('at'),
      cell: ({ created_at: at }) => <Text size="sm">{format.moment(at)}</Text>,
      value: ({ created_at: at }) => at,
    },
    { id: 'event', header: t('event'), cell: ({ event }) => <Code>{event}</Code>, value: ({ event }) => event },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state }) => <StateBadge tone={deliveryTones[state]}>{t(state)}</StateBadge>,
      value: ({ state }) => t(state),
    },
    {
      id: 'attempts',
      header: t('attempts'),
      align: 'right',
      cell: ({ attempts }) => attempts,
      value: ({ attempts }) => attempts,
    },
    {
      id: 'status',
      header: t('status'),
      align: 'right',
      cell: ({ http_status: status }) => status ?? t('noStatus'),
      value: ({ http_status: status }) => status,
    },
    {
      id: 'next',
      header: t('next'),
      cell: ({ next_attempt_at: at }) => <Text size="sm">{format.fromNow(at)}</Text>,
      value: ({ next_attempt_at: at }) => at,
    },
    {
      id: 'details',
      header: t('details'),
      cell: ({ id }) => (
        <Button size="compact-sm" variant="default" aria-label={t('detailsOf')(id)} onClick={() => onShow(id)}>
          {t('details')}
        </Button>
      ),
    },
  ]
}
