import { Group, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, type ReactNode } from 'react'

/** A page: its title, what it is for, its actions. The title gets the focus, so that a screen reader says where it is. */
export function Page({
  title,
  about,
  actions,
  children,
}: {
  readonly title: string
  readonly about?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Gatehouse`
  }, [title])
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ flex: '1 1 280px', minWidth: 0 }}>
          <Title order={1} ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
            {title}
          </Title>
          {about !== undefined && (
            <Text c="dimmed" size="sm" maw={720}>
              {about}
            </Text>
          )}
        </div>
        {actions !== undefined && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  )
}
