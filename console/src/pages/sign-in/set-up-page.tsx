import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { people } from '../../api/person.ts'
import { Problem } from '../../api/problem.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useLanguage, useTexts } from '../../text/language.tsx'
import { OpenPage } from './open-page.tsx'
import { signInTexts } from './texts.ts'

/** Makes the first person with the link that the first start prints. The token is in the fragment, which no server or log sees. */
export default function SetUpPage() {
  const t = useTexts(signInTexts)
  const { language } = useLanguage()
  const [token] = useState(() => location.hash.slice(1))
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const setUp = useMutation({
    mutationFn: () => people('set-up', { token, name, email, password, locale: language }),
    onSuccess: async () => {
      queries.clear()
      await navigate({ to: '/', replace: true })
    },
  })
  const isEnded = token === '' || (setUp.error instanceof Problem && setUp.error.code === 'link_invalid')
  return (
    <OpenPage title={t('setUp')} about={t('setUpAbout')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setUp.mutate()
        }}
      >
        <Stack>
          <TextInput
            label={t('name')}
            name="name"
            autoComplete="name"
            required
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
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
            label={t('choosePassword')}
            description={t('passwordHint')}
            name="password"
            autoComplete="new-password"
            required
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          {isEnded ? (
            <Alert color="red" variant="light" role="alert">
              {t('linkEnded')}
            </Alert>
          ) : (
            <ProblemAlert error={setUp.error} />
          )}
          <Button type="submit" loading={setUp.isPending} disabled={token === ''}>
            {t('create')}
          </Button>
        </Stack>
      </form>
    </OpenPage>
  )
}
