import { Alert, Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../text/language.tsx'
import { CodeBlock } from './code-block.tsx'
import { saveFile } from './save-file.ts'
import { partTexts } from './texts.ts'

/**
 * Shows a secret once: it closes only after the person says that it is stored. `variable` names it in the .env file. The secret is in
 * the memory of this dialog alone.
 */
export function SecretOnce({
  title,
  secret,
  variable,
  onDone,
}: {
  readonly title: string
  /** Null: closed. */
  readonly secret: string | null
  readonly variable: string
  readonly onDone: () => void
}) {
  const t = useTexts(partTexts)
  const [isStored, setStored] = useState(false)
  const close = () => {
    setStored(false)
    onDone()
  }
  return (
    <Modal
      opened={secret !== null}
      onClose={close}
      title={title}
      size="lg"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack>
        <Alert color="yellow" variant="light">
          {t('secretOnce')}
        </Alert>
        <CodeBlock text={secret ?? ''} what={title} />
        <Group justify="space-between">
          <Button
            variant="default"
            onClick={() => saveFile(`${variable.toLowerCase()}.env`, `${variable}=${secret ?? ''}\n`)}
          >
            {t('downloadEnv')}
          </Button>
          <Checkbox
            label={t('storedIt')}
            checked={isStored}
            onChange={(event) => setStored(event.currentTarget.checked)}
          />
        </Group>
        <Button onClick={close} disabled={!isStored}>
          {t('done')}
        </Button>
      </Stack>
    </Modal>
  )
}
