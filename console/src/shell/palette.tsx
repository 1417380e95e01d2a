import { ActionIcon } from '@mantine/core'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { useNavigate } from '@tanstack/react-router'
import { mayDo } from '../api/person.ts'
import { pages } from '../pages/index.ts'
import { Icon } from '../parts/icons.tsx'
import { usePerson, usePlace } from '../parts/person.tsx'
import { useLanguage, useTexts } from '../text/language.tsx'
import { shellTexts } from './texts.ts'

export function PaletteButton() {
  const t = useTexts(shellTexts)
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={t('search')}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={spotlight.open}
    >
      <Icon name="search" />
    </ActionIcon>
  )
}

/** Goes to a page by typing its name: Ctrl or ⌘ and K. */
export function Palette() {
  const t = useTexts(shellTexts)
  const { language } = useLanguage()
  const person = usePerson()
  const place = usePlace()
  const navigate = useNavigate()
  const actions = pages.flatMap(({ path, menu, permission }) =>
    menu === undefined || (permission !== undefined && !mayDo(person, place, permission))
      ? []
      : [
          {
            id: path,
            label: menu.name[language],
            leftSection: <Icon name={menu.icon} />,
            onClick: () => void navigate({ to: `/${place.workspaceId}/${place.environment}/${path}` }),
          },
        ],
  )
  return (
    <Spotlight
      actions={actions}
      shortcut="mod + K"
      nothingFound={t('nothingFound')}
      searchProps={{ leftSection: <Icon name="search" />, placeholder: t('search'), 'aria-label': t('search') }}
    />
  )
}
