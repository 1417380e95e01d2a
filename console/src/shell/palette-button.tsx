import { ActionIcon } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../parts/icons.tsx'
import { useTexts } from '../text/language.tsx'
import { shellTexts } from './texts.ts'

// Loaded when it is first asked for: the first view does not need it.
const Palette = lazy(() => import('./palette.tsx'))

/** Opens the palette, as Ctrl or ⌘ and K do. */
export function PaletteButton() {
  const t = useTexts(shellTexts)
  const [opened, setOpened] = useState(0)
  const open = () => setOpened((count) => count + 1)
  useHotkeys([['mod + K', open]], [])
  return (
    <>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('search')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <Icon name="search" />
      </ActionIcon>
      {opened > 0 && (
        <Suspense>
          <Palette opened={opened} />
        </Suspense>
      )}
    </>
  )
}
