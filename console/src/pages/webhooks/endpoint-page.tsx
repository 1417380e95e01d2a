import { Anchor, Group, Text } from '@mantine/core'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { WebhookEndpoint } from '../../api/operations.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Confirm } from '../../parts/confirm.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { SecretOnce } from '../../parts/secret-once.tsx'
import { useChange, useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { Deliveries } from './deliveries.tsx'
import { EndpointForm } from './endpoint-form.tsx'
import { EndpointState } from './endpoint-state.tsx'
import { RotateSecret } from './rotate-secret.tsx'
import { TestPing } from './test-ping.tsx'
import { webhookTexts } from './texts.ts'

/** One webhook endpoint: its state, its secret and its deliveries. */
export default function EndpointPage() {
  const t = useTexts(webhookTexts)
  const { workspaceId, environment } = usePlace()
  const { endpoint: id = '' } = useParams({ strict: false })
  const endpoints = useOperation('webhooks.list', { workspace_id: workspaceId })
  const endpoint = endpoints.data?.find((one) => one.id === id)
  const all = `/${workspaceId}/${environment}/webhooks`
  if (endpoint !== undefined) return <OneEndpoint endpoint={endpoint} all={all} />
  return (
    <Page title={t('title')}>
      <ProblemAlert error={endpoints.error} onAgain={() => void endpoints.refetch()} />
      {endpoints.data !== undefined && (
        <EmptyState title={t('unknown')}>
          <Anchor component={Link} to={all}>
            {t('back')}
          </Anchor>
        </EmptyState>
      )}
    </Page>
  )
}

function OneEndpoint({ endpoint, all }: { readonly endpoint: WebhookEndpoint; readonly all: string }) {
  const t = useTexts(webhookTexts)
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'change' | 'rotate' | 'delete' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const change = useChange('webhooks.change', ['webhooks.list'])
  const remove = useChange('webhooks.delete', ['webhooks.list'])
  const close = () => {
    setDialog(null)
    remove.reset()
  }
  return (
    <Page
      title={endpoint.url}
      about={
        <Anchor component={Link} to={all} size="sm">
          {t('back')}
        </Anchor>
      }
      actions={
        <>
          <ActionButton permission="access.change" variant="default" onClick={() => setDialog('change')}>
            {t('change')}
          </ActionButton>
          <ActionButton
            permission="access.change"
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ id: endpoint.id, enabled: !endpoint.enabled })}
          >
            {endpoint.enabled ? t('switchOff') : t('switchOn')}
          </ActionButton>
          <ActionButton permission="access.change" variant="default" onClick={() => setDialog('rotate')}>
            {t('rotate')}
          </ActionButton>
          <ActionButton permission="access.change" variant="default" onClick={() => setDialog('delete')}>
            {t('remove')}
          </ActionButton>
        </>
      }
    >
      <Group gap="xs">
        <EndpointState endpoint={endpoint} />
        <Text size="sm" c="dimmed">
          {endpoint.events.join(', ')}
        </Text>
      </Group>
      {!endpoint.enabled && <Text size="sm">{t('offAbout')}</Text>}
      <ProblemAlert error={change.error} />
      <TestPing endpointId={endpoint.id} />
      <Deliveries endpointId={endpoint.id} />
      {dialog === 'change' && <EndpointForm endpoint={endpoint} opened onClose={close} onMade={setSecret} />}
      {dialog === 'rotate' && <RotateSecret endpointId={endpoint.id} onClose={close} onMade={setSecret} />}
      <Confirm
        opened={dialog === 'delete'}
        title={t('remove')}
        action={t('remove')}
        word={new URL(endpoint.url).hostname}
        isBusy={remove.isPending}
        error={remove.error}
        onClose={close}
        onConfirm={() => remove.mutate({ id: endpoint.id }, { onSuccess: () => void navigate({ to: all }) })}
      >
        {t('removeAbout')}
      </Confirm>
      <SecretOnce
        title={t('secret')}
        secret={secret}
        variable="GATEHOUSE_WEBHOOK_SECRET"
        onDone={() => setSecret(null)}
      />
    </Page>
  )
}
