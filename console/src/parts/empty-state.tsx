import { Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** What stands where nothing is yet: why it is empty, and the next step. */
export function EmptyState({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Paper withBorder p="lg">
      <Stack gap="sm">
        <Title order={2}>{title}</Title>
        {typeof children === 'string' ? <Text size="sm">{children}</Text> : children}
      </Stack>
    </Paper>
  )
}
