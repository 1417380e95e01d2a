import { Button, Code, Text } from '@mantine/core'
import type { ListedDelivery } from '../../api/operations.ts'
import type { Column } from '../../parts/data-table.tsx'
import { StateBadge, type Tone } from '../../parts/state-badge.tsx'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { webhookTexts } from './texts.ts'
import type { DeliveryState } from './webhook-events.ts'

export const deliveryTones: Readonly<Record<DeliveryState, Tone>> = {
  pending: 'info',
  sending: 'info',
  delivered: 'good',
  failed: 'bad',
  cancelled: 'neutral',
}

/** The columns of the deliveries; `onShow` opens one. */
export function useDeliveryColumns(onShow: (id: string) => void): readonly Column<ListedDelivery>[] {
  const t = useTexts(webhookTexts)
  const format = useFormat()
  return [
    {
      id: 'created',
      header: t('at'),
      cell: ({ created_at: at }) => (
        <Text size="sm" miw="max-content">
          {format.moment(at)}
        </Text>
      ),
      value: ({ created_at: at }) => at,
    },
    { id: 'event', header: t('event'), cell: ({ event }) => <Code>{event}</Code>, value: ({ event }) => event },
    {
      id: 'reference',
      header: t('reference'),
      cell: ({ reference }) => (
        <Text size="sm" maw={200} truncate title={reference}>
          {reference}
        </Text>
      ),
      value: ({ reference }) => reference,
    },
    {
      id: 'environment',
      header: t('environment'),
      cell: ({ environment }) => (
        <Text size="sm" miw="max-content">
          {t(environment === 'production' ? 'production' : 'sandbox')}
        </Text>
      ),
      value: ({ environment }) => environment,
    },
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
      cell: ({ next_attempt_at: at }) => (
        <Text size="sm" miw="max-content" title={format.moment(at)}>
          {format.fromNow(at)}
        </Text>
      ),
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
