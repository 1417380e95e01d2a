import { Button, Tooltip, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '../text/use-format.ts'
import { useTexts } from '../text/language.tsx'
import { usePerson, useMay } from './person.tsx'
import { partTexts, roleText } from './texts.ts'

/** A button for what needs a permission: without it, it stays to be seen and says which roles may. */
export function ActionButton({
  permission,
  onClick,
  children,
  ...button
}: Omit<ButtonProps, 'children'> & {
  readonly permission: string
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  const t = useTexts(partTexts)
  const format = useFormat()
  const person = usePerson()
  const may = useMay(permission)
  if (may) {
    return (
      <Button {...button} onClick={onClick}>
        {children}
      </Button>
    )
  }
  const names = Object.entries(person.permissions_by_role)
    .filter(([, all]) => all.includes(permission))
    .map(([role]) => {
      const name = roleText(role)
      return name === null ? role : t(name)
    })
  const why = t('roleLacking')(format.list(names))
  // It stays in the order of the keyboard, so that the reason can be read.
  return (
    <Tooltip label={why} multiline maw={280}>
      <Button
        {...button}
        aria-disabled
        data-disabled
        aria-description={why}
        onClick={(event) => event.preventDefault()}
      >
        {children}
      </Button>
    </Tooltip>
  )
}
