import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { people } from '../../api/person.ts'
import { useTexts } from '../../text/language.tsx'
import { LinkProblem } from './link-problem.tsx'
import { OpenPage } from './open-page.tsx'
import { signInTexts } from './texts.ts'
import { useLinkToken } from './use-link.ts'

/** Confirms an address with the link of a mail. A button, since programs that scan mail open links. */
export default function ConfirmEmailPage() {
  const t = useTexts(signInTexts)
  const token = useLinkToken()
  const confirm = useMutation({ mutationFn: () => people('confirm-email', { token }) })
  return (
    <OpenPage title={t('confirmEmail')}>
      <Stack>
        <LinkProblem error={confirm.error} isMissing={token === ''} ended="linkEnded" />
        {confirm.isSuccess ? (
          <>
            <Text size="sm" role="status">
              {t('confirmed')}
            </Text>
            <Anchor component={Link} to="/">
              {t('goOn')}
            </Anchor>
          </>
        ) : (
          <Button loading={confirm.isPending} disabled={token === ''} onClick={() => confirm.mutate()}>
            {t('confirm')}
          </Button>
        )}
      </Stack>
    </OpenPage>
  )
}
