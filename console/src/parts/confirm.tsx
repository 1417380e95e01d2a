import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../text/language.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { partTexts } from './texts.ts'

/** Asks before something that cannot be undone; with `word`, the person types it first. */
export function Confirm({
  opened,
  title,
  children,
  action,
  word,
  isBusy,
  error,
  onConfirm,
  onClose,
}: {
  readonly opened: boolean
  readonly title: string
  readonly children: ReactNode
  readonly action: string
  readonly word?: string
  readonly isBusy: boolean
  readonly error: unknown
  readonly onConfirm: () => void
  readonly onClose: () => void
}) {
  const t = useTexts(partTexts)
  const [typed, setTyped] = useState('')
  const close = () => {
    setTyped('')
    onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack>
        {typeof children === 'string' ? <Text size="sm">{children}</Text> : children}
        {word !== undefined && (
          <TextInput
            label={t('typeToConfirm')(word)}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            data-autofocus
          />
        )}
        <ProblemAlert error={error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            color="red"
            loading={isBusy}
            disabled={word !== undefined && typed.trim() !== word}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
