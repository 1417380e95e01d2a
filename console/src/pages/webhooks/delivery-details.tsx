import { Anchor, Code, Drawer, Group, Stack, Table, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Operations } from '../../api/operations.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { StateBadge } from '../../parts/state-badge.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange, useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { DeliveryAttempts } from './delivery-attempts.tsx'
import { deliveryTones } from './delivery-columns.tsx'
import { webhookTexts } from './texts.ts'

const bodyHeight = 240

export type ShownDelivery = Operations['deliveries.show']['answer']

/** One delivery: what was sent, and each attempt with what was signed and answered. */
export function DeliveryDetails({
  deliveryId,
  onClose,
}: {
  readonly deliveryId: string
  readonly onClose: () => void
}) {
  const t = useTexts(webhookTexts)
  const shared = useTexts(partTexts)
  const { workspaceId } = usePlace()
  const delivery = useOperation('deliveries.show', { workspace_id: workspaceId, id: deliveryId })
  const replay = useChange('webhooks.replay', ['deliveries.search', 'deliveries.show'])
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="xl"
      title={delivery.data === undefined ? t('delivery') : `${t('delivery')} · ${delivery.data.event}`}
      closeButtonProps={{ 'aria-label': shared('close') }}
    >
      <ProblemAlert error={delivery.error} onAgain={() => void delivery.refetch()} />
      {delivery.data !== undefined && (
        <Stack>
          <Group justify="space-between">
            <StateBadge tone={deliveryTones[delivery.data.state]}>{t(delivery.data.state)}</StateBadge>
            <ActionButton
              permission="access.change"
              variant="default"
              loading={replay.isPending}
              onClick={() => replay.mutate({ id: deliveryId }, { onSuccess: onClose })}
            >
              {t('replay')}
            </ActionButton>
          </Group>
          <ProblemAlert error={replay.error} />
          <Facts delivery={delivery.data} />
          <Title order={3} size="h2">
            {t('attempts')}
          </Title>
          <DeliveryAttempts delivery={delivery.data} />
          <div>
            <Title order={3} size="h2">
              {t('body')}
            </Title>
            <Text size="sm" c="dimmed" mb={4}>
              {t('bodyAbout')}
            </Text>
            <CodeBlock what={t('body')} text={delivery.data.body} heightMax={bodyHeight} />
          </div>
        </Stack>
      )}
    </Drawer>
  )
}

function Facts({ delivery }: { readonly delivery: ShownDelivery }) {
  const t = useTexts(webhookTexts)
  const format = useFormat()
  const { workspaceId, environment } = usePlace()
  const caseId = delivery.case_id
  const inHere = delivery.environment === environment
  return (
    <Table variant="vertical" verticalSpacing={4} layout="fixed">
      <Table.Tbody>
        <Fact name={t('deliveryId')}>
          <Copied value={delivery.id} what={t('deliveryId')} />
        </Fact>
        <Fact name={t('eventId')}>
          <Copied value={delivery.event_id} what={t('eventId')} />
        </Fact>
        <Fact name={t('environment')}>{t(delivery.environment === 'production' ? 'production' : 'sandbox')}</Fact>
        <Fact name={t('reference')}>{delivery.reference}</Fact>
        {caseId !== null && (
          <Fact name={t('case')}>
            {inHere ? (
              <Anchor component={Link} to={`/${workspaceId}/${environment}/cases/${caseId}`} size="sm">
                {caseId}
              </Anchor>
            ) : (
              <Code>{caseId}</Code>
            )}
          </Fact>
        )}
        <Fact name={t('sentTo')}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {delivery.url}
          </Text>
          {delivery.endpoint_deleted && <Text size="xs">{t('endpointDeleted')}</Text>}
        </Fact>
        <Fact name={t('created')}>{format.moment(delivery.created_at)}</Fact>
        {delivery.next_attempt_at !== null && (
          <Fact name={t('next')}>
            {format.moment(delivery.next_attempt_at)} ({format.fromNow(delivery.next_attempt_at)})
          </Fact>
        )}
        {delivery.finished_at !== null && <Fact name={t('finished')}>{format.moment(delivery.finished_at)}</Fact>}
      </Table.Tbody>
    </Table>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" w={160}>
        {name}
      </Table.Th>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{children}</Table.Td>
    </Table.Tr>
  )
}

function Copied({ value, what }: { readonly value: string; readonly what: string }) {
  return (
    <Group gap={4} wrap="nowrap">
      <Code>{value}</Code>
      <CopyButton value={value} what={what} />
    </Group>
  )
}
