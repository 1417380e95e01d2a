import { NavLink, Stack, Text } from '@mantine/core'
import { Link, useRouterState } from '@tanstack/react-router'
import { mayDo } from '../api/person.ts'
import { menuGroups, pages, type MenuGroup } from '../pages/index.ts'
import { Icon } from '../parts/icons.tsx'
import { usePerson, usePlace } from '../parts/person.tsx'
import { useLanguage, useTexts } from '../text/language.tsx'

const order: readonly MenuGroup[] = ['clients', 'integration', 'workspace']

/** The pages that the person may see, by group. */
export function PageMenu() {
  const groups = useTexts(menuGroups)
  const { language } = useLanguage()
  const person = usePerson()
  const place = usePlace()
  const address = useRouterState({ select: ({ location }) => location.pathname })
  const base = `/${place.workspaceId}/${place.environment}`
  const shown = pages.filter(({ permission }) => permission === undefined || mayDo(person, place, permission))
  return (
    <Stack gap={2}>
      {order.map((group) => {
        const entries = shown.filter(({ menu }) => menu?.group === group)
        if (entries.length === 0) return null
        return (
          <div key={group} role="group" aria-label={groups(group)}>
            <Text size="xs" fw={600} c="dimmed" px="sm" pt="sm" pb={4}>
              {groups(group)}
            </Text>
            {entries.map(({ path, menu }) => {
              const isHere = address === `${base}/${path}` || address.startsWith(`${base}/${path}/`)
              return (
                <NavLink
                  key={path}
                  component={Link}
                  to={`${base}/${path}`}
                  label={menu?.name[language]}
                  leftSection={menu && <Icon name={menu.icon} />}
                  active={isHere}
                  aria-current={isHere ? 'page' : undefined}
                  py={6}
                />
              )
            })}
          </div>
        )
      })}
    </Stack>
  )
}
