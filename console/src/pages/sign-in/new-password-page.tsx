import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../text/language.tsx'
import { LinkProblem } from './link-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { OpenPage } from './open-page.tsx'
import { signInTexts } from './texts.ts'
import { useLinkToken, useSigningIn } from './use-link.ts'

/** Takes a new password with the link of a mail. */
export default function NewPasswordPage() {
  const t = useTexts(signInTexts)
  const token = useLinkToken()
  const [password, setPassword] = useState('')
  const reset = useSigningIn('reset')
  return (
    <OpenPage title={t('newPassword')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          reset.mutate({ token, password })
        }}
      >
        <Stack>
          <NewPasswordField value={password} onChange={setPassword} />
          <LinkProblem error={reset.error} isMissing={token === ''} ended="linkEnded" />
          <Button type="submit" loading={reset.isPending} disabled={token === ''}>
            {t('save')}
          </Button>
        </Stack>
      </form>
    </OpenPage>
  )
}
