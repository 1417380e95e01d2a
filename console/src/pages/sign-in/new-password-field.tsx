import { PasswordInput } from '@mantine/core'
import { useTexts } from '../../text/language.tsx'
import { signInTexts } from './texts.ts'

/** Takes a new password; it may be pasted or come from a password manager. */
export function NewPasswordField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const t = useTexts(signInTexts)
  return (
    <PasswordInput
      label={t('choosePassword')}
      description={t('passwordHint')}
      name="password"
      autoComplete="new-password"
      required
      minLength={8}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
