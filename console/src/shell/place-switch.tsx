import { Group, NativeSelect, SegmentedControl } from '@mantine/core'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { usePerson, usePlace } from '../parts/person.tsx'
import { useTexts } from '../text/language.tsx'
import { shellTexts } from './texts.ts'

/** Chooses workspace and environment; the page stays where it can. */
export function PlaceSwitch() {
  const t = useTexts(shellTexts)
  const person = usePerson()
  const place = usePlace()
  const navigate = useNavigate()
  const [page = ''] = useRouterState({ select: ({ location }) => location.pathname.split('/').slice(3) })
  const here = person.workspaces.find(({ id }) => id === place.workspaceId)
  const go = (workspaceId: string, environment: string) =>
    void navigate({ to: `/${workspaceId}/${environment}/${page}` })
  return (
    <Group gap="xs" wrap="nowrap" miw={0}>
      {person.workspaces.length > 1 && (
        <NativeSelect
          aria-label={t('workspace')}
          value={place.workspaceId}
          onChange={(event) => {
            const next = person.workspaces.find(({ id }) => id === event.currentTarget.value)
            if (next !== undefined)
              go(next.id, next[place.environment] === null ? other(place.environment) : place.environment)
          }}
          data={person.workspaces.map(({ id, name }) => ({ value: id, label: name }))}
          maw={160}
        />
      )}
      {here !== undefined && here.sandbox !== null && here.production !== null && (
        <SegmentedControl
          size="xs"
          aria-label={t('environment')}
          value={place.environment}
          onChange={(environment) => go(place.workspaceId, environment)}
          data={[
            { value: 'sandbox', label: t('sandbox') },
            { value: 'production', label: t('production') },
          ]}
        />
      )}
    </Group>
  )
}

function other(environment: string): string {
  return environment === 'sandbox' ? 'production' : 'sandbox'
}
