import { ActionIcon, Menu, Text, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { people } from '../api/person.ts'
import { Icon } from '../parts/icons.tsx'
import { usePerson, usePlace } from '../parts/person.tsx'
import { partTexts } from '../parts/texts.ts'
import { useLanguage, useTexts } from '../text/language.tsx'
import { shellTexts } from './texts.ts'

/** Language, colours and the end of the session. */
export function AccountMenu() {
  const t = useTexts(shellTexts)
  const shared = useTexts(partTexts)
  const person = usePerson()
  const place = usePlace()
  const { language, choose } = useLanguage()
  const scheme = useComputedColorScheme('light')
  const { setColorScheme } = useMantineColorScheme()
  const isDark = scheme === 'dark'
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label={t('account')}>
          <Icon name="people" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Text size="sm" fw={600} px="sm" pt={6}>
          {person.name}
        </Text>
        <Text size="xs" c="dimmed" px="sm" pb={6} style={{ overflowWrap: 'anywhere' }}>
          {person.email}
        </Text>
        <Menu.Divider />
        <Menu.Item component={Link} to={`/${place.workspaceId}/${place.environment}/account`}>
          {t('account')}
        </Menu.Item>
        <Menu.Item lang={language === 'fr' ? 'en' : 'fr'} onClick={() => choose(language === 'fr' ? 'en' : 'fr')}>
          {shared('otherLanguage')}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name={isDark ? 'sun' : 'moon'} size={16} />}
          onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
        >
          {isDark ? t('toLight') : t('toDark')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<Icon name="out" size={16} />}
          // A new page: nothing of the session stays in memory.
          onClick={() => void people('sign-out', {}).finally(() => location.assign('/console/sign-in'))}
        >
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
