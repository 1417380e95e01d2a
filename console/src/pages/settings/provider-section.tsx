import { Code, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { ProviderAccount } from '../../api/operations.ts'
import { ActionButton } from '../../parts/action-button.tsx'
import { Confirm } from '../../parts/confirm.tsx'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { StateBadge } from '../../parts/state-badge.tsx'
import { useTexts } from '../../text/language.tsx'
import { useFormat } from '../../text/use-format.ts'
import { ProviderForm } from './provider-form.tsx'
import { settingTexts } from './texts.ts'

/** A provider that an account can be at. */
export interface ProviderChoice {
  readonly id: string
  readonly name: string
  /** Names of the credentials that it needs; none: it needs no account. */
  readonly credentials: readonly ('client_id' | 'secret_key' | 'api_key' | 'shared_secret' | 'secret')[]
}

export interface Removing {
  readonly isBusy: boolean
  readonly error: unknown
  reset(): void
}

/** The account at a provider of one environment: which one, since when, replaced or deleted. Credentials are never shown. */
export function ProviderSection({
  id,
  title,
  about,
  providers,
  accounts,
  error,
  isBusy,
  isSet,
  onSet,
  removing,
  onUnset,
}: {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly providers: readonly ProviderChoice[]
  readonly accounts: readonly ProviderAccount[] | undefined
  readonly error: unknown
  readonly isBusy: boolean
  readonly isSet: boolean
  readonly onSet: (provider: string, credentials: Readonly<Record<string, string>>, onDone: () => void) => void
  readonly removing: Removing
  readonly onUnset: (onDone: () => void) => void
}) {
  const t = useTexts(settingTexts)
  const { environment } = usePlace()
  const [dialog, setDialog] = useState<'set' | 'unset' | null>(null)
  const account = accounts?.find((one) => one.environment === environment)
  const provider = account?.provider ?? null
  const close = () => {
    setDialog(null)
    removing.reset()
  }
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <div>
          <Group gap="xs">
            <Title order={2} id={id}>
              {title}
            </Title>
            <StateBadge tone={environment === 'production' ? 'info' : 'warning'}>{t(environment)}</StateBadge>
          </Group>
          <Text size="sm" c="dimmed" maw={720}>
            {about}
          </Text>
        </div>
        {account !== undefined && (
          <Account account={account} name={providers.find((one) => one.id === provider)?.name ?? provider} />
        )}
        <ProblemAlert error={dialog === 'set' ? null : error} />
        <Group>
          <ActionButton permission="workspace.change" variant="default" onClick={() => setDialog('set')}>
            {provider === null ? t('choose') : t('replace')}
          </ActionButton>
          {provider !== null && (
            <ActionButton permission="workspace.change" variant="default" onClick={() => setDialog('unset')}>
              {t('unset')}
            </ActionButton>
          )}
          <Text size="sm" role="status">
            {isSet && dialog === null ? t('saved') : ''}
          </Text>
        </Group>
      </Stack>
      {dialog === 'set' && (
        <ProviderForm
          title={title}
          providers={providers}
          isBusy={isBusy}
          error={error}
          onClose={close}
          onSet={(chosen, credentials) => onSet(chosen, credentials, close)}
        />
      )}
      <Confirm
        opened={dialog === 'unset'}
        title={t('unsetOf')(title)}
        action={t('unset')}
        word={environment}
        isBusy={removing.isBusy}
        error={removing.error}
        onClose={close}
        onConfirm={() => onUnset(close)}
      >
        {t('unsetAbout')}
      </Confirm>
    </Paper>
  )
}

function Account({ account, name }: { readonly account: ProviderAccount; readonly name: string | null }) {
  const t = useTexts(settingTexts)
  const format = useFormat()
  if (name === null) return <Text size="sm">{t('noAccount')}</Text>
  return (
    <Text size="sm">
      <strong>{account.provider === 'sandbox' ? t('builtIn') : name}</strong>
      {account.created_at !== null && <> · {t('since')(format.moment(account.created_at))}</>}
      {account.credentials.length > 0 && (
        <>
          {' '}
          · {t('stored')} <Code>{account.credentials.join(', ')}</Code>
        </>
      )}
    </Text>
  )
}
