import { Alert, Anchor, Button, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { people } from '../../api/person.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useTexts } from '../../text/language.tsx'
import { OpenPage } from './open-page.tsx'
import { signInTexts } from './texts.ts'

/** Asks for a link to a new password. The answer is the same for every address. */
export default function ForgotPage() {
  const t = useTexts(signInTexts)
  const [email, setEmail] = useState('')
  const forgot = useMutation({ mutationFn: () => people('forgot', { email }) })
  return (
    <OpenPage title={t('forgotTitle')} about={t('forgotAbout')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          forgot.mutate()
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
          <div role="status">
            {forgot.isSuccess && (
              <Alert color="blue" variant="light">
                {t('sent')}
              </Alert>
            )}
          </div>
          <ProblemAlert error={forgot.error} />
          <Button type="submit" loading={forgot.isPending}>
            {t('sendLink')}
          </Button>
          <Anchor component={Link} to="/sign-in" size="sm">
            {t('backToSignIn')}
          </Anchor>
        </Stack>
      </form>
    </OpenPage>
  )
}
