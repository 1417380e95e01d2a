import { Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../parts/action-button.tsx'
import { DataTable } from '../../parts/data-table.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange, useOperation } from '../../parts/use-operation.ts'
import { usePages } from '../../parts/use-pages.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { useDeliveryColumns } from './delivery-columns.tsx'
import { DeliveryDetails } from './delivery-details.tsx'
import { DeliveryFilters, useDeliveryFilters, wantedBy } from './delivery-filters.tsx'
import { webhookTexts } from './texts.ts'

const rowsPerPage = 50
const refreshMs = 10_000
const dayMs = 86_400_000

/** The deliveries of an endpoint, the newest first. */
export function Deliveries({ endpointId }: { readonly endpointId: string }) {
  const t = useTexts(webhookTexts)
  const shared = useTexts(partTexts)
  const format = useFormat()
  const { workspaceId } = usePlace()
  const filters = useDeliveryFilters()
  const { cursor, paging } = usePages(JSON.stringify([endpointId, filters.values]))
  const wanted = {
    workspace_id: workspaceId,
    endpoint_id: endpointId,
    limit: rowsPerPage,
    ...wantedBy(filters),
    ...(cursor !== undefined && { cursor }),
  }
  const deliveries = useOperation('deliveries.search', wanted, { everyMs: refreshMs })
  const replayFailed = useChange('webhooks.replay_failed', ['deliveries.search', 'deliveries.show'])
  const [shown, setShown] = useState<string | null>(null)
  return (
    <div>
      <Group justify="space-between" align="flex-end" mb="xs">
        <Title order={2}>{t('deliveries')}</Title>
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
      <DeliveryFilters key={filters.values.reference} filters={filters} />
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
        columns={useDeliveryColumns(setShown)}
        rows={deliveries.data?.deliveries}
        rowKey={({ id }) => id}
        csvName="deliveries"
        paging={paging(deliveries.data?.next_cursor)}
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
      {shown !== null && <DeliveryDetails deliveryId={shown} onClose={() => setShown(null)} />}
    </div>
  )
}
