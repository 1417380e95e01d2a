import { Button, Group, Modal, NumberInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { partTexts } from '../../parts/texts.ts'
import { useChange } from '../../parts/use-operation.ts'
import { useTexts } from '../../text/language.tsx'
import { webhookTexts } from './texts.ts'

/** docs/webhooks.md#rotating-a-secret. */
const overlapHoursMax = 168
const overlapHoursDefault = 24

/** Replaces the secret of an endpoint; `onMade` gets the new one. */
export function RotateSecret({
  endpointId,
  onClose,
  onMade,
}: {
  readonly endpointId: string
  readonly onClose: () => void
  readonly onMade: (secret: string) => void
}) {
  const t = useTexts(webhookTexts)
  const shared = useTexts(partTexts)
  const [hours, setHours] = useState(overlapHoursDefault)
  const rotate = useChange('webhooks.rotate', ['webhooks.list'])
  const submit = () =>
    rotate.mutate(
      { id: endpointId, overlap_hours: hours },
      {
        onSuccess: ({ secret }) => {
          onClose()
          onMade(secret)
        },
      },
    )
  return (
    <Modal opened onClose={onClose} title={t('rotate')} closeButtonProps={{ 'aria-label': shared('close') }}>
      <Stack>
        <Text size="sm">{t('rotateAbout')}</Text>
        <NumberInput
          label={t('overlap')}
          min={0}
          max={overlapHoursMax}
          allowDecimal={false}
          value={hours}
          onChange={(value) => setHours(Number(value))}
        />
        <ProblemAlert error={rotate.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button loading={rotate.isPending} onClick={submit}>
            {t('rotate')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
