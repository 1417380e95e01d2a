import { Alert, Button, Code, List, Text } from '@mantine/core'
import { Problem } from '../api/problem.ts'
import { useFormat } from '../text/use-format.ts'
import { useTexts } from '../text/language.tsx'
import { partTexts, roleText } from './texts.ts'

/** Says what went wrong, what the server said, and the request id to ask about. Nothing without an error. */
export function ProblemAlert({ error, onAgain }: { readonly error: unknown; readonly onAgain?: () => void }) {
  const t = useTexts(partTexts)
  const format = useFormat()
  if (error === null || error === undefined) return null
  const problem = error instanceof Problem ? error : null
  const roles = (problem?.roles ?? []).map((role) => {
    const name = roleText(role)
    return name === null ? role : t(name)
  })
  return (
    <Alert color="red" title={t('failed')} role="alert" variant="light">
      {problem === null || problem.status === 0 ? (
        <Text size="sm">{problem === null ? String(error) : t('noAnswer')}</Text>
      ) : problem.status === 401 ? (
        <Text size="sm">{t('signInAgain')}</Text>
      ) : roles.length > 0 ? (
        <Text size="sm">{t('roleLacking')(format.list(roles))}</Text>
      ) : (
        <>
          <Text size="sm">{t('serverSays')}</Text>
          {problem.issues.length === 0 ? (
            <Text size="sm" lang="en">
              {problem.message}
            </Text>
          ) : (
            <List size="sm" lang="en">
              {problem.issues.map((issue) => (
                <List.Item key={`${issue.loc.join('.')} ${issue.type}`}>
                  <Code>{issue.loc.slice(1).join('.')}</Code> {issue.msg}
                </List.Item>
              ))}
            </List>
          )}
        </>
      )}
      {problem?.requestId && (
        <Text size="xs" mt={4}>
          {t('requestId')}: <Code>{problem.requestId}</Code>
        </Text>
      )}
      {onAgain && (
        <Button size="xs" variant="default" mt="xs" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </Alert>
  )
}
