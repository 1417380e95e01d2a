import '@mantine/spotlight/styles.css'
import { Spotlight, spotlight } from '@mantine/spotlight'
import { useEffect } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { mayDo } from '../api/person.ts'
import { pages } from '../pages/index.ts'
import { Icon } from '../parts/icons.tsx'
import { usePerson, usePlace } from '../parts/person.tsx'
import { useLanguage, useTexts } from '../text/language.tsx'
import { shellTexts } from './texts.ts'

/** Goes to a page by typing its name. `opened` counts how often it was asked for. */
export default function Palette({ opened }: { readonly opened: number }) {
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
  // Opened anew each time that the button or the keys ask for it.
  useEffect(() => {
    if (opened > 0) spotlight.open()
  }, [opened])
  return (
    <Spotlight
      actions={actions}
      shortcut={null}
      nothingFound={t('nothingFound')}
      searchProps={{ leftSection: <Icon name="search" />, placeholder: t('search'), 'aria-label': t('search') }}
    />
  )
}
