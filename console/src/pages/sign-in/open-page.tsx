import { Button, Container, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import { useLanguage, useTexts } from '../../text/language.tsx'
import { partTexts } from '../../parts/texts.ts'

/** A page that needs no session: one narrow panel. */
export function OpenPage({
  title,
  about,
  children,
}: {
  readonly title: string
  readonly about?: string
  readonly children: ReactNode
}) {
  const t = useTexts(partTexts)
  const { language, choose } = useLanguage()
  const other = language === 'fr' ? 'en' : 'fr'
  useEffect(() => {
    document.title = `${title} · Gatehouse`
  }, [title])
  return (
    <Container component="main" size={460} py="xl">
      <Paper withBorder p="lg">
        <Stack>
          <Group justify="space-between">
            <Text fw={700}>Gatehouse</Text>
            <Button variant="subtle" size="compact-sm" lang={other} onClick={() => choose(other)}>
              {t('otherLanguage')}
            </Button>
          </Group>
          <Title order={1}>{title}</Title>
          {about !== undefined && <Text size="sm">{about}</Text>}
          {children}
        </Stack>
      </Paper>
    </Container>
  )
}
