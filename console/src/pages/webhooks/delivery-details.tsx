import { Code, Drawer, Group, Stack, Table, Text, Title } from '@mantine/core'
import type { Delivery } from '../../api/operations.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { StateBadge } from '../../parts/state-badge.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { deliveryTones } from './deliveries.tsx'
import { webhookTexts } from './texts.ts'

/** One delivery: every attempt, and what the endpoint answered last. Null: closed. */
export function DeliveryDetails({
  delivery,
  onClose,
}: {
  readonly delivery: Delivery | null
  readonly onClose: () => void
}) {
  const t = useTexts(webhookTexts)
  const shared = useTexts(partTexts)
  const format = useFormat()
  const replay = useChange('webhooks.replay', ['webhooks.deliveries'])
  return (
    <Drawer
      opened={delivery !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={delivery?.event ?? ''}
      closeButtonProps={{ 'aria-label': shared('close') }}
    >
      {delivery !== null && (
        <Stack>
          <Group gap="xs">
            <StateBadge tone={deliveryTones[delivery.state]}>{t(delivery.state)}</StateBadge>
            <Code>{delivery.id}</Code>
            <CopyButton value={delivery.id} what={delivery.id} />
          </Group>
          <ActionButton
            permission="access.change"
            variant="default"
            loading={replay.isPending}
            onClick={() => replay.mutate({ id: delivery.id }, { onSuccess: onClose })}
          >
            {t('replay')}
          </ActionButton>
          <ProblemAlert error={replay.error} />
          <Title order={2}>{t('attempts')}</Title>
          <Table.ScrollContainer
            pos="relative"
            minWidth={0}
            type="native"
            tabIndex={0}
            role="region"
            aria-label={t('attempts')}
          >
            <Table>
              <Table.Thead>
                <Table.Tr>
                  {(['at', 'outcome', 'status', 'took', 'address'] as const).map((name) => (
                    <Table.Th key={name} scope="col">
                      {t(name)}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {delivery.history.map((attempt) => (
                  <Table.Tr key={attempt.at}>
                    <Table.Td>{format.moment(attempt.at)}</Table.Td>
                    <Table.Td>
                      <Code>{attempt.outcome}</Code>
                    </Table.Td>
                    <Table.Td>{attempt.http_status ?? t('noStatus')}</Table.Td>
                    <Table.Td>{format.duration(attempt.duration_ms)}</Table.Td>
                    <Table.Td>{attempt.address}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          <Title order={2}>{t('response')}</Title>
          {delivery.response_body === null || delivery.response_body === '' ? (
            <Text size="sm">{t('noResponse')}</Text>
          ) : (
            <CodeBlock what={t('response')} text={delivery.response_body} />
          )}
        </Stack>
      )}
    </Drawer>
  )
}
