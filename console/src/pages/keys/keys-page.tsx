import { Code, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ApiKey, KeyUse } from '../../api/operations.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { CodeBlock } from '../../parts/code-block.tsx'
import { Confirm } from '../../parts/confirm.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Icon } from '../../parts/icons.tsx'
import { Page } from '../../parts/page.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { SecretOnce } from '../../parts/secret-once.tsx'
import { StateBadge, type Tone } from '../../parts/state-badge.tsx'
import { useChange, useOperation } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { CreateKey } from './create-key.tsx'
import { ReplacedKeys } from './replaced-keys.tsx'
import { RotateKey } from './rotate-key.tsx'
import { keyTexts } from './texts.ts'

/** A key that nothing used for this long is pointed out. */
const unusedMs = 90 * 86_400_000
const refreshMs = 15_000
const tones: Readonly<Record<ApiKey['state'], Tone>> = {
  active: 'good',
  grace: 'warning',
  expired: 'neutral',
  revoked: 'neutral',
}

/** The API keys of the workspace: made, rotated and revoked here. */
export default function KeysPage() {
  const t = useTexts(keyTexts)
  const { workspaceId } = usePlace()
  const keys = useOperation('keys.list', { workspace_id: workspaceId }, { everyMs: refreshMs })
  const uses = useOperation('keys.usage', { workspace_id: workspaceId }, { everyMs: refreshMs })
  const revoke = useChange('keys.revoke', ['keys.list', 'keys.usage'])
  const [dialog, setDialog] = useState<
    { readonly kind: 'create' } | { readonly kind: 'rotate' | 'revoke'; readonly key: ApiKey } | null
  >(null)
  const [secret, setSecret] = useState<string | null>(null)
  const close = () => {
    setDialog(null)
    revoke.reset()
  }
  const onMade = (made: string) => {
    close()
    setSecret(made)
  }
  const columns = useColumns(uses.data, (kind, key) => setDialog({ kind, key }))
  const create = (
    <ActionButton
      permission="access.change"
      leftSection={<Icon name="plus" />}
      onClick={() => setDialog({ kind: 'create' })}
    >
      {t('create')}
    </ActionButton>
  )
  return (
    <Page title={t('title')} about={t('about')} actions={create}>
      <ProblemAlert error={keys.error ?? uses.error} onAgain={() => void keys.refetch()} />
      <ReplacedKeys keys={keys.data} uses={uses.data} />
      <DataTable
        caption={t('list')}
        columns={columns}
        rows={keys.data}
        rowKey={({ id }) => id}
        csvName="api-keys"
        empty={
          <EmptyState title={t('none')}>
            <Text size="sm">{t('noneAbout')}</Text>
            <CodeBlock what={t('tryIt')} text={firstCall()} />
          </EmptyState>
        }
      />
      <CreateKey opened={dialog?.kind === 'create'} onClose={close} onMade={onMade} />
      <RotateKey apiKey={dialog?.kind === 'rotate' ? dialog.key : null} onClose={close} onMade={onMade} />
      <Confirm
        opened={dialog?.kind === 'revoke'}
        title={dialog?.kind === 'revoke' ? t('revokeOf')(dialog.key.name) : ''}
        action={t('revoke')}
        word={dialog?.kind === 'revoke' ? dialog.key.prefix : ''}
        isBusy={revoke.isPending}
        error={revoke.error}
        onClose={close}
        onConfirm={() => dialog?.kind === 'revoke' && revoke.mutate({ id: dialog.key.id }, { onSuccess: close })}
      >
        {t('revokeAbout')}
      </Confirm>
      <SecretOnce title={t('newKey')} secret={secret} variable="GATEHOUSE_API_KEY" onDone={() => setSecret(null)} />
    </Page>
  )
}

