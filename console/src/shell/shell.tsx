import { AppShell, Box, Burger, Center, Group, Loader, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Problem } from '../api/problem.ts'
import { PersonProvider, usePlace } from '../parts/person.tsx'
import { ProblemAlert } from '../parts/problem-alert.tsx'
import { useTexts } from '../text/language.tsx'
import { AccountMenu } from './account-menu.tsx'
import { NotFound } from './not-found.tsx'
import { PaletteButton } from './palette-button.tsx'
import { PageMenu } from './page-menu.tsx'
import { PlaceSwitch } from './place-switch.tsx'
import { shellTexts } from './texts.ts'
import { useSignedIn } from './use-signed-in.ts'

const headerHeight = 56
const bandHeight = 26
const menuWidth = 224

/** What surrounds every page of a workspace: header, menu, and in the sandbox a band that says so, on paper too. */
export function Shell() {
  const t = useTexts(shellTexts)
  const place = usePlace()
  const { data: person, error } = useSignedIn()
  const [isOpen, menu] = useDisclosure(false)
  const address = useRouterState({ select: ({ location }) => location.pathname })
  // A chosen page closes the menu of a narrow window.
  useEffect(menu.close, [address, menu.close])
  if (error instanceof Problem && error.status === 401)
    return <Navigate to="/sign-in" search={{ to: address }} replace />
  if (person === undefined) {
    return (
      <Center component="main" h="60vh">
        {error === null ? <Loader aria-label="Gatehouse" /> : <ProblemAlert error={error} />}
      </Center>
    )
  }
  const workspace = person.workspaces.find(({ id }) => id === place.workspaceId)
  if (workspace === undefined || workspace[place.environment] === null) return <NotFound />
  const isSandbox = place.environment === 'sandbox'
  return (
    <PersonProvider value={person}>
      <AppShell
        header={{ height: headerHeight + (isSandbox ? bandHeight : 0) }}
        navbar={{ width: menuWidth, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
        padding="md"
      >
        <AppShell.Header>
          <a href="#content" className="gatehouse-skip">
            {t('skip')}
          </a>
          <Group h={headerHeight} px="md" justify="space-between" wrap="nowrap" gap="xs">
            <Group gap="xs" wrap="nowrap" miw={0}>
              <Burger
                opened={isOpen}
                onClick={menu.toggle}
                hiddenFrom="sm"
                size="sm"
                aria-label={t('menu')}
                aria-expanded={isOpen}
              />
              <Text fw={700}>Gatehouse</Text>
              <Box visibleFrom="sm">
                <PlaceSwitch />
              </Box>
            </Group>
            <Group gap="xs" wrap="nowrap">
              <PaletteButton />
              <AccountMenu />
            </Group>
          </Group>
          {isSandbox && (
            <Box
              h={bandHeight}
              px="md"
              fz="xs"
              fw={600}
              lh={`${bandHeight}px`}
              bg="var(--gatehouse-sandbox)"
              c="var(--gatehouse-sandbox-text)"
              style={{ overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}
            >
              {t('sandboxBand')}
            </Box>
          )}
        </AppShell.Header>
        <AppShell.Navbar p="xs" aria-label={t('pages')} style={{ overflowY: 'auto' }}>
          <Box hiddenFrom="sm" p="xs">
            <PlaceSwitch />
          </Box>
          <PageMenu />
        </AppShell.Navbar>
        <AppShell.Main id="content" tabIndex={-1} style={{ outline: 'none' }}>
          <Outlet />
        </AppShell.Main>
      </AppShell>
    </PersonProvider>
  )
}
