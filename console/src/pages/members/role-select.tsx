import { NativeSelect } from '@mantine/core'
import type { Member } from '../../api/operations.ts'
import { partTexts, roleNames } from '../../parts/texts.ts'
import { useTexts } from '../../text/language.tsx'
import { memberTexts } from './texts.ts'

export type MemberRole = Member['sandbox']

/** Chooses a role in one environment, or none. */
export function RoleSelect({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: MemberRole
  readonly onChange: (role: MemberRole) => void
}) {
  const t = useTexts(memberTexts)
  const shared = useTexts(partTexts)
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={(event) => onChange(roleNames.find((name) => name === event.currentTarget.value) ?? null)}
      data={[{ value: '', label: t('none') }, ...roleNames.map((name) => ({ value: name, label: shared(name) }))]}
    />
  )
}
