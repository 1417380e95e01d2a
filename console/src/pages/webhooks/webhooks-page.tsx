import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { WebhookEndpoint } from '../../api/operations.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Icon } from '../../parts/icons.tsx'
import { Page } from '../../parts/page.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { SecretOnce } from '../../parts/secret-once.tsx'
import { useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { EndpointForm } from './endpoint-form.tsx'
import { EndpointState } from './endpoint-state.tsx'
import { webhookTexts } from './texts.ts'

const listenLine = 'bin/gatehouse webhooks listen --endpoint ID --forward-to http://localhost:3000/hook'

/** The webhook endpoints of the workspace. */
export default function WebhooksPage() {
  const t = useTexts(webhookTexts)
  const { workspaceId } = usePlace()
  const endpoints = useOperation('webhooks.list', { workspace_id: workspaceId })
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const add = (
    <ActionButton permission="access.change" leftSection={<Icon name="plus" />} onClick={() => setAdding(true)}>
      {t('create')}
    </ActionButton>
  )
  return (
    <Page title={t('title')} about={t('about')} actions={add}>
      <ProblemAlert error={endpoints.error} onAgain={() => void endpoints.refetch()} />
      <DataTable
        caption={t('list')}
        columns={useColumns()}
        rows={endpoints.data}
        rowKey={({ id }) => id}
        csvName="webhook-endpoints"
        empty={
          <EmptyState title={t('none')}>
            <Text size="sm">{t('noneAbout')}</Text>
            <CodeBlock what={t('listenLine')} text={listenLine} />
          </EmptyState>
        }
      />
      {isAdding && <EndpointForm endpoint={null} opened onClose={() => setAdding(false)} onMade={setSecret} />}
      <SecretOnce
        title={t('secret')}
        secret={secret}
        variable="GATEHOUSE_WEBHOOK_SECRET"
        onDone={() => setSecret(null)}
      />
    </Page>
  )
}

function useColumns(): readonly Column<WebhookEndpoint>[] {
  const t = useTexts(webhookTexts)
  const format = useFormat()
  const { workspaceId, environment } = usePlace()
  return [
    {
      id: 'url',
      header: t('url'),
      cell: ({ id, url }) => (
        <Anchor
          component={Link}
          to={`/${workspaceId}/${environment}/webhooks/${id}`}
          size="sm"
          style={{ overflowWrap: 'anywhere' }}
        >
          {url}
        </Anchor>
      ),
      value: ({ url }) => url,
    },
    {
      id: 'state',
      header: t('state'),
      cell: (endpoint) => <EndpointState endpoint={endpoint} />,
      value: ({ enabled }) => t(enabled ? 'on' : 'off'),
    },
    {
      id: 'events',
      header: t('events'),
      cell: ({ events }) => (
        <Text size="sm" maw={320}>
          {events.join(', ')}
        </Text>
      ),
      value: ({ events }) => events.join(' '),
    },
    {
      id: 'created',
      header: t('created'),
      cell: ({ created_at: at }) => <Text size="sm">{format.day(at)}</Text>,
      value: ({ created_at: at }) => at,
    },
  ]
}
