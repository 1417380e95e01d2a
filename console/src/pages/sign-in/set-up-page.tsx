import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../text/language.tsx'
import { LinkProblem } from './link-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { OpenPage } from './open-page.tsx'
import { signInTexts } from './texts.ts'
import { useLinkToken, useSigningIn } from './use-link.ts'

/** Makes the first person with the link that the first start prints. */
export default function SetUpPage() {
  const t = useTexts(signInTexts)
  const { language } = useLanguage()
  const token = useLinkToken()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const setUp = useSigningIn('set-up')
  return (
    <OpenPage title={t('setUp')} about={t('setUpAbout')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setUp.mutate({ token, name, email, password, locale: language })
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
          <NewPasswordField value={password} onChange={setPassword} />
          <LinkProblem error={setUp.error} isMissing={token === ''} ended="setUpEnded" />
          <Button type="submit" loading={setUp.isPending} disabled={token === ''}>
            {t('create')}
          </Button>
        </Stack>
      </form>
    </OpenPage>
  )
}
