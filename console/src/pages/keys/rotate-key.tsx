import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ApiKey } from '../../api/operations.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { keyTexts } from './texts.ts'

/** Grace periods in hours. docs/api.md#rotation. */
const graces = [
  { hours: 0, name: 'grace0' },
  { hours: 1, name: 'grace1' },
  { hours: 24, name: 'grace24' },
  { hours: 72, name: 'grace72' },
  { hours: 168, name: 'grace168' },
] as const
const graceDefault = 24

/** Replaces a key; `onMade` gets the new one's text. */
export function RotateKey({
  apiKey,
  onClose,
  onMade,
}: {
  /** Null: closed. */
  readonly apiKey: ApiKey | null
  readonly onClose: () => void
  readonly onMade: (secret: string) => void
}) {
  const t = useTexts(keyTexts)
  const shared = useTexts(partTexts)
  const [hours, setHours] = useState<number>(graceDefault)
  const rotate = useChange('keys.rotate', ['keys.list'])
  const close = () => {
    rotate.reset()
    onClose()
  }
  return (
    <Modal
      opened={apiKey !== null}
      onClose={close}
      title={t('rotateOf')(apiKey?.name ?? '')}
      closeButtonProps={{ 'aria-label': shared('close') }}
    >
      <Stack>
        <Text size="sm">{t('rotateAbout')}</Text>
        <Radio.Group label={t('graceFor')} value={String(hours)} onChange={(value) => setHours(Number(value))}>
          <Stack gap="xs" mt="xs">
            {graces.map(({ hours: value, name }) => (
              <Radio key={value} value={String(value)} label={t(name)} />
            ))}
          </Stack>
        </Radio.Group>
        <ProblemAlert error={rotate.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {shared('cancel')}
          </Button>
          <Button
            loading={rotate.isPending}
            onClick={() =>
              apiKey !== null &&
              rotate.mutate({ id: apiKey.id, grace_hours: hours }, { onSuccess: ({ key }) => onMade(key) })
            }
          >
            {t('rotate')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
