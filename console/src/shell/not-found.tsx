import { Anchor, Container } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../parts/empty-state.tsx'
import { useTexts } from '../text/language.tsx'
import { shellTexts } from './texts.ts'

export function NotFound() {
  const t = useTexts(shellTexts)
  return (
    <Container component="main" size="xs" py="xl">
      <EmptyState title={t('notFound')}>
        <Anchor component={Link} to="/">
          {t('goHome')}
        </Anchor>
      </EmptyState>
    </Container>
  )
}
