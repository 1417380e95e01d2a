import { Alert } from '@mantine/core'
import { Problem } from '../../api/problem.ts'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { useTexts } from '../../text/language.tsx'
import { signInTexts } from './texts.ts'

/** What is wrong with a link or a password that was chosen; nothing without an error. */
export function LinkProblem({
  error,
  isMissing,
  ended,
}: {
  readonly error: unknown
  /** The address has no token. */
  readonly isMissing: boolean
  /** What is said of a link that does not work. */
  readonly ended: 'linkEnded' | 'setUpEnded'
}) {
  const t = useTexts(signInTexts)
  const problem = error instanceof Problem ? error : null
  const isWeak = problem?.issues.some(({ loc }) => loc.at(-1) === 'password') ?? false
  if (isMissing || problem?.code === 'link_invalid') {
    return (
      <Alert color="red" variant="light" role="alert">
        {t(ended)}
      </Alert>
    )
  }
  if (isWeak) {
    return (
      <Alert color="red" variant="light" role="alert">
        {t('weak')}
      </Alert>
    )
  }
  return <ProblemAlert error={error} />
}
