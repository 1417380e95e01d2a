import { Button, Checkbox, Code, Group, Modal, Stack, Text, TextInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { usePlace } from '../../parts/person.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { keyTexts } from './texts.ts'

const scopes = [
  'kyc:extract',
  'kyc:verify',
  'kyc:eid',
  'kyc:cases:read',
  'kyc:cases:write',
  'kyc:cases:documents',
  'screening:search',
  'bank:read',
  'bank:write',
] as const
type Scope = (typeof scopes)[number]
const scopesDefault: readonly Scope[] = ['kyc:extract', 'kyc:verify']

interface Draft {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly accounts: string
  readonly audience: string
  readonly addresses: string
  readonly lastDay: string
}
const emptyDraft: Draft = { name: '', scopes: scopesDefault, accounts: '', audience: '', addresses: '', lastDay: '' }

/** Makes a key; `onMade` gets its text. */
export function CreateKey({
  opened,
  onClose,
  onMade,
}: {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onMade: (secret: string) => void
}) {
  const t = useTexts(keyTexts)
  const shared = useTexts(partTexts)
  const { workspaceId } = usePlace()
  const [draft, setDraft] = useState(emptyDraft)
  const create = useChange('keys.create', ['keys.list'])
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const close = () => {
    setDraft(emptyDraft)
    create.reset()
    onClose()
  }
  const submit = () =>
    create.mutate(
      { workspace_id: workspaceId, ...inputOf(draft) },
      {
        onSuccess: ({ key }) => {
          close()
          onMade(key)
        },
      },
    )
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('create')}
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
            label={t('name')}
            description={t('nameHint')}
            required
            maxLength={120}
            autoComplete="off"
            data-autofocus
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Checkbox.Group
            label={t('scopes')}
            required
            value={[...draft.scopes]}
            onChange={(chosen) => change({ scopes: scopes.filter((scope) => chosen.includes(scope)) })}
          >
            <Stack gap={6} mt={6}>
              {scopes.map((scope) => (
                <Checkbox key={scope} value={scope} label={<ScopeLabel scope={scope} />} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Textarea
            label={t('addresses')}
            description={t('addressesHint')}
            autosize
            minRows={1}
            value={draft.addresses}
            onChange={(event) => change({ addresses: event.currentTarget.value })}
          />
          <TextInput
            label={t('lastDay')}
            type="date"
            value={draft.lastDay}
            onChange={(event) => change({ lastDay: event.currentTarget.value })}
          />
          <TextInput
            label={t('bound')}
            description={t('boundHint')}
            autoComplete="off"
            value={draft.accounts}
            onChange={(event) => change({ accounts: event.currentTarget.value })}
          />
          {draft.accounts.trim() !== '' && (
            <TextInput
              label={t('audience')}
              autoComplete="off"
              required
              value={draft.audience}
              onChange={(event) => change({ audience: event.currentTarget.value })}
            />
          )}
          <Text size="sm">
            {t('header')} <Code>Authorization: Bearer sk_…</Code>
          </Text>
          <ProblemAlert error={create.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {shared('cancel')}
            </Button>
            <Button type="submit" loading={create.isPending} disabled={draft.scopes.length === 0}>
              {t('create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

function ScopeLabel({ scope }: { readonly scope: Scope }) {
  const t = useTexts(keyTexts)
  return (
    <>
      {t(scope)} <Code>{scope}</Code>
    </>
  )
}

function inputOf({ name, scopes: wanted, accounts, audience, addresses, lastDay }: Draft) {
  return {
    name: name.trim(),
    scopes: wanted,
    addresses: addresses.split(/[\s,]+/).filter((line) => line !== ''),
    ...(lastDay !== '' && { expires: lastDay }),
    ...(accounts.trim() !== '' && { service_accounts: accounts.trim(), audience: audience.trim() }),
  }
}
