import { Button, Group, Modal, NativeSelect, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { usePlace } from '../../parts/person.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useTexts } from '../../text/language.tsx'
import type { ProviderChoice } from './provider-section.tsx'
import { settingTexts } from './texts.ts'

const credentialLengthMax = 4_096

/** Chooses a provider and takes its credentials, which leave with the form. */
export function ProviderForm({
  title,
  providers,
  isBusy,
  error,
  onClose,
  onSet,
}: {
  readonly title: string
  readonly providers: readonly ProviderChoice[]
  readonly isBusy: boolean
  readonly error: unknown
  readonly onClose: () => void
  readonly onSet: (provider: string, credentials: Readonly<Record<string, string>>) => void
}) {
  const t = useTexts(settingTexts)
  const shared = useTexts(partTexts)
  const { environment } = usePlace()
  const [chosen, setChosen] = useState(providers[0]?.id ?? '')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const provider = providers.find(({ id }) => id === chosen)
  const needed = provider?.credentials ?? []
  const credential = (name: string) => typed[name]?.trim() ?? ''
  const isComplete = needed.every((name) => credential(name) !== '')
  const submit = () => {
    const names = needed.length === 0 ? [] : [...needed, 'base_url']
    const given = names.map((name) => [name, credential(name)] as const).filter(([, value]) => value !== '')
    onSet(chosen, Object.fromEntries(given))
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${title} · ${t(environment)}`}
      closeButtonProps={{ 'aria-label': shared('close') }}
    >
      <form
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          <NativeSelect
            label={t('provider')}
            data-autofocus
            value={chosen}
            onChange={(event) => {
              setChosen(event.currentTarget.value)
              setTyped({})
            }}
            data={providers.map(({ id, name }) => ({ value: id, label: id === 'sandbox' ? t('builtIn') : name }))}
          />
          {needed.length === 0 ? (
            <Text size="sm">{t('builtInAbout')}</Text>
          ) : (
            <>
              <Text size="sm">{t('credentialsAbout')}</Text>
              {needed.map((name) => (
                <PasswordInput
                  key={`${chosen} ${name}`}
                  label={t(name)}
                  required
                  maxLength={credentialLengthMax}
                  autoComplete="new-password"
                  visibilityToggleButtonProps={{ 'aria-label': t('reveal')(t(name)) }}
                  value={typed[name] ?? ''}
                  onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
                />
              ))}
              <TextInput
                label={t('base_url')}
                description={t('baseUrlHint')}
                type="url"
                autoComplete="off"
                value={typed['base_url'] ?? ''}
                onChange={(event) => setTyped({ ...typed, base_url: event.currentTarget.value })}
              />
            </>
          )}
          <ProblemAlert error={error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {shared('cancel')}
            </Button>
            <Button type="submit" loading={isBusy} disabled={!isComplete}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
