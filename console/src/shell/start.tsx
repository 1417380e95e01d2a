import { Button, Center, Container, Loader } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { people } from '../api/person.ts'
import { Problem } from '../api/problem.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { ProblemAlert } from '../parts/problem-alert.tsx'
import { useTexts } from '../text/language.tsx'
import { shellTexts } from './texts.ts'
import { useSignedIn } from './use-signed-in.ts'

/** `/console/`: goes to the first workspace of the person, or to the sign-in. */
export function Start() {
  const t = useTexts(shellTexts)
  const { data: person, error } = useSignedIn()
  if (error instanceof Problem && error.status === 401) return <Navigate to="/sign-in" replace />
  if (person === undefined) {
    return (
      <Center component="main" h="60vh">
        {error === null ? <Loader /> : <ProblemAlert error={error} />}
      </Center>
    )
  }
  const [workspace] = person.workspaces
  if (workspace !== undefined) {
    const environment = workspace.sandbox === null ? 'production' : 'sandbox'
    return <Navigate to={`/${workspace.id}/${environment}`} replace />
  }
  return (
    <Container component="main" size="xs" py="xl">
      <EmptyState title={t('noWorkspace')}>
        {t('askOwner')}
        <Button variant="default" onClick={() => void people('sign-out', {}).then(() => location.reload())}>
          {t('signOut')}
        </Button>
      </EmptyState>
    </Container>
  )
}
