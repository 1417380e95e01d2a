import { Button, Checkbox, Code, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { WebhookEndpoint } from '../../api/operations.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { usePlace } from '../../parts/person.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { webhookTexts } from './texts.ts'
import { webhookEvents, type WebhookEvent } from './webhook-events.ts'

const eventsDefault: readonly WebhookEvent[] = [
  'kyc.documents_read',
  'kyc.case_verified',
  'kyc.case_assessed',
  'kyc.eid_completed',
]

/** Adds an endpoint, or changes one; `onMade` gets the secret of a new one. Mount it anew for each endpoint. */
export function EndpointForm({
  endpoint,
  opened,
  onClose,
  onMade,
}: {
  /** Null: a new one. */
  readonly endpoint: WebhookEndpoint | null
  readonly opened: boolean
  readonly onClose: () => void
  readonly onMade: (secret: string) => void
}) {
  const t = useTexts(webhookTexts)
  const shared = useTexts(partTexts)
  const { workspaceId } = usePlace()
  const [url, setUrl] = useState(endpoint?.url ?? 'https://')
  const [events, setEvents] = useState<readonly string[]>(endpoint?.events ?? eventsDefault)
  const [secret, setSecret] = useState('')
  const create = useChange('webhooks.create', ['webhooks.list'])
  const change = useChange('webhooks.change', ['webhooks.list'])
  const submit = () => {
    if (endpoint !== null) return change.mutate({ id: endpoint.id, url, events }, { onSuccess: onClose })
    const own = secret === '' ? {} : { secret }
    return create.mutate(
      { workspace_id: workspaceId, url, events, ...own },
      {
        onSuccess: (made) => {
          onClose()
          onMade(made.secret)
        },
      },
    )
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={endpoint === null ? t('create') : t('change')}
      size="lg"
      closeButtonProps={{ 'aria-label': shared('close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          <TextInput
            label={t('url')}
            description={t('urlHint')}
            type="url"
            required
            autoComplete="off"
            data-autofocus
            value={url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <Checkbox.Group label={t('events')} required value={[...events]} onChange={setEvents}>
            <Stack gap={6} mt={6}>
              {webhookEvents.map((event) => (
                <Checkbox
                  key={event}
                  value={event}
                  label={
                    <>
                      {t(event)} <Code>{event}</Code>
                    </>
                  }
                />
              ))}
            </Stack>
          </Checkbox.Group>
          {endpoint === null && (
            <TextInput
              label={t('ownSecret')}
              description={t('ownSecretHint')}
              autoComplete="off"
              minLength={16}
              value={secret}
              onChange={(event) => setSecret(event.currentTarget.value)}
            />
          )}
          <ProblemAlert error={create.error ?? change.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {shared('cancel')}
            </Button>
            <Button type="submit" loading={create.isPending || change.isPending} disabled={events.length === 0}>
              {endpoint === null ? t('create') : t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
