import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readInvitation } from '../../api/invitation.ts'
import { useLanguage, useTexts } from '../../text/language.tsx'
import { LinkProblem } from './link-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { OpenPage } from './open-page.tsx'
import { signInTexts } from './texts.ts'
import { useLinkToken, useSigningIn } from './use-link.ts'

/** Accepts an invitation; who has no account yet makes one. */
export default function JoinPage() {
  const t = useTexts(signInTexts)
  const { language } = useLanguage()
  const token = useLinkToken()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const invitation = useQuery({
    queryKey: ['invitation'],
    queryFn: () => readInvitation(token),
    enabled: token !== '',
    retry: false,
  })
  const accept = useSigningIn('accept')
  const shown = invitation.data
  return (
    <OpenPage title={t('join')} {...(shown && { about: t('joinAbout')(shown.workspace, shown.email) })}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          accept.mutate(shown?.has_account === true ? { token } : { token, name, password, locale: language })
        }}
      >
        <Stack>
          {shown?.has_account === true && <Text size="sm">{t('joinSignedIn')}</Text>}
          {shown?.has_account === false && (
            <>
              <TextInput
                label={t('name')}
                name="name"
                autoComplete="name"
                required
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
              <NewPasswordField value={password} onChange={setPassword} />
            </>
          )}
          <LinkProblem error={invitation.error ?? accept.error} isMissing={token === ''} ended="linkEnded" />
          {shown !== undefined && (
            <Button type="submit" loading={accept.isPending}>
              {t('accept')}
            </Button>
          )}
        </Stack>
      </form>
    </OpenPage>
  )
}
