import { ActionIcon, Tooltip } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useTexts } from '../text/language.tsx'
import { Icon } from './icons.tsx'
import { partTexts } from './texts.ts'

/** Copies a value; `what` names it to a screen reader. */
export function CopyButton({ value, what }: { readonly value: string; readonly what: string }) {
  const t = useTexts(partTexts)
  const { copied, copy } = useClipboard()
  return (
    <Tooltip label={copied ? t('copied') : t('copyOf')(what)}>
      <ActionIcon variant="subtle" color="gray" onClick={() => copy(value)} aria-label={t('copyOf')(what)}>
        <Icon name={copied ? 'check' : 'copy'} size={16} />
      </ActionIcon>
    </Tooltip>
  )
}