function useColumns(
  uses: readonly KeyUse[] | undefined,
  onAction: (kind: 'rotate' | 'revoke', key: ApiKey) => void,
): readonly Column<ApiKey>[] {
  const t = useTexts(keyTexts)
  const format = useFormat()
  // The key's own moment is written some time after its use.
  const lastUsed = ({ id, last_used_at: at }: ApiKey) => uses?.find((one) => one.id === id)?.last_used_at ?? at
  return [
    { id: 'name', header: t('name'), cell: ({ name }) => <Text size="sm">{name}</Text>, value: ({ name }) => name },
    { id: 'prefix', header: t('prefix'), cell: ({ prefix }) => <Code>{prefix}</Code>, value: ({ prefix }) => prefix },
    { id: 'state', header: t('state'), cell: (key) => <KeyState apiKey={key} />, value: ({ state }) => t(state) },
    {
      id: 'scopes',
      header: t('scopes'),
      cell: ({ scopes }) => (
        <Text size="sm" maw={260}>
          {scopes.join(', ')}
        </Text>
      ),
      value: ({ scopes }) => scopes.join(' '),
    },
    {
      id: 'last_used',
      header: t('lastUsed'),
      cell: (key) => <LastUsed at={lastUsed(key)} />,
      value: lastUsed,
    },
    {
      id: 'calls',
      header: t('calls24h'),
      align: 'right',
      cell: ({ id }) => <Calls use={uses?.find((one) => one.id === id)} />,
      value: ({ id }) => uses?.find((one) => one.id === id)?.calls_24h ?? null,
    },
    {
      id: 'created',
      header: t('created'),
      cell: ({ created_at: at }) => <Text size="sm">{format.day(at)}</Text>,
      value: ({ created_at: at }) => at,
    },
    {
      id: 'actions',
      header: t('actions'),
      cell: (key) =>
        key.state === 'active' || key.state === 'grace' ? (
          <Group gap={4} wrap="nowrap">
            {key.state === 'active' && (
              <ActionButton
                permission="access.change"
                size="compact-sm"
                variant="default"
                aria-label={t('rotateOf')(key.name)}
                onClick={() => onAction('rotate', key)}
              >
                {t('rotate')}
              </ActionButton>
            )}
            <ActionButton
              permission="access.change"
              size="compact-sm"
              variant="default"
              aria-label={t('revokeOf')(key.name)}
              onClick={() => onAction('revoke', key)}
            >
              {t('revoke')}
            </ActionButton>
          </Group>
        ) : null,
    },
  ]
}

function LastUsed({ at }: { readonly at: string | null }) {
  const t = useTexts(keyTexts)
  const format = useFormat()
  return (
    <Text size="sm" title={format.moment(at)}>
      {at === null ? t('never') : format.fromNow(at)}
    </Text>
  )
}

function Calls({ use }: { readonly use: KeyUse | undefined }) {
  const t = useTexts(keyTexts)
  const format = useFormat()
  if (use === undefined) return null
  return (
    <>
      <Text size="sm">{format.number(use.calls_24h)}</Text>
      {use.errors_24h > 0 && (
        <Text size="xs" c="dimmed">
          {t('errorsOf')(format.number(use.errors_24h))}
        </Text>
      )}
    </>
  )
}

/** The state, with how long a replaced key still works and whether nothing has used it for long. */
function KeyState({
  apiKey: { state, expires_at: ends, last_used_at: used, created_at: made },
}: {
  readonly apiKey: ApiKey
}) {
  const t = useTexts(keyTexts)
  const format = useFormat()
  const left = ends === null ? null : new Date(ends).getTime() - Date.now()
  const isUnused = state === 'active' && Date.now() - new Date(used ?? made).getTime() > unusedMs
  return (
    <Stack gap={2} align="flex-start">
      <StateBadge tone={tones[state]}>{t(state)}</StateBadge>
      {left !== null && left > 0 && state !== 'revoked' && (
        <Text size="xs" c="dimmed">
          {t('stopsIn')(format.duration(left))}
        </Text>
      )}
      {isUnused && (
        <Text size="xs" c="dimmed">
          {t('unused')}
        </Text>
      )}
    </Stack>
  )
}

function firstCall(): string {
  return [
    `curl ${location.origin}/v1/kyc/verify \\`,
    '  -H "Authorization: Bearer $GATEHOUSE_API_KEY" \\',
    '  -H "Content-Type: application/json" \\',
    `  -d '{"reference":"first-call","environment":"sandbox","values":{"first_name":"Clara","last_name":"Clearwater"}}'`,
  ].join('\n')
}
