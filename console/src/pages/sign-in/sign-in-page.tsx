import { Alert, Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { people } from '../../api/person.ts'
import { Problem } from '../../api/problem.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useTexts } from '../../text/language.tsx'
import { OpenPage } from './open-page.tsx'
import { ownPath } from './own-path.ts'
import { signInTexts } from './texts.ts'

/** Signs in by e-mail and password and goes on to where the person was. */
export default function SignInPage() {
  const t = useTexts(signInTexts)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const signIn = useMutation({
    mutationFn: () => people('sign-in', { email, password }),
    onSuccess: async () => {
      queries.clear()
      await navigate({ to: ownPath(search['to']), replace: true })
    },
  })
  const isWrong = signIn.error instanceof Problem && signIn.error.status === 401
  return (
    <OpenPage title={t('signIn')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          signIn.mutate()
        }}
      >
        <Stack>
          <TextInput
            label={t('email')}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordInput
            label={t('password')}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {isWrong ? (
            <Alert color="red" variant="light" role="alert">
              {t('wrong')}
            </Alert>
          ) : (
            <ProblemAlert error={signIn.error} />
          )}
          <Button type="submit" loading={signIn.isPending}>
            {t('signIn')}
          </Button>
          <Anchor component={Link} to="/forgot" size="sm">
            {t('forgot')}
          </Anchor>
        </Stack>
      </form>
    </OpenPage>
  )
}
